// Wrap: the page's type and the parts that its front matter hides are classes of <html>, for CSS and without scripts; the page's data is in its HTML.
import React, { type ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import PageMenu from '@site/src/markdown/PageMenu';
import { PAGE_MENU } from '@site/src/markdown/TitleRow';
import { ServedTextProvider } from '@site/src/reading/ServedText';
import PageData, { type Props as PageDataProps } from '@site/src/reading/PageData';
import { pageClasses } from '@site/src/ui/page-parts';

export default function DocItemWrapper(props: Props): ReactNode {
  const content = props.content as Props['content'] & PageDataProps['content'];
  return (
    <HtmlClassNameProvider className={pageClasses(content.frontMatter).join(' ')}>
      <ServedTextProvider
        value={{
          html: content.servedHtml,
          islands: {
            [PAGE_MENU]: <PageMenu path={content.metadata.permalink} />,
          },
        }}
      >
        <DocItem {...props} />
      </ServedTextProvider>
      <PageData content={content} />
    </HtmlClassNameProvider>
  );
}

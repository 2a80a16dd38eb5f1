// Wrap: the page's type and the parts that its front matter hides are classes of <html>, for CSS and without scripts.
import React, { type ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import { pageClasses } from '@site/src/ui/page-parts';

export default function DocItemWrapper(props: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={pageClasses(props.content.frontMatter).join(' ')}>
      <DocItem {...props} />
    </HtmlClassNameProvider>
  );
}

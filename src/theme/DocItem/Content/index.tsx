// Eject 3.10.2: the page's menu beside its title, which is code on the page of an option; where else an option is used.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TitleRow from '@site/src/markdown/TitleRow';
import OptionUses from '@site/src/option/OptionUses';
import optionStyles from '@site/src/option/OptionHeader/styles.module.css';
import type { PageFrontMatter } from '../../../page/page-front-matter';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const { permalink, title } = metadata;
  const isOption = (frontMatter as PageFrontMatter).option !== undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined && (
        <header className={isOption ? optionStyles.option : undefined}>
          <TitleRow path={permalink}>
            <Heading as="h1">{title}</Heading>
          </TitleRow>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
      {isOption && <OptionUses />}
    </div>
  );
}

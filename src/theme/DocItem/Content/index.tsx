// Eject 3.10.2: the page's menu beside its title; a page that has no translation says so above its English text.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TitleRow from '@site/src/markdown/TitleRow';
import NotTranslated from '../../../i18n/NotTranslated';
import { isTranslated } from '../../../i18n/content-path';

export default function DocItemContent({ children }: Props): ReactNode {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const { metadata, contentTitle } = useDoc();
  const { permalink, title, source } = metadata;
  const isSource = currentLocale === defaultLocale;
  return (
    <>
      {!isSource && !isTranslated(source, currentLocale) && <NotTranslated />}
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {contentTitle === undefined && (
          <header>
            <TitleRow path={permalink}>
              <Heading as="h1">{title}</Heading>
            </TitleRow>
          </header>
        )}
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}

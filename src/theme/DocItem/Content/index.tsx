// Wrap: a page that has no translation says so above its English text.
import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import NotTranslated from '@site/src/translations/NotTranslated';
import { isTranslated } from '@site/src/translations/content-path';

export default function DocItemContentWrapper(props: Props): ReactNode {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const { source } = useDoc().metadata;
  const isSource = currentLocale === defaultLocale;
  return (
    <>
      {!isSource && !isTranslated(source, currentLocale) && <NotTranslated />}
      <DocItemContent {...props} />
    </>
  );
}

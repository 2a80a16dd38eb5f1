import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** A small notice above a translated page. */
export default function TranslationNotice({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <aside className={styles.notice}>{children}</aside>;
}

/** The same page in the language that all pages are written in. */
export function SourcePageLink(): ReactNode {
  const { defaultLocale } = useDocusaurusContext().i18n;
  const source = useAlternatePageUtils().createUrl({
    locale: defaultLocale,
    fullyQualified: false,
  });
  return (
    <Link to={`pathname://${source}`} target="_self" autoAddBaseUrl={false}>
      <Translate id="translation.readEnglish" description="Link to the English page">
        English page
      </Translate>
    </Link>
  );
}

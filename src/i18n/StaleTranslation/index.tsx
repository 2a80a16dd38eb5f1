import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** Says above a translated page that its English text has changed since, with a link to that. */
export default function StaleTranslation(): ReactNode {
  const { defaultLocale } = useDocusaurusContext().i18n;
  const source = useAlternatePageUtils().createUrl({
    locale: defaultLocale,
    fullyQualified: false,
  });
  const link = (
    <Link to={`pathname://${source}`} target="_self" autoAddBaseUrl={false}>
      <Translate id="translation.readEnglish" description="Link to the English page">
        English page
      </Translate>
    </Link>
  );
  return (
    <aside className={styles.notice}>
      <Translate
        id="translation.stale"
        description="Notice on a translation that is older than its source"
        values={{ link }}
      >
        {
          'The English text of this page has changed since it was translated. Compare with the {link}.'
        }
      </Translate>
    </aside>
  );
}

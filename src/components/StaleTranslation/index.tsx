import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** A small notice on a translated page whose English text has changed since. */
export default function StaleTranslation(): ReactNode {
  const english = useAlternatePageUtils().createUrl({ locale: 'en', fullyQualified: false });
  return (
    <aside className={styles.notice}>
      <Translate
        id="translation.stale"
        description="Notice on a translation that is older than its source"
        values={{
          link: (
            <Link to={`pathname://${english}`} target="_self">
              <Translate id="translation.readEnglish" description="Link to the English page">
                English page
              </Translate>
            </Link>
          ),
        }}
      >
        {
          'The English text of this page has changed since it was translated. Compare with the {link}.'
        }
      </Translate>
    </aside>
  );
}

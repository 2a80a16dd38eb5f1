import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import TranslationNotice, { SourcePageLink } from '../TranslationNotice';

/** Says that a page's English text has changed since it was translated. */
export default function StaleTranslation(): ReactNode {
  return (
    <TranslationNotice>
      <Translate
        id="translation.stale"
        description="Notice on a translation that is older than its source"
        values={{ link: <SourcePageLink /> }}
      >
        {
          'The English text of this page has changed since it was translated. Compare with the {link}.'
        }
      </Translate>
    </TranslationNotice>
  );
}

import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import TranslationNotice from '../TranslationNotice';

/** Says that a page is shown in English because it has no translation. */
export default function NotTranslated(): ReactNode {
  return (
    <TranslationNotice>
      <Translate
        id="translation.missing"
        description="Notice on a page that has no translation and is shown in English"
      >
        This page has not been translated yet and is shown in English.
      </Translate>
    </TranslationNotice>
  );
}

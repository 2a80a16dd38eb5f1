import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import PasteForm from '../../ui/PasteForm';
import { RSBUILD_VERSION } from '../../ui/rsbuild-version';
import { MAX_LENGTH } from '../check-config';
import VersionField from '../VersionField';
import styles from './styles.module.css';

/** A field for a configuration, and below it what src/config-check/show-report.ts says about it. */
export default function ConfigCheck(): ReactNode {
  return (
    <PasteForm
      name="config"
      label={<Translate id="config.paste">Paste your configuration or a part of it</Translate>}
      aside={
        <VersionField
          label={translate({ id: 'config.version', message: 'Rsbuild version' })}
          placeholder={RSBUILD_VERSION}
        />
      }
      note={
        <Translate id="config.note">
          Nothing is sent or run: your browser reads it as text.
        </Translate>
      }
      noScript={
        <Translate
          id="config.noScript"
          values={{
            list: (
              <Link to="/config/#all-options">
                <Translate id="config.noScript.list">list of all options</Translate>
              </Link>
            ),
          }}
        >
          {
            'The field for a configuration needs JavaScript. Without it, look up a name in the {list}.'
          }
        </Translate>
      }
      rows={8}
      // One more, so that what is cut off is known to be too long.
      maxLength={MAX_LENGTH + 1}
      placeholder={'export default {\n  output: { … },\n};'}
    >
      <p role="status" className={styles.status} />
      <ol className={styles.list} />
      <details open hidden>
        <summary>
          <Translate id="config.options">What each option does</Translate>
        </summary>
        <ul className={styles.list} />
      </details>
    </PasteForm>
  );
}

import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { CHANGES_INDEX, stepName } from '../../history/change-files';
import { data } from '../../ui/dom-contract';
import { useOverview } from '../../option/useOverview';
import VersionField from '../VersionField';
import styles from './styles.module.css';

/** The same for programs, and for readers without scripts. */
function Files({
  steps,
}: Pick<NonNullable<ReturnType<typeof useOverview>>['versions'] & {}, 'steps'>) {
  const { withBaseUrl } = useBaseUrlUtils();
  const link = (file: string, text: ReactNode) => (
    <Link key={file} to={`pathname://${withBaseUrl(`/${file}`)}`} target="_self">
      {text}
    </Link>
  );
  return (
    <div className={styles.files} {...data({ search: 'skip' })}>
      {link(CHANGES_INDEX, <Translate id="between.files">The same as Markdown</Translate>)}
      <ul>
        {steps.map((step) => (
          <li key={step[0]}>{link(stepName(step), step.join(' → '))}</li>
        ))}
      </ul>
    </div>
  );
}

/** Asks for two versions; src/config-check/show-differences.ts tells what is different, below. */
export default function BetweenVersions(): ReactNode {
  const { known, steps } = useOverview()!.versions!;
  return (
    <>
      <form
        className={styles.form}
        action="#changes-between-versions"
        {...data({ between: '', search: 'skip', markdown: 'skip' })}
      >
        <VersionField
          name="from"
          label={translate({ id: 'between.from', message: 'From' })}
          defaultValue={known.documented}
        />
        <VersionField
          name="to"
          label={translate({ id: 'between.to', message: 'To' })}
          defaultValue={known.to}
        />
        <button type="submit" className="button">
          <Translate id="between.compare">Compare</Translate>
        </button>
        <button type="submit" className="button" value="touched">
          <Translate id="between.touched">Compare for the configuration above</Translate>
        </button>
        <p role="status" className={styles.status} />
        <p role="alert" hidden>
          <Translate id="between.failed">
            The changes couldn’t be loaded. Check your connection, then try again.
          </Translate>
        </p>
        <div className={styles.differences} />
      </form>
      <Files steps={steps} />
    </>
  );
}

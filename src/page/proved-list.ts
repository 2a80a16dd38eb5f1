import { translate } from '@docusaurus/Translate';
import { dataAttributes } from '../ui/dom-contract';
import { fetchFile } from '../ui/fetch-file';
import { makeElement } from '../ui/make-element';
import { proofAddress, type ProvedStatement, type Trial } from './checked-page';

/** How a test tries a statement, for readers. */
const trialLabels = (): Readonly<Record<Trial, string>> => ({
  dev: translate({ id: 'doc.tried.dev', message: 'tried on a running dev server' }),
  preview: translate({ id: 'doc.tried.preview', message: 'tried on a running preview server' }),
  command: translate({ id: 'doc.tried.command', message: 'tried by running the command' }),
  script: translate({
    id: 'doc.tried.script',
    message: 'tried by a script that calls the package',
  }),
  rspack: translate({
    id: 'doc.tried.rspack',
    message: 'read from the Rspack configuration that Rsbuild makes',
  }),
  build: translate({ id: 'doc.tried.build', message: 'tried by a build' }),
});

/** A statement, how it is tried, and where it isn't known to hold; leads to the test where the site's repository is known. */
function renderStatement(
  { text, proofs, tried = 'build', versions: held }: ProvedStatement,
  versionsTried: readonly string[],
  repository?: string,
): Node {
  const href = proofAddress(repository, proofs[0]!);
  const how = trialLabels()[tried];
  // The cells of a table's row.
  const statement = makeElement('span', { lang: 'en' }, text.replaceAll(' | ', ' — '));
  const note = makeElement('small', {}, href ? makeElement('a', { href }, how) : how);
  const others = versionsTried.filter((version) => !held.includes(version));
  if (others.length > 0)
    note.append(
      ' · ',
      translate(
        { id: 'doc.proved.notIn', message: 'not shown for {versions}' },
        { versions: others.join(', ') },
      ),
    );
  return makeElement('li', {}, statement, ' ', note);
}

/** Puts the proved statements in place of the link to them; the link stays where they can't be loaded. */
export async function showProvedList(details: HTMLDetailsElement): Promise<void> {
  const link = details.querySelector<HTMLAnchorElement>(':scope > a');
  if (!link) return;
  const { repository, versionsTried } = dataAttributes(details);
  const versions = versionsTried?.split(' ').filter(Boolean) ?? [];
  const status = details.querySelector<HTMLElement>('[role="status"]')!;
  try {
    const statements: readonly ProvedStatement[] = await (await fetchFile(link.href)).json();
    const items = statements.map((statement) => renderStatement(statement, versions, repository));
    status.textContent = '';
    link.replaceWith(makeElement('ul', {}, ...items));
  } catch {
    status.textContent = translate({
      id: 'doc.proved.failed',
      message: 'The list could not be loaded. Check your connection and open it again.',
    });
  }
}

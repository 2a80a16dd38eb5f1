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

/** A statement, and how it is tried; leads to the test where the site's repository is known. */
function renderStatement(
  { text, proofs, tried = 'build' }: ProvedStatement,
  repository?: string,
): Node {
  const href = proofAddress(repository, proofs[0]!);
  const how = trialLabels()[tried];
  // The cells of a table's row.
  const statement = makeElement('span', { lang: 'en' }, text.replaceAll(' | ', ' — '));
  const note = makeElement('small', {}, href ? makeElement('a', { href }, how) : how);
  return makeElement('li', {}, statement, ' ', note);
}

/** Puts the proved statements in place of the link to them; the link stays where they can't be loaded. */
export async function showProvedList(details: HTMLDetailsElement): Promise<void> {
  const link = details.querySelector<HTMLAnchorElement>(':scope > a');
  if (!link) return;
  const { repository } = dataAttributes(details);
  const status = details.querySelector<HTMLElement>('[role="status"]')!;
  try {
    const statements: readonly ProvedStatement[] = await (await fetchFile(link.href)).json();
    const items = statements.map((statement) => renderStatement(statement, repository));
    status.textContent = '';
    link.replaceWith(makeElement('ul', {}, ...items));
  } catch {
    status.textContent = translate({
      id: 'doc.proved.failed',
      message: 'The list could not be loaded. Check your connection and open it again.',
    });
  }
}

import { translate } from '@docusaurus/Translate';
import { dataAttributes } from '../ui/dom-contract';
import { proofAddress, type ProvedStatement, type Trial } from './checked-page';

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (Node | string)[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

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
  const statement = make('span', [text.replaceAll(' | ', ' — ')], { lang: 'en' });
  return make('li', [statement, ' ', make('small', [href ? make('a', [how], { href }) : how])]);
}

async function statementsAt(address: string): Promise<readonly ProvedStatement[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Puts the proved statements in place of the link to them; the link stays where they can't be loaded. */
export async function showProvedList(details: HTMLDetailsElement): Promise<void> {
  const link = details.querySelector<HTMLAnchorElement>(':scope > a');
  if (!link) return;
  const { repository } = dataAttributes(details);
  const status = details.querySelector<HTMLElement>('[role="status"]')!;
  try {
    const statements = await statementsAt(link.href);
    const items = statements.map((statement) => renderStatement(statement, repository));
    status.textContent = '';
    link.replaceWith(make('ul', items));
  } catch {
    status.textContent = translate({
      id: 'doc.proved.failed',
      message: 'The list could not be loaded. Check your connection and open it again.',
    });
  }
}

import { translate } from '@docusaurus/Translate';
import { dataOf } from '../ui/dom-contract';
import { proofAddress, type ProvedStatement } from './checked-page';

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

/** The file and line of a proof; leads there where the site's repository is known. */
function renderProof(proof: string, repository: string | undefined): Node {
  const name = make('code', [proof.replace('tests/docs/', '')]);
  const href = proofAddress(repository, proof);
  return href ? make('a', [name], { href }) : name;
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
  const { repository } = dataOf(details);
  const status = details.querySelector<HTMLElement>('[role="status"]')!;
  try {
    const statements = await statementsAt(link.href);
    const items = statements.map(({ text, proofs }) =>
      make('li', [
        text,
        make(
          'div',
          proofs.flatMap((proof) => [renderProof(proof, repository), ' ']),
        ),
      ]),
    );
    status.textContent = '';
    link.replaceWith(make('ol', items, { lang: 'en' }));
  } catch {
    status.textContent = translate({
      id: 'doc.proved.failed',
      message: 'The list could not be loaded. Check your connection and open it again.',
      description: 'Under a page, when the list of its proved statements does not come',
    });
  }
}

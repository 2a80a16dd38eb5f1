import { translate } from '@docusaurus/Translate';
import { localAddress } from '../routing/local-address';
import { textIn } from '../ui/answer-forms';
import { marked } from '../ui/dom-contract';
import { makeElement } from '../ui/make-element';
import { parsePage } from '../ui/own-html';
import { explainLog, type FoundMessage } from './explain-log';

/** How many paragraphs, lists and samples of a section are shown. */
const SHOWN = 3;

const addressOf = (link: string) => new URL(localAddress(link), window.location.href);

/** The page at an address; undefined where it doesn't come, as without a network. */
async function readPage(address: URL): Promise<Document | undefined> {
  if (address.pathname === window.location.pathname) return document;
  const response = await fetch(address.pathname).catch(() => undefined);
  return response?.ok ? parsePage(await response.text()) : undefined;
}

/** A section's heading, and what it says of the message: after the message itself, until enough is said. */
function readSection(page: Document, id: string) {
  const heading = page.getElementById(id);
  if (!heading) return undefined;
  const said: Element[] = [];
  let next = (heading.closest('summary') ?? heading).nextElementSibling;
  for (
    ;
    next && said.length < SHOWN && !next.matches('h2, h3, h4, details');
    next = next.nextElementSibling
  ) {
    if (next.matches('p')) said.push(next);
    else if (said.length) said.push(next.querySelector('.theme-code-block') ?? next);
  }
  return { title: [...heading.childNodes].filter((node) => !isAnchor(node)), said };
}

const isAnchor = (node: Node) => node instanceof Element && node.matches('.hash-link');

/** A copy of what another page says: its links lead where they lead there, and no id is there twice. */
function copyOf(element: Node, address: URL): Node {
  const copy = document.importNode(element, true);
  if (!(copy instanceof Element)) return copy;
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
  for (const link of copy.querySelectorAll('a'))
    link.href = new URL(link.getAttribute('href') ?? '', address).href;
  return copy;
}

/** What the list has a message as; where it ends with a quote or a space, a name of the reader's follows. */
const quote = ({ says }: FoundMessage) =>
  makeElement('code', {}, /[\s'"`/[(-]$/.test(says) ? `${says}…` : says);

async function explain(found: FoundMessage): Promise<Node[]> {
  const address = addressOf(found.link);
  const page = await readPage(address);
  const section = page && readSection(page, decodeURIComponent(address.hash.slice(1)));
  const title = section?.title.map((node) => copyOf(node, address)) ?? [quote(found)];
  return [
    makeElement('p', {}, makeElement('strong', {}, quote(found))),
    ...(section?.said.map((part) => copyOf(part, address)) ?? []),
    makeElement(
      'p',
      {},
      translate({
        id: 'messages.more',
        message: 'Read on:',
        description: 'Before the link to the section that explains a message',
      }),
      ' ',
      makeElement('a', { href: address.href }, ...title),
    ),
  ];
}

function another(found: FoundMessage): Node {
  const label = translate({
    id: 'messages.another',
    message: 'Your log also has:',
    description: 'Before the link to the section of another message that is as likely',
  });
  return makeElement(
    'p',
    {},
    label,
    ' ',
    makeElement('a', { href: localAddress(found.link) }, quote(found)),
  );
}

/** Explains the message in a form below its field. Nothing of what was pasted becomes a part of the page. */
export async function showAnswer(form: HTMLElement): Promise<void> {
  const { value: text } = textIn(form);
  const [found, other] = explainLog(text);
  form.querySelector<HTMLElement>(marked('unknownMessage'))!.hidden =
    Boolean(found) || !text.trim();
  const answer = form.querySelector(marked('answer'))!;
  const nodes = found ? await explain(found) : [];
  if (textIn(form).value === text)
    answer.replaceChildren(...nodes, ...(other ? [another(other)] : []));
}

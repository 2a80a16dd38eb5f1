import { addBase, removeBase, swapLanguage } from '../routing/address';
import { on, type Behavior } from '../ui/behavior';
import { dataAttributes, marked, setMark } from '../ui/dom-contract';
import { makeElement } from '../ui/make-element';
import { siteData } from '../ui/site-data';
import { chooseLanguage } from './chosen-language';
import styles from './language-line.module.css';

interface Texts {
  readonly lang: string;
  readonly moved: string;
  readonly offered: string;
  readonly read: string;
  readonly close: string;
}

/** By the language of the reader, which isn't always that of the page: `translate` has only the latter's. */
const TEXTS: Readonly<Record<string, Texts>> = {
  en: {
    lang: 'en',
    moved: 'This page opened in English because your browser asks for it.',
    offered: 'This page is also available in English.',
    read: 'Read it in English',
    close: 'Close',
  },
  zh: {
    lang: 'zh-CN',
    moved: '浏览器的首选语言是中文，因此打开了中文页面。',
    offered: '本页有中文版。',
    read: '阅读中文版',
    close: '关闭',
  },
};

/** This page in another language. */
function addressIn(language: string): string {
  const { base, locales } = siteData();
  const { pathname, search, hash } = window.location;
  return addBase(swapLanguage(removeBase(pathname, base) + search + hash, language, locales), base);
}

/** A line in the reader's language, with a link to the page in another one. */
function drawLine(reader: Texts, text: string, other: string): HTMLElement {
  const { lang, read } = TEXTS[other]!;
  const link = makeElement('a', { href: addressIn(other), lang }, read);
  dataAttributes(link).language = other;
  const close = makeElement('button', { type: 'button', 'aria-label': reader.close }, '×');
  const attributes = { class: styles.line!, lang: reader.lang };
  const line = makeElement('aside', attributes, makeElement('span', {}, text), link, close);
  setMark(line, 'languageLine', true);
  return line;
}

let line: HTMLElement | undefined;

function remove(): void {
  line?.remove();
  line = undefined;
}

/**
 * A line on the page that a reader arrives at: it says that src/plugins/page-template/early.js has gone to another
 * language, or offers the one that the browser asks for. What the reader does with it is remembered.
 */
export const languageLine: Behavior = {
  listeners: [
    on('click', `${marked('languageLine')} a`, (link) =>
      chooseLanguage(dataAttributes(link).language!),
    ),
    on('click', `${marked('languageLine')} button`, () => {
      chooseLanguage(siteData().locale);
      remove();
    }),
  ],
  onPage() {
    remove();
    const root = dataAttributes(document.documentElement);
    const { movedFrom, offeredLanguage } = root;
    delete root.movedFrom;
    delete root.offeredLanguage;
    if (document.querySelector(marked('missingPage'))) return;
    const page = TEXTS[siteData().locale];
    const offered = offeredLanguage && TEXTS[offeredLanguage];
    if (movedFrom && page) line = drawLine(page, page.moved, movedFrom);
    else if (offered) line = drawLine(offered, offered.offered, offeredLanguage);
    if (line) document.body.append(line);
  },
};

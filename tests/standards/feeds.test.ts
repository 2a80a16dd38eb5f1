import { parseFeed as readByFeedParser } from '@rowanmanning/feed-parser';
import { parseFeed as readByFeedsmith } from 'feedsmith';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import sax from 'sax';
import { DEFAULT_URL } from '../../src/routing/site-address';
import { readBuilt, readPage, routes } from '../deploy/lib/build';

const origin = process.env.SITE_URL || DEFAULT_URL;

/** An element of a feed. */
interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** Reads XML as a validator does: the first fault ends it. @throws Error with line and column */
function readXml(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const node: Node = {
      name,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [
          key,
          typeof value === 'string' ? value : value.value,
        ]),
      ),
      children: [],
      text: '',
    };
    open.at(-1)!.children.push(node);
    open.push(node);
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = parser.oncdata = (text: string) => {
    open.at(-1)!.text += text;
  };
  parser.write(xml).close();
  return root.children[0]!;
}

const all = (node: Node, name: string) => node.children.filter((child) => child.name === name);
const textOf = (node: Node, name: string) => all(node, name)[0]?.text ?? '';

const isAddress = (text: string) => /^https?:\/\/[^\s/]+\/\S*$/.test(text) && URL.canParse(text);

/** RFC 822 with a year of four digits, as RSS has it, on the right day of the week. */
const isMailDate = (text: string) =>
  /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/.test(text) &&
  new Date(text).toUTCString() === text;
/** RFC 3339, as Atom has it. */
const isTimestamp = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** What the validator calls a security risk in a text of HTML. */
const UNSAFE = /^(?:script|style|iframe|object|embed|meta|link|form|input|button|base|applet)$/;

/** The faults of a text of HTML: relative addresses, and what a reader may not run. */
function faultsOfHtml(html: string): string[] {
  const faults: string[] = [];
  const look = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) {
      if (UNSAFE.test(node.tagName) && node.namespaceURI.endsWith('xhtml'))
        faults.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (/^on|^style$/.test(name)) faults.push(`${name} on <${node.tagName}>`);
        if (/^(?:href|src|cite|poster)$/.test(name) && !/^(?:https?:|mailto:|#)/.test(value))
          faults.push(`${name}="${value}"`);
      }
    }
    if ('childNodes' in node)
      for (const child of node.childNodes)
        if (!/^(?:html|head|body)$/.test(child.nodeName) || 'childNodes' in child) look(child);
  };
  const document = parse(html);
  const body = (
    document.childNodes.find(
      ({ nodeName }) => nodeName === 'html',
    ) as DefaultTreeAdapterTypes.Element
  ).childNodes.find(({ nodeName }) => nodeName === 'body');
  look(body!);
  return faults;
}

type Rule = readonly [name: string, holds: boolean];
const broken = (rules: readonly Rule[]) =>
  rules.filter(([, holds]) => !holds).map(([name]) => name);

/** The releases of a language, by their addresses. */
const releasesIn = (prefix: string) =>
  routes
    .filter((route) => route.startsWith(`${prefix}/community/releases/v`))
    .map((route) => origin + route)
    .sort();

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
const isNotMarkup = (text: string) => text.trim() !== '' && !/[<>]|&\w+;/.test(text);

describe.each([
  ['', 'en', /^Rsbuild releases$/],
  ['/zh', 'zh-CN', /^Rsbuild [\p{Script=Han}]+$/u],
])('the feeds of the releases “%s”', (prefix, language, title) => {
  const list = `${prefix}/community/releases/`;
  const releases = releasesIn(prefix);

  test('RSS keeps the rules of the validator of the W3C', () => {
    const xml = readBuilt(`${list}rss.xml`);
    const rss = readXml(xml);
    const [channel] = all(rss, 'channel') as [Node];
    const self = all(channel, 'atom:link').filter(({ attributes }) => attributes.rel === 'self');
    const items = all(channel, 'item');
    expect(
      broken([
        [
          'the encoding is declared, and no byte order mark precedes it',
          xml.startsWith('<?xml version="1.0" encoding="utf-8"?>'),
        ],
        ['version 2.0', rss.name === 'rss' && rss.attributes.version === '2.0'],
        ['one channel', rss.children.length === 1],
        [
          'a title in plain text, in the language',
          isNotMarkup(textOf(channel, 'title')) && title.test(textOf(channel, 'title')),
        ],
        ['a description', isNotMarkup(textOf(channel, 'description'))],
        ['the channel’s link is the list', textOf(channel, 'link') === origin + list],
        [
          'a self link with its own address',
          self.length === 1 &&
            self[0]!.attributes.href === `${origin + list}rss.xml` &&
            self[0]!.attributes.type === 'application/rss+xml',
        ],
        ['a language code', textOf(channel, 'language') === language],
        ['the date of the last change', isMailDate(textOf(channel, 'lastBuildDate'))],
        [
          'each element of the channel once',
          isUnique(channel.children.map(({ name }) => name).filter((name) => name !== 'item')),
        ],
        ['items', items.length === releases.length],
        ['each identifier once', isUnique(items.map((item) => textOf(item, 'guid')))],
      ]),
    ).toEqual([]);
    // An identifier is the address of the release, which is no part of what changes between two builds.
    expect(items.map((item) => textOf(item, 'guid')).sort()).toEqual(releases);
    for (const item of items)
      expect([
        textOf(item, 'title'),
        broken([
          ['a title in plain text', isNotMarkup(textOf(item, 'title'))],
          ['an absolute link', isAddress(textOf(item, 'link'))],
          [
            'a permanent link',
            all(item, 'guid')[0]?.attributes.isPermaLink === 'false' ||
              isAddress(textOf(item, 'guid')),
          ],
          [
            'a date',
            isMailDate(textOf(item, 'pubDate')) &&
              Date.parse(textOf(item, 'pubDate')) <= Date.now(),
          ],
          [
            'no item is newer than the channel',
            Date.parse(textOf(item, 'pubDate')) <= Date.parse(textOf(channel, 'lastBuildDate')),
          ],
          [
            'an author’s address where there is an author',
            all(item, 'author').every(({ text }) => text.includes('@')),
          ],
          ['each element once', isUnique(item.children.map(({ name }) => name))],
        ]),
        faultsOfHtml(textOf(item, 'content:encoded')),
        faultsOfHtml(textOf(item, 'description')),
      ]).toEqual([textOf(item, 'title'), [], [], []]);
  });

  test('Atom keeps the rules of the validator of the W3C', () => {
    const xml = readBuilt(`${list}atom.xml`);
    const feed = readXml(xml);
    const links = all(feed, 'link');
    const self = links.filter(({ attributes }) => attributes.rel === 'self');
    const entries = all(feed, 'entry');
    const updated = textOf(feed, 'updated');
    expect(
      broken([
        [
          'the encoding is declared, and no byte order mark precedes it',
          xml.startsWith('<?xml version="1.0" encoding="utf-8"?>'),
        ],
        [
          'the namespace',
          feed.name === 'feed' && feed.attributes.xmlns === 'http://www.w3.org/2005/Atom',
        ],
        ['its language', feed.attributes['xml:lang'] === language],
        [
          'one identifier, an absolute address',
          all(feed, 'id').length === 1 && isAddress(textOf(feed, 'id')),
        ],
        [
          'one title, in the language',
          all(feed, 'title').length === 1 && title.test(textOf(feed, 'title')),
        ],
        ['the date of the last change', isTimestamp(updated)],
        [
          'an author for entries without one',
          all(feed, 'author').some((author) => textOf(author, 'name') !== ''),
        ],
        [
          'a self link with its own address',
          self.length === 1 && self[0]!.attributes.href === `${origin + list}atom.xml`,
        ],
        [
          'a link to the list',
          links.some(
            ({ attributes }) =>
              (attributes.rel ?? 'alternate') === 'alternate' && attributes.href === origin + list,
          ),
        ],
        [
          'one alternate link for each type',
          isUnique(
            links.map(
              ({ attributes }) =>
                `${attributes.rel ?? 'alternate'} ${attributes.type} ${attributes.hreflang}`,
            ),
          ),
        ],
        ['no copyright without words', all(feed, 'rights').every(({ text }) => text.trim() !== '')],
        ['entries', entries.length === releases.length],
        ['each identifier once', isUnique(entries.map((entry) => textOf(entry, 'id')))],
        [
          'no two entries of one moment',
          isUnique(entries.map((entry) => textOf(entry, 'updated'))),
        ],
      ]),
    ).toEqual([]);
    expect(entries.map((entry) => textOf(entry, 'id')).sort()).toEqual(releases);
    for (const entry of entries)
      expect([
        textOf(entry, 'title'),
        broken([
          [
            'one identifier, title and date',
            ['id', 'title', 'updated'].every((name) => all(entry, name).length === 1),
          ],
          [
            'an absolute link',
            all(entry, 'link').every(({ attributes }) => isAddress(attributes.href!)),
          ],
          [
            'a date',
            isTimestamp(textOf(entry, 'updated')) &&
              Date.parse(textOf(entry, 'updated')) <= Date.parse(updated),
          ],
          ['a content or an alternate link', all(entry, 'content').length === 1],
          [
            'a known type of text',
            ['title', 'summary', 'content'].every((name) =>
              all(entry, name).every(({ attributes }) =>
                /^(?:text|html|xhtml)$/.test(attributes.type ?? 'text'),
              ),
            ),
          ],
        ]),
        faultsOfHtml(textOf(entry, 'content')),
      ]).toEqual([textOf(entry, 'title'), [], []]);
  });

  test.each(['rss.xml', 'atom.xml'])('two readers find the same in %s', (file) => {
    const xml = readBuilt(list + file);
    const byParser = readByFeedParser(xml);
    const { feed: bySmith } = readByFeedsmith(xml);
    expect(byParser).toMatchObject({ url: origin + list, language });
    expect(byParser.title).toMatch(title);
    const found = byParser.items.map(({ id, title: name, url, content, published, updated }) => ({
      id,
      name,
      url,
      day: (published ?? updated)!.toISOString().slice(0, 10),
      hasText: content!.length > 1000,
    }));
    expect(found.map(({ url }) => url).sort()).toEqual(releases);
    expect(found.map(({ day }) => day)).toEqual(
      found
        .map(({ day }) => day)
        .sort()
        .reverse(),
    );
    expect(found.every(({ hasText }) => hasText)).toBe(true);
    for (const { url, name } of found) expect(readPage(url!.slice(origin.length))).toContain(name);
    const others = 'entries' in bySmith ? bySmith.entries : 'items' in bySmith ? bySmith.items : [];
    expect(others).toHaveLength(found.length);
  });
});

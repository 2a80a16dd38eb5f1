import fs from 'node:fs';
import path from 'node:path';
import type { Code, Heading, Html, Link, ListItem, Nodes, Table, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { packageVersions } from '../../src/plugins/package-versions';
import { addresses, build, htmlOf, markdownFileOf, markdownOf } from './lib/built-pages';
import { dense, pageContent } from './lib/page-content';

const pages = addresses.map((address) => ({
  address,
  html: htmlOf(address),
  page: pageContent(htmlOf(address)),
  markdown: markdownOf(address),
}));

/** What differs, by page; a page without differences is left out. */
function differences<Found>(compare: (page: (typeof pages)[number]) => Found[]): object {
  const found = pages.map((page) => [page.address, compare(page)] as const);
  return Object.fromEntries(found.filter(([, all]) => all.length > 0));
}

const nodesOf = <Kind extends Nodes>(tree: Nodes, type: Kind['type']): Kind[] => {
  const nodes: Kind[] = [];
  visit(tree, type, (node) => void nodes.push(node as Kind));
  return nodes;
};

/** The first item of two lists in which they differ. */
function firstDifference(expected: readonly unknown[], found: readonly unknown[]): object[] {
  const at = Math.max(expected.length, found.length);
  const index = Array.from({ length: at }, (_, i) => i).find(
    (i) => JSON.stringify(expected[i]) !== JSON.stringify(found[i]),
  );
  return index === undefined ? [] : [{ expected: expected[index], found: found[index] }];
}

const normal = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The code before and after a change, as the page shows it: without the signs of its lines. */
const shownCode = ({ lang, value }: Code) =>
  lang === 'diff' ? value.replace(/^[+ -]/gm, '') : value;

describe('the Markdown of the 370 pages', () => {
  test('begins with the list of all pages, title, description, address, language and version', () => {
    expect(pages).toHaveLength(370);
    const compared = ({ address, page, markdown }: (typeof pages)[number]) => {
      const facts = {
        title: page.title,
        description: page.description,
        language: address.startsWith('/zh/') ? 'zh' : 'en',
        version: packageVersions['@rsbuild/core'],
      };
      const { index, url, ...found } = markdown.facts;
      const isOwn =
        markdown.text.startsWith(`---\nindex: ${index}\n`) &&
        new URL(index!).pathname === (address.startsWith('/zh/') ? '/zh/llms.txt' : '/llms.txt') &&
        new URL(url!).pathname === address;
      return [...firstDifference([facts], [found]), ...(isOwn ? [] : [url])];
    };
    expect(differences(compared)).toEqual({});
  });

  test('has the headings of the page', () => {
    const compared = ({ page, markdown }: (typeof pages)[number]) =>
      firstDifference(
        page.headings,
        nodesOf<Heading>(markdown.tree, 'heading').map((node) => [
          node.depth,
          normal(toString(node)),
        ]),
      );
    expect(differences(compared)).toEqual({});
  });

  test('has the code of the page, fence by fence', () => {
    const compared = ({ page, markdown }: (typeof pages)[number]) => {
      // The facts of options have code in lists, which is text of the page like any other.
      const listed = new Set(
        nodesOf<ListItem>(markdown.tree, 'listItem').flatMap((item) =>
          nodesOf<Code>(item, 'code').filter(({ lang, meta }) => lang === 'ts' && !meta),
        ),
      );
      const fences = nodesOf<Code>(markdown.tree, 'code').filter((code) => !listed.has(code));
      return firstDifference(page.fences, fences.map(shownCode));
    };
    expect(differences(compared)).toEqual({});
  });

  test('has the tables of the page, cell by cell', () => {
    const compared = ({ page, markdown }: (typeof pages)[number]) =>
      firstDifference(
        page.tables.map((rows) =>
          rows.map((cells) => cells.filter((cell, i) => cell || cells.slice(i).some(Boolean))),
        ),
        nodesOf<Table>(markdown.tree, 'table').map(({ children }) =>
          // The heading of a group of rows is in its first cell, before empty ones.
          children.map((row) =>
            row.children
              .map((cell) => dense(toString(cell)))
              .filter((cell, i, cells) => cell || cells.slice(i).some(Boolean)),
          ),
        ),
      );
    expect(differences(compared)).toEqual({});
  });

  test('says all that the page says, as often', () => {
    const compared = ({ page, markdown }: (typeof pages)[number]) => {
      const texts: string[] = [];
      visit(markdown.tree, (node) => {
        if (node.type === 'code') texts.push(node.meta ?? '', shownCode(node));
        else if (node.type !== 'yaml' && 'value' in node) texts.push(node.value);
      });
      const said = dense(texts.join(''));
      const timesOnPage = new Map<string, number>();
      for (const passage of page.passages)
        timesOnPage.set(passage, (timesOnPage.get(passage) ?? 0) + 1);
      return [...timesOnPage].filter(([passage, times]) => said.split(passage).length - 1 < times);
    };
    expect(differences(compared)).toEqual({});
  });

  test('is plain: no HTML, no components, no imports, no character references, no empty labels', () => {
    const compared = ({ markdown }: (typeof pages)[number]) => [
      ...nodesOf<Html>(markdown.tree, 'html').map(({ value }) => value),
      ...nodesOf<Text>(markdown.tree, 'text')
        .map(({ value }) => value)
        .filter((value) => /^(?:import|export) .* from /m.test(value)),
      ...(markdown.text.match(/&#x[\dA-F]+;/g) ?? []),
      ...(markdown.text.match(/^ *\*{4}$/gm) ?? []),
    ];
    expect(differences(compared)).toEqual({});
  });

  test('has absolute links, which lead to the Markdown of pages and to files that are there', () => {
    const compared = ({ markdown }: (typeof pages)[number]) => {
      const { origin } = new URL(markdown.facts.url!);
      return nodesOf<Link>(markdown.tree, 'link')
        .map(({ url }) => url)
        .filter((url) => {
          if (!/^https?:/.test(url)) return true;
          const { pathname, origin: target } = new URL(url);
          const isFile = () => fs.statSync(path.join(build, pathname), { throwIfNoEntry: false });
          return target === origin && !isFile()?.isFile();
        });
    };
    expect(differences(compared)).toEqual({});
  });

  test('is named in the head of the page', () => {
    const compared = ({ address, html }: (typeof pages)[number]) => {
      const link = `rel="alternate" type="text/markdown" href="${markdownFileOf(address)}"`;
      return html.includes(link) ? [] : [link];
    };
    expect(differences(compared)).toEqual({});
  });
});

import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findDifferences } from '../../src/history/between-versions';
import { coreHistory } from '../../src/plugins/history/option-history';
import { addresses, htmlOf, parseMarkdown, readBuilt } from './lib/built-pages';

const linksIn = (text: string): Link[] => {
  const links: Link[] = [];
  visit(parseMarkdown(text).tree, 'link', (link) => void links.push(link));
  return links;
};
const pathOf = ({ url }: Link) => new URL(url).pathname;

describe.each([
  ['en', '/', ['What must change', 'What behaves differently', 'What is new'], 'Removed in 2.0.0.'],
  ['zh', '/zh/', ['需要修改', '行为不同', '新增'], '2.0.0 移除。'],
] as const)('the changes between versions in %s', (_, root, parts, removed) => {
  const index = readBuilt(`${root}changes/index.md`);
  const steps = linksIn(index).map((link) => ({
    name: toString(link).split(' → ') as [string, string],
    text: readBuilt(pathOf(link)),
  }));

  test('are a file for each step from the first line to the newest, which llms.txt names', () => {
    expect(steps[0]!.name[0]).toBe('1.0');
    expect(steps.at(-1)!.name[1]).toBe(coreHistory.to.split('.', 2).join('.'));
    for (const [i, { name }] of steps.slice(1).entries()) expect(name[0]).toBe(steps[i]!.name[1]);
    expect(linksIn(readBuilt(`${root}llms.txt`)).map(pathOf)).toContain(`${root}changes/index.md`);
  });

  test('say what must change, what is different and what is new', () => {
    const { tree, text } = parseMarkdown(steps.find(({ name }) => name.join() === '1.7,2.0')!.text);
    const headings = tree.children.filter((node) => node.type === 'heading');
    expect(toString(headings[0])).toBe('Rsbuild 1.7 → 2.0');
    expect(headings.filter(({ depth }) => depth === 2).map((each) => toString(each))).toEqual(
      parts,
    );
    expect(text).toMatch(
      new RegExp(`^- \\[\`performance\\.profile\`\\]\\(\\S+\\): ${removed}$`, 'm'),
    );
  });

  test('of all steps have as many items as the history has differences', () => {
    for (const { name, text } of steps) {
      const [from, to] = name.map((line) => `${line}.9999`) as [string, string];
      const items = text.match(/^- .+$/gm) ?? [];
      expect(items).toHaveLength(findDifferences(coreHistory, [from, to]).length);
    }
  });

  test('lead to pages and headings that there are', () => {
    const links = steps
      .flatMap(({ text }) => linksIn(text))
      .filter(({ url }) => !url.startsWith('https://rsbuild.dev/'));
    expect(links.length).toBeGreaterThan(100);
    const ids = new Map<string, Set<string>>();
    for (const link of links) {
      const page = pathOf(link);
      expect(addresses).toContain(page);
      if (!ids.has(page))
        ids.set(
          page,
          new Set([...htmlOf(page).matchAll(/ id="?([^\s">]+)/g)].map(([, id]) => id!)),
        );
      const { hash } = new URL(link.url);
      if (hash) expect([...ids.get(page)!]).toContain(hash.slice(1));
    }
  });
});

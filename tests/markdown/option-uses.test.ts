import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { addresses, markdownFileOf, parseMarkdown, readBuilt } from './lib/built-pages';

const LANGUAGES = [
  { base: '', usedIn: 'Used in: ', setWith: 'Often set together with: ' },
  { base: '/zh', usedIn: '用法示例见：', setWith: '常一起设置：' },
] as const;

const textOf = (address: string) => readBuilt(markdownFileOf(address));
const lineWith = (label: string, address: string) =>
  textOf(address)
    .split('\n')
    .find((line) => line.startsWith(label));

/** The facts above a page alone: parsing all pages would take a minute. */
const titleOf = (address: string) =>
  parseMarkdown(textOf(address).replace(/(?<=\n---\n)[^]*/, '')).facts.title;

/** The links of the line that begins with a label: the text of each and where it leads, without the site's origin. */
function linksBehind(label: string, address: string): [text: string, target: string][] {
  const links: [string, string][] = [];
  visit(parseMarkdown(lineWith(label, address) ?? '').tree, 'link', (link: Link) => {
    const { pathname, hash } = new URL(link.url);
    links.push([toString(link), pathname.replace(/\.md$/, '') + hash]);
  });
  return links;
}

describe.each(LANGUAGES)('the option pages below “$base/”', ({ base, usedIn, setWith }) => {
  const pages = addresses.filter((address) => address.startsWith(`${base}/config/`));
  const isOwn = (target: string, ...folders: string[]) =>
    folders.some((folder) => target.startsWith(`${base}/${folder}/`));

  test('lead to guides and plugin pages in their language, by title, each once', () => {
    const found = pages.map((address) => linksBehind(usedIn, address));
    expect(found.filter((links) => links.length > 0).length).toBeGreaterThan(50);
    for (const links of found) {
      const targets = links.map(([, target]) => target.split('#')[0]!);
      expect(targets.filter((target) => !isOwn(target, 'guide', 'plugins'))).toEqual([]);
      expect(new Set(targets).size).toBe(links.length);
      expect(links.length).toBeLessThan(6);
      for (const [text, target] of links) expect(text).toBe(titleOf(target.split('#')[0]!));
    }
  });

  test('lead to options that guides set with theirs, and not to themselves', () => {
    const found = pages.map((address) => [address, linksBehind(setWith, address)] as const);
    expect(found.filter(([, links]) => links.length > 0).length).toBeGreaterThan(20);
    for (const [address, links] of found) {
      expect(links.filter(([, target]) => !isOwn(target, 'config'))).toEqual([]);
      expect(links.map(([, target]) => target)).not.toContain(address);
      expect(links.length).toBeLessThan(5);
      for (const [text, target] of links) expect(text).toBe(titleOf(target));
    }
  });

  test('name the section with the sample', () => {
    const targets = linksBehind(usedIn, `${base}/config/output/inline-scripts`);
    expect(targets.map(([, target]) => target)).toEqual([
      expect.stringMatching(new RegExp(`^${base}/guide/optimization/inline-assets#.`)),
      expect.stringMatching(new RegExp(`^${base}/guide/optimization/code-splitting#.`)),
    ]);
    expect(linksBehind(setWith, `${base}/config/server/strict-port`)[0]).toEqual([
      'server.port',
      `${base}/config/server/port`,
    ]);
  });

  test('have no line where no sample says anything', () => {
    for (const label of [usedIn, setWith])
      expect([
        lineWith(label, `${base}/config/output/inline-scripts`),
        lineWith(label, `${base}/config/output/charset`),
      ]).toEqual([expect.any(String), undefined]);
  });
});

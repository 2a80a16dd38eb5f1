import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { addresses, markdownOf } from './lib/built-pages';

const LANGUAGES = [
  { base: '', usedIn: 'Used in: ', setWith: 'Often set together with: ' },
  { base: '/zh', usedIn: '用法示例见：', setWith: '常一起设置：' },
] as const;

/** The links of the line that begins with a label: the text of each and where it leads, without the site's origin. */
function linksBehind(label: string, address: string): [text: string, target: string][] {
  const { tree } = markdownOf(address);
  const lines = tree.children.filter(({ type }) => type === 'paragraph');
  const line = lines.find((each) => toString(each).startsWith(label));
  const links: [string, string][] = [];
  if (line)
    visit(line, 'link', (link: Link) => {
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
      for (const [text, target] of links)
        expect(text).toBe(markdownOf(target.split('#')[0]!).facts.title);
    }
  });

  test('lead to options that guides set with theirs, and not to themselves', () => {
    const found = pages.map((address) => [address, linksBehind(setWith, address)] as const);
    expect(found.filter(([, links]) => links.length > 0).length).toBeGreaterThan(20);
    for (const [address, links] of found) {
      expect(links.filter(([, target]) => !isOwn(target, 'config'))).toEqual([]);
      expect(links.map(([, target]) => target)).not.toContain(address);
      expect(links.length).toBeLessThan(5);
      for (const [text, target] of links) expect(text).toBe(markdownOf(target).facts.title);
    }
  });

  test('name the section with the sample', () => {
    const targets = linksBehind(usedIn, `${base}/config/output/inline-scripts`);
    expect(targets.map(([, target]) => target)).toEqual([
      expect.stringMatching(new RegExp(`^${base}/guide/optimization/inline-assets#.`)),
    ]);
    expect(linksBehind(setWith, `${base}/config/server/strict-port`)[0]).toEqual([
      'server.port',
      `${base}/config/server/port`,
    ]);
  });

  test('have no line where no sample says anything', () => {
    const address = `${base}/config/output/charset`;
    for (const label of [usedIn, setWith]) {
      expect(markdownOf(address).text).not.toContain(label.trim());
      expect(markdownOf(`${base}/config/output/inline-scripts`).text).toContain(label.trim());
    }
  });
});

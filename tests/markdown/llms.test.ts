import type { Link, List, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { addresses, markdownFileOf, parseMarkdown, readBuilt } from './lib/built-pages';

const SECTIONS = ['guide', 'config', 'plugins', 'api', 'community'];

interface ListedFile {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly {
    readonly name: string;
    readonly links: readonly {
      readonly path: string;
      readonly text: string;
      readonly note: string;
    }[];
  }[];
}

/**
 * Reads a file by the convention of llmstxt.org: a heading of depth 1, a block quote, text without headings, then
 * headings of depth 2, each with a list of links with notes. @throws Error where it is something else.
 */
function readLlms({ children }: Root): ListedFile {
  const [title, summary, ...rest] = children;
  if (title?.type !== 'heading' || title.depth !== 1) throw new Error('expected a title first');
  if (summary?.type !== 'blockquote') throw new Error('expected a block quote below the title');
  const start = rest.findIndex(({ type }) => type === 'heading');
  const intro = rest.slice(0, start);
  if (intro.some(({ type }) => type !== 'paragraph')) throw new Error('expected text before lists');
  const sections = [];
  for (let i = start; i < rest.length; i += 2) {
    const [heading, list] = rest.slice(i, i + 2);
    if (heading?.type !== 'heading' || heading.depth !== 2) throw new Error('expected a section');
    if (list?.type !== 'list') throw new Error(`expected a list below ${toString(heading)}`);
    sections.push({ name: toString(heading), links: list.children.map(readItem) });
  }
  return { title: toString(title), summary: toString(summary), sections };
}

function readItem(item: List['children'][number]) {
  const text = toString(item);
  const [paragraph] = item.children;
  const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (link?.type !== 'link') throw new Error(`expected a link first, found ${text}`);
  const name = toString(link);
  if (text !== name && !text.startsWith(`${name}: `)) throw new Error(`expected a note: ${text}`);
  return {
    path: new URL((link as Link).url).pathname,
    text: name,
    note: text.slice(name.length + 2),
  };
}

/** The places in a text where its parts begin, in their order. */
const isInOrder = (text: string, parts: readonly string[]) => {
  const places = parts.map((part) => text.indexOf(part));
  return places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!));
};

describe.each([
  ['en', '/', ['Guide', 'Config', 'Plugin', 'API', 'Community', 'Full text']],
  ['zh', '/zh/', ['指南', '配置', '插件', 'API', '社区', '全文']],
])('llms.txt in %s', (_, root, names) => {
  const list = readLlms(parseMarkdown(readBuilt(`${root}llms.txt`)).tree);
  const lists = list.sections.slice(0, -1);

  test('follows the convention: title, summary, sections in the order of the navbar', () => {
    expect(list.title).toBe('Rsbuild 1.3.22');
    expect(list.summary).toMatch(/Rsbuild.* 1\.3\.22\b/);
    expect(list.sections.map(({ name }) => name)).toEqual(names);
  });

  test('has each page once, with its title and description', () => {
    const own = addresses.filter((address) => address.startsWith('/zh/') === (root === '/zh/'));
    const listed = lists.flatMap(({ links }) => links);
    expect(listed.map(({ path }) => path).sort()).toEqual(
      own
        .filter((address) => address !== root)
        .map(markdownFileOf)
        .sort(),
    );
    for (const { path, text, note } of listed) {
      const { facts } = parseMarkdown(readBuilt(path));
      expect([text, note]).toEqual([facts.title, facts.description]);
    }
  });

  test('leads to the full text of all pages and of each section, in the same order', () => {
    const full = list.sections.at(-1)!.links;
    expect(full.map(({ path }) => path)).toEqual([
      `${root}llms-full.txt`,
      ...SECTIONS.map((name) => `${root}${name}/llms-full.txt`),
    ]);
    const pagesOf = (sections: typeof lists) =>
      sections.flatMap(({ links }) => links.map(({ path }) => readBuilt(path)));
    full.forEach(({ path }, i) => {
      const parts = pagesOf(i === 0 ? lists : [lists[i - 1]!]);
      expect(isInOrder(readBuilt(path), parts)).toBe(true);
    });
  });
});

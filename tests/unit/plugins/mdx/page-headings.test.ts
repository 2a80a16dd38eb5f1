import fs from 'node:fs';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { headingIds, listHeadings } from '../../../../src/plugins/mdx/page-headings';

test('headings are read from the body, not from front matter or fences', () => {
  const text =
    '---\ntitle: a\n# not: this\n---\n\n## One `two`\n\n```md\n## not this\n```\n\n### Three\n';
  expect(
    listHeadings(text).map(({ depth, text: heading, start, end }) => [
      depth,
      heading,
      text.slice(start, end),
    ]),
  ).toEqual([
    [2, 'One two', '## One `two`\n'],
    [3, 'Three', '### Three\n'],
  ]);
});

test.each([
  ['a fence of tildes', '~~~md\n## b\n~~~'],
  ['a fence in an item', '- item\n\n  ```md\n## b\n  ```'],
  ['a fence around a shorter one', '````md\n```\n## b\n```\n## b\n````'],
  ['a fence with one in a line', '```md\n``` ## b\n## b\n```'],
  ['an empty fence', '```md\n```'],
  ['code in a line', 'a ``` b ~~~ c'],
  ['a word of one tilde', '~a'],
  ['a line across', 'Text.\n\n---\n\nText.\n\n---'],
  ['seven signs', '####### b'],
  ['a sign without a space', '#b'],
  ['a sign behind a text', 'a ## b'],
])('%s hides no heading and is none', (_, text) => {
  expect(listHeadings(`## a\n\n${text}\n\n## c\n`).map((heading) => heading.text)).toEqual([
    'a',
    'c',
  ]);
});

test('front matter ends at its own end', () => {
  const text = '---\ntitle: a\nkeys: |\n  ---x\n  # b\n---x\n# b\n---\n\n## c\n';
  expect(listHeadings(text).map((heading) => heading.text)).toEqual(['c']);
});

test.each([
  ['lines across', '---\n\n## b\n\n---'],
  ['empty fences', '```md\n```\n\n## b\n\n```md\n```'],
  ['tildes in a line and a fence', 'a ~~~\n\n## b\n\n~~~\n~~~'],
  ['two lines of one tilde', '~\n\n## b\n\n~'],
])('between %s a heading is one', (_, text) => {
  expect(listHeadings(`Text.\n\n${text}\n`).map((heading) => heading.text)).toEqual(['b']);
});

test('a text without headings has none', () => {
  expect(listHeadings('Text.\n')).toEqual([]);
});

test('ids are those of Docusaurus: lower case, hyphens, numbered when they repeat', () => {
  const headings = ['Use dev.hmr', 'Use dev.hmr', 'C++ & more'].map((text) => ({ text }));
  expect(headingIds(headings)).toEqual(['use-devhmr', 'use-devhmr-1', 'c--more']);
});

test('no page has a heading that only a whole parse finds', () => {
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);
  const files = ['docs', 'blog', 'i18n'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(370);
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    const headings: string[] = [];
    visit(parser.parse(text), 'heading', (node) => {
      headings.push(`${file}: ${'#'.repeat(node.depth)} ${toString(node)}`);
    });
    expect(
      listHeadings(text).map(({ depth, text }) => `${file}: ${'#'.repeat(depth)} ${text}`),
    ).toEqual(headings);
  }
});

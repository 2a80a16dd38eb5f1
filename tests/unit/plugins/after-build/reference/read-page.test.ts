import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import {
  firstFence,
  firstParagraph,
  readPage,
} from '../../../../../src/plugins/after-build/reference/read-page';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

const readText = (text: string) => readPage(write('page.mdx', text));

test('a section is a heading and what is below it, up to the next one', async () => {
  const { introduction, sections } = await readText(
    '---\ntitle: Page\n---\n\nAbove.\n\n## Use `it`\n\nBelow.\n\n- item\n\n#### Deeper\n',
  );
  expect(introduction().map((node) => toString(node))).toEqual(['Above.']);
  expect(
    sections.map(({ depth, heading, content }) => [
      depth,
      heading,
      content().map((node) => toString(node)),
    ]),
  ).toEqual([
    [2, 'Use it', ['Below.', 'item']],
    [4, 'Deeper', []],
  ]);
});

test.each([
  ['---\noption: dev.hmr\ndefault: "true"\n---\n', { option: 'dev.hmr', default: 'true' }],
  ['Only a text.\n', {}],
  ['', {}],
])('of %j, the front matter is %j', async (text, frontMatter) => {
  expect((await readText(text)).frontMatter).toEqual(frontMatter);
});

test('a fragment is in the place where it is shown, fragments of its own too', async () => {
  write('shared/how-to.mdx', "import End from './end.mdx';\n\nHow to.\n\n<End />\n");
  write('shared/end.mdx', 'The end – 完。\n');
  const { sections } = await readPage(
    write(
      'guide/page.mdx',
      "import HowTo from '../shared/how-to.mdx';\nimport Chart from '@site/src/chart';\n\n## First\n\n<HowTo />\n\n<Chart />\n\n## Second\n\n<>\n  Grouped.\n</>\n",
    ),
  );
  const shown = sections.map(({ content }) => content().map((node) => toString(node).trim()));
  expect(shown[0]).toEqual(expect.arrayContaining(['How to.', 'The end – 完。']));
  expect(shown[1]).toEqual(['Grouped.']);
  expect(sections[0]!.content().filter(({ type }) => type === 'mdxJsxFlowElement')).toHaveLength(1);
});

test('the first paragraph of a section is plain text on one line; a section may have none', async () => {
  const { sections } = await readText(
    '## With\n\n- item\n\nMade of  **two**\n  [lines](/x).\n\nSecond.\n\n## Without\n\n- item\n',
  );
  expect(sections.map(firstParagraph)).toEqual(['Made of two lines.', '']);
});

test('the first fence is the first that matches', async () => {
  const {
    sections: [section],
  } = await readText(
    '## Section\n\nText.\n\n```js\na();\n```\n\n```ts\nb();\n```\n\n```ts\nc();\n```\n',
  );
  expect(firstFence(section!, ({ lang }) => lang === 'ts')?.value).toBe('b();');
  expect(firstFence(section!, () => true)?.value).toBe('a();');
  expect(firstFence(section!, ({ lang }) => lang === 'css')).toBeUndefined();
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Reference } from '../../../../../src/plugins/after-build/reference/reference';
import {
  makeReference,
  type ReferencePage,
} from '../../../../../src/plugins/after-build/reference/make-reference';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

/** Writes a page and its translation; what the docs plugin knows of it. */
function page(
  name: string,
  en: string,
  zh: string | undefined,
  frontMatter: Record<string, unknown> = {},
): ReferencePage {
  const write = (folder: string, text: string) => {
    const file = path.join(siteDir, folder, `${name}.mdx`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  write('docs', en);
  if (zh !== undefined) write('i18n/zh/docusaurus-plugin-content-docs/current', zh);
  return { source: `@site/docs/${name}.mdx`, permalink: `/base/${name}`, frontMatter };
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;
const withFacts = (facts: string, body: string) => `---\n${facts}\n---\n\n${body}\n`;

const pages = {
  option: page(
    'config/made/up',
    withFacts(
      'option: made.up\ntype: boolean\ndefault:\n  production: "true"\ndescription: Makes it up.',
      'Text.\n\n## Turn it off\n\nMore.\n\n### Turn it off\n',
    ),
    withFacts('description: 编造。', '文字。\n\n## 关闭\n\n更多。\n\n### 再关闭\n'),
    { option: 'made.up' },
  ),
  first: page('config/a', withFacts('option: a\ntype: string', ''), undefined, {
    option: 'a',
    checked: {
      against: '@rsbuild/core 1.3.22',
      share: { statements: 51, proved: 46, list: 'a.json', versions: [['2.3.2', 43]] },
    },
  }),
  plugin: page(
    'plugins/list/plugin-made',
    withFacts(
      'title: plugin-made',
      `## Options\n\n### size\n\n${fence('yaml option', 'type: number\ndefault: "8"\nsince: 1.1.0')}\n\nHow [large](/x)\nit is.\n\n### Usage\n`,
    ),
    withFacts('title: plugin-made', `## 选项\n\n### size\n\n它的大小。\n\n### 用法\n`),
  ),
  known: page(
    'config/dev/cli-shortcuts',
    withFacts('option: dev.cliShortcuts\ntype: |\n  string\ndefault: |\n  a', ''),
    undefined,
    { option: 'dev.cliShortcuts' },
  ),
  guide: page(
    'guide/facts',
    withFacts('title: Facts', `### shown\n\n${fence('yaml option', 'type: number')}\n`),
    undefined,
  ),
  hooks: page(
    'plugins/dev/hooks',
    withFacts(
      'title: Hooks',
      `## Overview\n\n### onMadeUp\n\nRuns first.\n\n${fence('js', 'no();')}\n\n${fence('ts', 'type OnMadeUp = () => void;')}\n\n### modifyMade\n\nChanges it.\n\n### once\n\n### reasonMade\n\n### onMade, modifyUp\n\n### modifyHTML\n`,
    ),
    withFacts(
      'title: 钩子',
      '## 总览\n\n### onMadeUp\n\n最先运行。\n\n### modifyMade\n\n修改它。\n\n### once\n\n### reasonMade\n\n### onMade, modifyUp\n\n### modifyHTML\n',
    ),
  ),
  values: page(
    'api/javascript-api/core',
    withFacts(
      'title: Core',
      '| Name |\n| --- |\n| [makeUp, makeDown](#make) |\n| [elsewhere](/other) |\n\n## Make\n\n[late](#late)\n',
    ),
    undefined,
  ),
  types: page(
    'api/javascript-api/types',
    withFacts(
      'title: Types',
      '## Main types\n\nA `URLs` first.\n\n### MadeUp\n\nA `MadeDown`, a `MadeUp`, not `CHAIN_ID`, `lower`, `aMade`, `new Made` or `Made<Up>`.\n\n### CleanDistPath\n\n## Types that are not exported\n\nA `Hidden` one.\n',
    ),
    undefined,
  ),
};

const site = { siteDir, url: 'https://example.com', baseUrl: { en: '/base/', zh: '/base/zh/' } };
const make = (docs: Record<string, ReferencePage> = pages) =>
  makeReference(site, Object.values(docs));
let reference: Reference;
beforeAll(async () => {
  reference = await make();
});

test('an option has its facts, texts, addresses and headings in both languages', () => {
  expect(reference.options[2]).toEqual({
    package: '@rsbuild/core',
    path: 'made.up',
    type: 'boolean',
    default: { development: '', production: 'true', none: '' },
    description: { en: 'Makes it up.', zh: '编造。' },
    url: {
      en: 'https://example.com/base/config/made/up',
      zh: 'https://example.com/base/zh/config/made/up',
    },
    headings: [
      { id: 'turn-it-off', depth: 2, text: { en: 'Turn it off', zh: '关闭' } },
      { id: 'turn-it-off-1', depth: 3, text: { en: 'Turn it off', zh: '再关闭' } },
    ],
  });
});

test('options are sorted by their paths, and those of plugins come after them', () => {
  expect(reference.options.map(({ path: name }) => name)).toEqual([
    'a',
    'dev.cliShortcuts',
    'made.up',
    'size',
  ]);
});

test('an option without a default has none', () => {
  expect(reference.options[0]).not.toHaveProperty('default');
});

test('an option has how many statements of its page are tried, and how many of them hold in other versions', () => {
  expect(reference.options[0]!.statements).toEqual({ all: 51, proved: 46, held: { '2.3.2': 43 } });
  expect(reference.options[2]).not.toHaveProperty('statements');
});

test('an option of a plugin is the part of its page with a fence of facts', () => {
  expect(reference.options[3]).toEqual({
    package: 'plugin-made',
    path: 'size',
    type: 'number',
    default: { development: '8', production: '8', none: '8' },
    since: '1.1.0',
    description: { en: 'How large it is.', zh: '它的大小。' },
    url: {
      en: 'https://example.com/base/plugins/list/plugin-made#size',
      zh: 'https://example.com/base/zh/plugins/list/plugin-made#size',
    },
    headings: [],
  });
});

test('a hook is a heading with a name of a hook; its type is the first declaration below it', () => {
  const url = (zh: string, name: string) =>
    `https://example.com/base/${zh}plugins/dev/hooks#${name}`;
  expect(reference.hooks.slice(0, 2)).toEqual([
    {
      name: 'onMadeUp',
      type: 'type OnMadeUp = () => void;',
      description: { en: 'Runs first.', zh: '最先运行。' },
      url: { en: url('', 'onmadeup'), zh: url('zh/', 'onmadeup') },
    },
    {
      name: 'modifyMade',
      description: { en: 'Changes it.', zh: '修改它。' },
      url: { en: url('', 'modifymade'), zh: url('zh/', 'modifymade') },
    },
  ]);
});

test('values are the links of the table above, types the headings and names of their page; each once', () => {
  expect(
    reference.exports.map(({ name, kind, url }) => [kind, name, url.en.split('/').at(-1)]),
  ).toEqual([
    ['value', 'makeUp', 'core#make'],
    ['value', 'makeDown', 'core#make'],
    ['type', 'URLs', 'types#main-types'],
    ['type', 'MadeUp', 'types#madeup'],
    ['type', 'MadeDown', 'types#madeup'],
    ['type', 'CleanDistPath', 'types#cleandistpath'],
  ]);
});

test('a name is a hook as a whole', () => {
  expect(reference.hooks.map(({ name }) => name)).toEqual(['onMadeUp', 'modifyMade', 'modifyHTML']);
});

test('an option, a hook and an export have the versions that their package had them in', () => {
  expect(reference.options[1]).toMatchObject({ path: 'dev.cliShortcuts', since: '1.0.11' });
  expect(reference.hooks.at(-1)).toMatchObject({ name: 'modifyHTML', since: '1.3.15' });
  expect(reference.exports.at(-1)).toMatchObject({ name: 'CleanDistPath', since: '1.2.0' });
});

test('code of a block scalar has no empty line after it', () => {
  expect(reference.options[1]).toMatchObject({
    type: 'string',
    default: { development: 'a', production: 'a', none: 'a' },
  });
});

test('the schema lies beside the data', () => {
  expect(reference.$schema).toMatch(/^https:\/\/example\.com\/base\/.+\.json$/);
});

test('a missing page is named', async () => {
  const { types: _, ...others } = pages;
  await expect(make(others)).rejects.toThrow(
    /expected a page at \/api\/javascript-api\/types, found none/,
  );
});

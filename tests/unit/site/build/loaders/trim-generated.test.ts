import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import trimGenerated from '../../../../../src/site/build/loaders/trim-generated.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** An entry of the registry as Docusaurus 3.10.2 writes it. */
const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const files = {
  'registry.js': [
    'export default {',
    entry('17896441', '@theme/DocItem'),
    entry('5e95c892', '@theme/DocsRoot'),
    entry('02b302d6', '@site/blog/v1-0.mdx?truncated=true'),
    '};',
  ].join('\n'),
  'routesChunkNames.json':
    '{"/blog-782": {"__comp": "17896441", "items": [{"content": "02b302d6"}]}}',
  'docusaurus.config.mjs':
    'export default {\n  "title": "T",\n  "plugins": [\n    "a"\n  ],\n  "themes": [],\n  "noIndex": false\n};\n',
  'site-metadata.json': '{"docusaurusVersion": "3.10.2", "pluginVersions": {"a": {}}}',
  'codeTranslations.json': '{"a.b": "c"}',
};
for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);

const trim = (file: keyof typeof files) =>
  (trimGenerated as (this: object, source: string) => string).call(
    { resourcePath: path.join(folder, file) },
    files[file],
  );

test('chunks get short names, the same in the registry and in the routes; docs pages have one for their parts', () => {
  expect(trim('registry.js').split('\n').slice(1, -1)).toEqual([
    '  "0": [() => import(/* webpackChunkName: "docs" */ "@theme/DocItem")],',
    '  "1": [() => import(/* webpackChunkName: "docs" */ "@theme/DocsRoot")],',
    '  "2": [() => import(/* webpackChunkName: "2" */ "@site/blog/v1-0.mdx?truncated=true")],',
  ]);
  expect(JSON.parse(trim('routesChunkNames.json'))).toEqual({
    '/blog-782': { __comp: '0', items: [{ content: '2' }] },
  });
});

test('the configuration loses what only the build reads', () => {
  expect(trim('docusaurus.config.mjs')).toBe(
    'export default {\n  "title": "T",\n  "themes": [],\n  "noIndex": false\n};\n',
  );
});

test('the list of plugins is empty', () => {
  expect(JSON.parse(trim('site-metadata.json'))).toEqual({
    docusaurusVersion: '3.10.2',
    pluginVersions: {},
  });
});

test('the dictionary is empty', () => {
  expect(trim('codeTranslations.json')).toBe('{}');
});

test('a file of another form is refused, with what to compare', () => {
  const trimOther = () =>
    (trimGenerated as (this: object, source: string) => string).call(
      { resourcePath: path.join(folder, 'registry.js') },
      'export default new Map();',
    );
  expect(trimOther).toThrow(/^registry\.js: expected .*3\.10\.2.*trim-generated\.mjs/);
});

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
  'routes.js': [
    'export default [',
    "{ path: '/search', component: ComponentCreator('/search', '1f2'), exact: true },",
    "{ path: '/api', component: ComponentCreator('/api', '3b0'), routes: [",
    "  { path: '/api/core', component: ComponentCreator('/api/core', '4e1'), exact: true, sidebar: 'api' },",
    '] },',
    '];',
  ].join('\n'),
  'registry.js': [
    'export default {',
    entry('17896441', '@theme/DocItem'),
    entry('5e95c892', '@theme/DocsRoot'),
    entry('02b302d6', '@site/blog/v1-0.mdx?truncated=true'),
    entry('0a6422e8', '@site/blog/v1-0.mdx'),
    entry('aba21aa0', '@generated/docusaurus-plugin-content-docs/default/__plugin.json'),
    entry('1871a76a', '@site/docs/core.mdx'),
    '};',
  ].join('\n'),
  'routesChunkNames.json':
    '{"/search-1f2": {"__comp": "17896441", "items": [{"content": "02b302d6"}]}, "/api-3b0": {"__comp": "5e95c892"}, "/api/core-4e1": {"__comp": "17896441", "content": "1871a76a"}}',
  'docusaurus.config.mjs':
    'export default {\n  "title": "T",\n  "plugins": [\n    "a"\n  ],\n  "themeConfig": {\n    "prism": {},\n    "blog": {}\n  },\n  "noIndex": false\n};\n',
  'site-metadata.json': '{"docusaurusVersion": "3.10.2", "pluginVersions": {"a": {}}}',
  'codeTranslations.json': '{"a.b": "c"}',
};
for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);

const trim = (file: keyof typeof files, resourceQuery = '') =>
  (trimGenerated as (this: object, source: string) => string).call(
    { resourcePath: path.join(folder, file), resourceQuery },
    files[file],
  );

test('chunks get short names; what pages load together is one of them, and what is small none', () => {
  expect(trim('registry.js').split('\n').slice(2, -2)).toEqual(
    [
      '"0": [() => import(/* webpackChunkName: "docs" */ "@theme/DocItem")],',
      '"1": [() => import(/* webpackChunkName: "docs" */ "@theme/DocsRoot")],',
      '"2": [() => import(/* webpackChunkName: "releases" */ "@site/blog/v1-0.mdx?truncated=true")],',
      '"3": [() => loadContent(() => import(/* webpackChunkName: "3" */ "@site/blog/v1-0.mdx"))],',
      '"4": [() => import(/* webpackMode: "eager" */ "@generated/docusaurus-plugin-content-docs/default/__plugin.json")],',
    ].map((line) => `  ${line}`),
  );
  expect(JSON.parse(trim('routesChunkNames.json'))).toEqual({
    '/search-1f2': { __comp: '0', items: [{ content: '2' }] },
    '/api-3b0': { __comp: '1' },
  });
});

test('pages are left out of the routes, the registry and the chunks, and come with their texts', () => {
  expect(trim('routes.js')).toContain(
    'ComponentCreator("/api", "3b0"), routes: pageList("/api", {"sidebar":"api","parts":{"__comp":"0"}})',
  );
  expect(trim('routes.js')).not.toContain('/api/core');
  expect(trim('routes.js', '?pages')).toBe(
    'export default [{"/api/core": () => import(/* webpackChunkName: "5" */ "@site/docs/core.mdx")}];',
  );
});

test('the configuration loses what only the build reads', () => {
  expect(trim('docusaurus.config.mjs')).toBe(
    'export default {"title":"T","themeConfig":{"blog":{}},"noIndex":false};\n',
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
      { resourcePath: path.join(folder, 'registry.js'), resourceQuery: '' },
      'export default new Map();',
    );
  expect(trimOther).toThrow(/^registry\.js: expected .*3\.10\.2.*trim-generated\.mjs/);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPages } from '../../../../../src/site/build/loaders/generated-pages.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);

beforeAll(() => {
  // As Docusaurus 3.10.2 writes them.
  write(
    'routes.js',
    `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/search', component: ComponentCreator('/search', 'be6'), exact: true },
  {
    path: '/api',
    component: ComponentCreator('/api', '3b0'),
    routes: [
      { path: '/api/core', component: ComponentCreator('/api/core', '4e1'), exact: true, sidebar: "api" },
      { path: '/api/types', component: ComponentCreator('/api/types', 'be7'), exact: true, sidebar: "api" }
    ]
  },
  { path: '*', component: ComponentCreator('*') },
];
`,
  );
  write(
    'routesChunkNames.json',
    JSON.stringify({
      '/search-be6': { __comp: 'c1' },
      '/api-3b0': { __comp: 'c2' },
      '/api/core-4e1': { __comp: 'c3', content: 'p1' },
      '/api/types-be7': { __comp: 'c3', content: 'p2' },
    }),
  );
  write(
    'registry.js',
    [
      'export default {',
      entry('p1', '@site/docs/core.mdx'),
      entry('p2', '@site/docs/types.mdx'),
      '};',
    ].join('\n'),
  );
});

test('pages that are siblings become a list, each by its path, module and chunk', () => {
  expect(readPages(folder).lists).toEqual([
    {
      sidebar: 'api',
      parts: { __comp: 'c3' },
      pages: [
        ['/api/core', '@site/docs/core.mdx', 'p1'],
        ['/api/types', '@site/docs/types.mdx', 'p2'],
      ],
    },
  ]);
});

test('the other routes stay, and say where the list belongs', () => {
  expect(readPages(folder).routes).toEqual([
    { path: '/search', component: '/search-be6', exact: true },
    { path: '/api', component: '/api-3b0', list: 0 },
    { path: '*', component: '*-undefined' },
  ]);
});

test('the keys are those of the pages in the list of chunks', () => {
  expect([...readPages(folder).keys]).toEqual(['/api/core-4e1', '/api/types-be7']);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import { searchOptions } from '../../../../src/search/build/search-options';
import { indexFiles, readDocuments } from '../../../../src/search/build/index-files';
import { headingDepths } from '../../../../src/search/build/heading-depths';

const site = path.resolve(__dirname, '../../../..');
const PAGE = `<!doctype html><html><head><meta name=description content="The port."></head><body><article>
<header><h1>server.port</h1></header><dl data-search=skip><dt>Type</dt><dd>number</dd></dl><p>Intro text.</p>
<h2 class=anchor id=taken>When it is taken<a class=hash-link href=#taken></a></h2><p>The next <code>port</code>.</p>
<div class="tabs-container"><ul role=tablist><li role=tab>npm</li><li role=tab>pnpm</li></ul>
<div><div role=tabpanel>npm install</div><div role=tabpanel hidden>pnpm add</div></div></div>
<h3 class=anchor id=details>Details<a class=hash-link href=#details></a></h3><p>More.</p></article></body></html>`;

interface IndexPlugin {
  postBuild(props: object): Promise<void>;
}
const { default: createPlugin, validateOptions } = searchLocal as unknown as {
  default: (context: object, options: object) => IndexPlugin;
  validateOptions: (input: object) => object;
};

/** The plugin run on a site of one page. */
async function indexOf(html: string) {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
  const folder = path.join(outDir, 'config/server/port');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'index.html'), html);
  const options = validateOptions({
    options: searchOptions,
    validate: (
      schema: { validate: (value: unknown) => { value: object; error?: Error } },
      value: unknown,
    ) => {
      const { value: valid, error } = schema.validate(value);
      if (error) throw error;
      return valid;
    },
  });
  const context = {
    siteDir: site,
    generatedFilesDir: outDir,
    baseUrl: '/',
    siteConfig: { themeConfig: {} },
  };
  await createPlugin(context, options).postBuild({
    ...context,
    outDir,
    routesPaths: ['/config/server/port', '/404.html'],
    plugins: [],
  });
  return JSON.parse(fs.readFileSync(path.join(outDir, 'search-index.json'), 'utf8'));
}

test('the index plugin is pinned to the version whose documents are read', () => {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(site, 'package.json'), 'utf8'));
  expect(dependencies['@easyops-cn/docusaurus-search-local']).toBe('0.55.3');
});

test('the index plugin writes the documents that are read', async () => {
  const { titles, texts } = indexFiles(readDocuments(await indexOf(PAGE)), () => ({
    trail: ['Config'],
    depths: headingDepths(PAGE),
  }));
  expect(titles.pages).toEqual([
    {
      path: '/config/server/port',
      title: 'server.port',
      trail: ['Config'],
      headings: [
        [2, 'When it is taken', 'taken'],
        [3, 'Details', 'details'],
      ],
    },
  ]);
  expect(texts.pages).toEqual([
    {
      description: 'The port.',
      texts: ['Intro text.', 'The next port. npm install', 'More.'],
    },
  ]);
});

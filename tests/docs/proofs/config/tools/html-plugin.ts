import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { RsbuildConfig } from '@rsbuild/core';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: [
      'The output then contains scripts, styles and assets, but no pages, and the html options no longer apply.',
      'When tools.htmlPlugin is false, html.appIcon still produces its files.',
    ],
    run: 'build',
    files: { 'icon.png': 'png' },
    config: {
      html: {
        template: './none.html',
        favicon: './none.png',
        appIcon: { name: 'Shop', icons: [{ src: './icon.png', size: 192 }] },
      },
      tools: { htmlPlugin: false },
    },
    expect({ error, files }) {
      assert.equal(error, undefined);
      assert.deepEqual(
        files.filter((file) => !file.endsWith('.js')),
        ['manifest.webmanifest', 'static/image/icon.png'],
      );
    },
  },
  ...[undefined, ({ urls }: { urls: string[] }) => urls].map((printUrls): Proof => ({
    says: [
      'The dev server still serves your assets, but it has no page routes.',
      'The dev server still serves your assets, but it has no page routes.',
    ],
    run: 'dev',
    config: { server: printUrls ? { printUrls } : {}, tools: { htmlPlugin: false } },
    async expect({ get, log }) {
      assert.match(await (await get('/static/js/index.js')).text(), /hello/);
      assert.equal((await get('/', { headers: { accept: 'text/html' } })).status, 404);
      assert.equal(/http:\/\/localhost/.test(log()), printUrls !== undefined);
    },
  })),
  ...(
    [
      [{ html: { template: './page.html' } }, 1],
      [{ tools: { htmlPlugin: { template: './page.html' } } }, 2],
    ] as [RsbuildConfig, number][]
  ).map(([config, count]): Proof => ({
    says: [
      'The page has two titles',
      "You've set template in tools.htmlPlugin, and the template has a <title>.",
      'Rsbuild only notices a title in the template of its own option, so use that option instead:',
    ],
    run: 'build',
    files: {
      'src/index.js': '',
      'page.html': '<!doctype html><html><head><title>Shoes</title></head><body></body></html>',
    },
    config,
    expect: ({ read }) => assert.equal(read('index.html').match(/<title>/g)?.length, count),
  })),
  {
    says: [
      'chunks | The name of the entry, after the names in its dependOn',
      "chunksSortMode | 'manual' if there is more than one chunk",
      'entryName | The name of the entry',
      'Rsbuild calls it once for each page, with the options so far and the name of the entry:',
      "The second argument also contains entryValue, which is the entry as Rspack gets it, such as ['./src/main.ts'].",
      'Each page loads the scripts of its entry, because chunks contains the name of that entry.',
    ],
    run: 'script',
    async expect({ root }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const seen: unknown[] = [];
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          source: {
            entry: {
              index: './src/index.js',
              about: { import: './src/index.js', dependOn: 'index' },
            },
          },
          tools: {
            htmlPlugin(options, { entryName, entryValue }) {
              const { chunks, chunksSortMode } = options;
              seen.push([entryName, options.entryName, chunks, chunksSortMode, entryValue]);
            },
          },
        },
      });
      await rsbuild.initConfigs();
      assert.deepEqual(seen, [
        ['index', 'index', ['index'], undefined, ['./src/index.js']],
        [
          'about',
          'about',
          ['index', 'about'],
          'manual',
          [{ import: './src/index.js', dependOn: 'index' }],
        ],
      ]);
    },
  },
  {
    says: [
      'minify: true changes nothing',
      "minify doesn't work as in html-webpack-plugin 5: true or an object with options leaves the page unminified.",
    ],
    run: 'build',
    files: {
      'src/index.js': '',
      'page.html': '<!doctype html><html><head><!-- note --></head><body></body></html>',
    },
    config: { html: { template: './page.html' }, tools: { htmlPlugin: { minify: true as never } } },
    expect: ({ read }) => assert.match(read('index.html'), /<!-- note -->/),
  },
  {
    says: 'Rsbuild adds its tags without line breaks between them, but your template stays as you wrote it, even in production.',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n/*! note */\nconsole.log(1);\n",
      'src/a.css': 'a { color: red; }\n',
      'page.html':
        '<html>\n  <head>\n  </head>\n  <body>\n    <p>Text\n    </p>\n  </body>\n</html>\n',
    },
    config: {
      html: { template: './page.html' },
      output: { inlineScripts: true, inlineStyles: true },
    },
    expect({ read }) {
      const page = read('index.html');
      assert.match(
        page,
        /<title>.*?<\/title><meta [^\n]*?><meta [^\n]*?><script defer>[^]*<\/script><style>/,
      );
      assert.ok(page.includes('<body>\n    <p>Text\n    </p>\n  </body>'), page);
    },
  },
  {
    says: 'Rsbuild calls it once for each page, with the options so far and the name of the entry:',
    run: 'build',
    config: {
      tools: {
        htmlPlugin(options, { entryName }) {
          options.title = `Page ${entryName}`;
        },
      },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Page index<\/title>/),
  },
  {
    says: [
      'minify: true changes nothing',
      "minify doesn't work as in html-webpack-plugin 5: true or an object with options leaves the page unminified.",
    ],
    run: 'build',
    files: {
      'src/index.js': '',
      'page.html': '<!doctype html><html><head><!-- note --></head><body></body></html>',
    },
    config: {
      html: { template: './page.html' },
      tools: { htmlPlugin: { minify: { removeComments: true } as never } },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<!-- note -->/),
  },
  {
    says: "If you return { scriptLoading: 'blocking' } alone, the page loses its title, file name and chunks, too, and you see the plugin's default page with the title “Rspack App”.",
    run: 'build',
    config: { tools: { htmlPlugin: () => ({ scriptLoading: 'blocking' }) } },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Rspack App<\/title>/),
  },
  {
    says: [
      '<div id="root"> is missing in the page',
      "Rsbuild uses a returned object as it is, and even a complete copy loses Rsbuild's default page",
    ],
    run: 'build',
    config: { tools: { htmlPlugin: (options) => ({ ...options, scriptLoading: 'blocking' }) } },
    expect({ read }) {
      assert.match(read('index.html'), /<title>Rsbuild App<\/title>/);
      assert.doesNotMatch(read('index.html'), /id="root"|defer/);
    },
  },
  {
    says: 'Change the object that you get:',
    run: 'build',
    config: {
      tools: {
        htmlPlugin(options) {
          options.scriptLoading = 'blocking';
        },
      },
    },
    expect({ read }) {
      assert.match(read('index.html'), /<div id="root"><\/div>/);
      assert.doesNotMatch(read('index.html'), /defer/);
    },
  },
  {
    says: "unless you've set html.template.",
    run: 'build',
    files: { 'src/index.js': '', 'page.html': '<html><body><div id="mine"></div></body></html>' },
    config: {
      html: { template: './page.html' },
      tools: { htmlPlugin: (options) => ({ ...options, scriptLoading: 'blocking' }) },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<div id="mine"><\/div>/),
  },
  {
    says: "Rsbuild's servers then don't find the page at its usual URLs:",
    run: 'dev',
    sample: { section: 'Add a hash to the file name' },
    with: { mode: 'production' },
    env: { NODE_ENV: 'production' },
    async expect({ get }) {
      for (const path of ['/', '/index.html']) {
        assert.equal((await get(path, { headers: { accept: 'text/html' } })).status, 404);
      }
    },
  },
  {
    says: [
      'because you can add a hash to the names of pages as well:',
      'In a production build, this creates files such as index.ffc90e4d.html.',
      "Rsbuild's servers then don't find the page at its usual URLs: / and /index.html answer with 404, and /index.ffc90e4d.html shows the page.",
    ],
    run: 'preview',
    sample: { section: 'Add a hash to the file name' },
    with: { server: { htmlFallback: false } },
    env: { NODE_ENV: 'production' },
    async expect({ get, root }) {
      const name = fs.readdirSync(`${root}/dist`).find((file) => file.endsWith('.html'));
      assert.match(String(name), /^index\.\w{8,10}\.html$/);
      const status = async (path: string) =>
        (await get(path, { headers: { accept: 'text/html' } })).status;
      assert.deepEqual(
        [await status('/'), await status('/index.html'), await status(`/${name}`)],
        [404, 404, 200],
      );
    },
  },
  {
    says: 'Rsbuild only calls it in production mode:',
    run: 'build',
    config: { mode: 'development', tools: { htmlPlugin: { minify: () => 'minified' } } },
    expect: ({ read }) => assert.notEqual(read('index.html'), 'minified'),
  },
  {
    says: 'Rsbuild only calls it in production mode:',
    run: 'build',
    config: { tools: { htmlPlugin: { minify: () => 'minified' } } },
    expect: ({ read }) => assert.equal(read('index.html'), 'minified'),
  },
  {
    says: 'To leave out just one page',
    run: 'build',
    sample: {
      title: 'rsbuild.config.ts',
      containing: "widget: { import: './src/widget.ts', html: false }",
    },
    files: { 'src/index.ts': '', 'src/widget.ts': 'console.log(1);\n' },
    expect({ files }) {
      assert.deepEqual(
        files.filter((file) => file.endsWith('.html')),
        ['index.html'],
      );
      assert.ok(files.some((file) => file.startsWith('static/js/widget.')));
    },
  },
  {
    says: 'The scripts are now without defer:',
    shown: { containing: '<script src="/static/js/index.' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Set options for all pages' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: 'To combine several settings, pass an array of objects and functions, which Rsbuild applies from left to right.',
    run: 'build',
    config: {
      tools: {
        htmlPlugin: [
          { title: 'first' },
          (options) => {
            options.title += ' second';
          },
        ],
      },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<title>first second<\/title>/),
  },
  {
    says: "list both, and keep your order with 'manual':",
    shown: { containing: '/static/js/consent.' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'consent' },
    files: { 'src/main.ts': 'console.log(1);\n', 'src/consent.ts': 'console.log(2);\n' },
    expect({ read, files, shown }) {
      looksLike(read('main.html'), shown);
      assert.ok(!files.includes('consent.html'));
    },
  },
  {
    says: 'When you pass an object, its fields replace those that Rsbuild passes to the plugin:',
    run: 'build',
    files: { 'src/index.js': '', 'src/about.js': '' },
    config: {
      source: { entry: { index: './src/index.js', about: './src/about.js' } },
      tools: { htmlPlugin: { scriptLoading: 'blocking', title: 'Mine' } },
    },
    expect({ read }) {
      for (const page of ['index.html', 'about.html']) {
        assert.match(read(page), /<title>Mine<\/title>/);
        assert.doesNotMatch(read(page), /defer/);
      }
    },
  },
  {
    says: [
      'Rsbuild passes these options to the plugin for each page:',
      "title | html.title, or 'Rsbuild App'",
      "inject | html.inject, or 'head'",
      "scriptLoading | html.scriptLoading, or 'defer'",
    ],
    run: 'script',
    async expect({ root }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const seen: unknown[] = [];
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          source: { entry: { index: './src/index.js', about: './src/index.js' } },
          html: { title: ({ entryName }) => (entryName === 'about' ? 'About' : undefined) },
          tools: {
            htmlPlugin({ title, inject, scriptLoading, filename, template, favicon }) {
              seen.push([title, inject, scriptLoading, filename, template, favicon]);
            },
          },
        },
      });
      await rsbuild.initConfigs();
      assert.deepEqual(seen, [
        ['Rsbuild App', 'head', 'defer', 'index.html', undefined, undefined],
        ['About', 'head', 'defer', 'about.html', undefined, undefined],
      ]);
    },
  },
];

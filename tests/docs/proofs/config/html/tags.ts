import assert from 'node:assert/strict';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { looksLike } from '#kit/looks-like';
import { thrownOn } from '#kit/thrown-on';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));
const inHead = ['title', 'base', 'link', 'style', 'meta', 'script', 'noscript', 'template'];

export const proofs: Proof[] = [
  {
    shown: 'dist/index.html',
    section: 'Add a tag',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Add a tag' },
    with: {
      output: { filenameHash: false },
      html: { title: '', meta: { charset: false, viewport: false } },
    },
    expect: ({ read, shown }) =>
      looksLike(read('index.html'), shown.replace('80e6e75ed32081b4', '…')),
  },
  {
    says: [
      'attrs | None | The attributes. true writes only the name. false, null and undefined leave the attribute out',
      "children | None | The content of the element, which Rsbuild doesn't escape",
    ],
    run: 'build',
    config: {
      html: {
        tags: [
          {
            tag: 'p',
            attrs: { hidden: true, id: false, lang: null, title: undefined },
            children: '<b>&</b>',
          },
        ],
      },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<p hidden><b>&<\/b><\/p>/),
  },
  {
    says: [
      'publicPath | true | What Rsbuild puts before the URL. true is the asset prefix and false is nothing. You can also set a string, or a function that returns the whole URL',
      'publicPath and hash only apply to src of a script and href of a link.',
      "For example, Rsbuild doesn't change the address of an img.",
      "With publicPath: true, it also doesn't change URLs that are complete or begin with //.",
    ],
    run: 'build',
    config: {
      output: { assetPrefix: '/cdn/' },
      html: {
        tags: [
          { tag: 'script', attrs: { src: 'a.js' } },
          { tag: 'script', attrs: { src: 'b.js' }, publicPath: false },
          { tag: 'link', attrs: { href: 'c.css' }, publicPath: '/own/' },
          {
            tag: 'link',
            attrs: { href: 'd.css' },
            publicPath: (url, publicPath) => `${publicPath}x/${url}`,
          },
          { tag: 'img', attrs: { src: 'e.png' }, hash: true },
          { tag: 'script', attrs: { src: 'https://example.com/f.js' } },
          { tag: 'script', attrs: { src: '//example.com/g.js' } },
        ],
      },
    },
    expect({ read }) {
      const addresses = [
        '/cdn/a.js',
        'b.js',
        '/own/c.css',
        '/cdn/x/d.css',
        'e.png',
        'https://example.com/f.js',
        '//example.com/g.js',
      ];
      for (const address of addresses) {
        assert.match(read('index.html'), new RegExp(`(?:src|href)="${address}"`));
      }
    },
  },
  {
    says: 'If the prefix is /shop/, the second page requests /shop/shop/analytics.js.',
    run: 'build',
    files: { 'src/other.js': "console.log('other');\n" },
    config: {
      source: { entry: { index: './src/index.js', other: './src/other.js' } },
      server: { base: '/shop' },
      html: { tags: { tag: 'script', attrs: { src: 'analytics.js' } } },
    },
    expect({ read }) {
      assert.deepEqual(
        ['index.html', 'other.html']
          .map((page) => /[^"]+analytics\.js/.exec(read(page))![0])
          .sort(),
        ['/shop/analytics.js', '/shop/shop/analytics.js'],
      );
    },
  },
  ...[
    ['/', '/analytics.js'],
    ['https://cdn.example.com/a/', 'https://cdn.example.com/a/analytics.js'],
  ].map(([assetPrefix, expected]): Proof => ({
    says: "Without hash, this doesn't happen if the prefix is / or a complete URL.",
    run: 'build',
    files: { 'src/other.js': "console.log('other');\n" },
    config: {
      source: { entry: { index: './src/index.js', other: './src/other.js' } },
      output: { assetPrefix },
      html: { tags: { tag: 'script', attrs: { src: 'analytics.js' } } },
    },
    expect({ read }) {
      for (const page of ['index.html', 'other.html']) {
        assert.equal(/[^"]+analytics\.js/.exec(read(page))![0], expected);
      }
    },
  })),
  ...[true, false].map((isObject): Proof => ({
    says: isObject
      ? [
          'Rsbuild writes the finished URL into your object, and starts from it for the next page or the next rebuild in development.',
          'A hash is appended to the earlier one.',
        ]
      : 'In other cases, create the tag in a function, so that each page gets a new object:',
    run: 'dev',
    alone: true,
    ...(isObject
      ? {
          config: {
            server: { base: '/shop' },
            html: { tags: { tag: 'script', attrs: { src: 'analytics.js' }, hash: true } },
          },
        }
      : { sample: { title: 'rsbuild.config.ts', section: 'Fields of a tag' } }),
    async expect({ page, write }) {
      const source = async () => /[^"]+analytics\.js[^"]*/.exec(await page('/shop/'))![0];
      // The watcher may build once more at the start, as the files are new.
      const form = isObject
        ? /^(?:\/shop)+\/analytics\.js(?:\?\w+)+$/
        : /^\/shop\/analytics\.js\?\w+$/;
      const additions = (url: string) => [url.match(/\/shop/g)!.length, url.match(/\?/g)!.length];
      const first = await source();
      assert.match(first, form);
      const [added] = additions(first);
      assert.deepEqual(additions(first), [added, added]);
      write('src/index.js', "console.log('edited');\n");
      await until(async () => (await source()) !== first);
      const second = await source();
      assert.match(second, form);
      const [addedAgain] = additions(second);
      assert.deepEqual(additions(second), [addedAgain, addedAgain]);
      if (isObject) assert.ok(addedAgain! > added!, second);
    },
  })),
  {
    says: 'hash | false | What Rsbuild appends to the URL after a ?. true is the hash of the compilation. You can also set a string, or a function that returns the whole URL.',
    run: 'build',
    config: {
      html: {
        tags: [
          { tag: 'script', attrs: { src: 'a.js' }, hash: true },
          { tag: 'script', attrs: { src: 'b.js' }, hash: 'v2' },
          { tag: 'script', attrs: { src: 'c.js' }, hash: (url, hash) => `${url}#${hash}` },
          { tag: 'script', attrs: { src: 'd.js' } },
        ],
      },
    },
    expect({ read }) {
      const hash = /a\.js\?([0-9a-f]+)"/.exec(read('index.html'))?.[1];
      assert.ok(hash);
      assert.match(read('index.html'), /b\.js\?v2"/);
      assert.match(read('index.html'), new RegExp(`c\\.js#${hash}"`));
      assert.match(read('index.html'), /d\.js"/);
    },
  },
  {
    says: 'By default, title, base, link, style, meta, script, noscript and template go into <head>, and other elements go into <body>.',
    run: 'build',
    config: {
      html: {
        tags: [...inHead, 'div', 'img', 'iframe'].map((tag) => ({ tag, attrs: { class: 'mine' } })),
      },
    },
    expect({ read }) {
      const mine = (html: string) =>
        [...html.matchAll(/<(\w+) class="mine"/g)].map(([, tag]) => tag);
      assert.deepEqual(mine(headOf(read('index.html'))), inHead);
      assert.deepEqual(mine(bodyOf(read('index.html'))), ['div', 'img', 'iframe']);
    },
  },
  {
    says: "A script is therefore in the head even with html.inject: 'body', unless you set head: false.",
    run: 'build',
    config: {
      html: {
        inject: 'body',
        tags: [
          { tag: 'script', attrs: { src: 'a.js' } },
          { tag: 'script', attrs: { src: 'b.js' }, head: false },
        ],
      },
    },
    expect({ read }) {
      assert.match(headOf(read('index.html')), /a\.js/);
      assert.match(bodyOf(read('index.html')), /b\.js/);
    },
  },
  {
    says: [
      'true | false | Before the tags that Rsbuild adds to <head>',
      'true | true | After the tags that Rsbuild adds to <head>',
      'false | false | Before the tags that Rsbuild adds to <body>',
      'false | true | After the tags that Rsbuild adds to <body>',
      'Tags with the same settings keep the order of your list.',
      "The elements of your template don't move.",
      'Rsbuild adds its tags after them, at the end of <head> and <body>.',
      'head | Depends on tag | Whether the tag goes into <head> or <body>',
      'append | true | Whether the tag goes after or before the existing tags',
    ],
    run: 'build',
    files: { 'page.html': '<html><head><i></i></head><body><u></u></body></html>' },
    config: {
      html: {
        inject: 'body',
        template: './page.html',
        tags: [true, false].flatMap((head) =>
          [false, true].flatMap((append) =>
            [1, 2].map((n) => ({
              tag: 'b',
              head,
              append,
              attrs: { id: `${head ? 'head' : 'body'}-${append ? 'after' : 'before'}-${n}` },
            })),
          ),
        ),
      },
    },
    expect({ read }) {
      const places = [
        ...read('index.html').matchAll(/<(?:b id="([^"]+)"|(i|u|title|script)[ >])/g),
      ];
      assert.deepEqual(
        places.map(([, id, name]) => id ?? name),
        [
          ...['i', 'head-before-1', 'head-before-2', 'title', 'head-after-1', 'head-after-2'],
          ...['u', 'body-before-1', 'body-before-2', 'script', 'body-after-1', 'body-after-2'],
        ],
      );
    },
  },
  {
    says: [
      'A function gets all tags of the page, including those that Rsbuild added.',
      'Rsbuild applies objects and functions in the order of the array.',
    ],
    shown: 'dist/index.html',
    section: 'Change existing tags',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Change existing tags' },
    with: { output: { filenameHash: false } },
    expect: ({ read, shown }) => looksLike(headOf(read('index.html')), shown),
  },
  {
    says: [
      'The tags that Rsbuild added have publicPath: false and a fixed head, because their URLs are already complete.',
      'entryName | The name of the entry',
      'outputName | The name of the HTML file, such as index.html',
      'publicPath | The asset prefix.',
      'hash | The hash of the compilation',
    ],
    run: 'build',
    config: {
      output: { assetPrefix: '/cdn/' },
      html: {
        tags: [
          (tags, { entryName, outputName, publicPath, hash }) => {
            const given = tags.map((tag) => [tag.publicPath, typeof tag.head]);
            tags.push({
              tag: 'p',
              children: JSON.stringify([entryName, outputName, publicPath, hash.length > 7, given]),
            });
          },
        ],
      },
    },
    expect({ read }) {
      const [entryName, outputName, publicPath, hasHash, given] = JSON.parse(
        /<p>(.*)<\/p>/.exec(read('index.html'))![1]!,
      ) as [string, string, string, boolean, [boolean, string][]];
      assert.deepEqual(
        [entryName, outputName, publicPath, hasHash],
        ['index', 'index.html', '/cdn/', true],
      );
      assert.ok(given.length >= 4);
      for (const tag of given) assert.deepEqual(tag, [false, 'boolean']);
    },
  },
  {
    says: "publicPath | The asset prefix. For 'auto', the path from the page to the output directory, such as ../",
    run: 'build',
    config: {
      html: {
        outputStructure: 'nested',
        tags: [
          (tags, { publicPath }) => {
            tags.push({ tag: 'p', children: publicPath });
          },
        ],
      },
      output: { assetPrefix: 'auto' },
    },
    expect: ({ read }) => assert.match(read('index/index.html'), /<p>\.\.\/<\/p>/),
  },
  {
    says: 'If you use a function instead of an object, you can also change, move or remove the tags that are already there.',
    run: 'build',
    config: {
      html: {
        tags: [
          (tags) =>
            tags
              .filter(({ tag }) => tag !== 'title')
              .map((tag) => (tag.tag === 'script' ? { ...tag, head: false } : tag)),
        ],
      },
    },
    expect({ read }) {
      assert.doesNotMatch(read('index.html'), /<title>/);
      assert.match(bodyOf(read('index.html')), /<script/);
    },
  },
  {
    says: 'Rsbuild adds these tags last, after all modifyHTMLTags hooks.',
    run: 'build',
    config: {
      html: { tags: { tag: 'p', children: 'mine' } },
      plugins: [
        {
          name: 'count',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyHTMLTags({
              order: 'post',
              handler(tags) {
                assert.ok(![...tags.headTags, ...tags.bodyTags].some(({ tag }) => tag === 'p'));
                return tags;
              },
            }),
        },
      ],
    },
    expect({ error, read }) {
      assert.equal(error, undefined);
      assert.match(read('index.html'), /<p>mine<\/p>/);
    },
  },
  {
    says: [
      "It doesn't compile, bundle or copy the files that they point to, so a script with src: './src/polyfill.ts' doesn't run.",
      "The dev server answers with the page index.html, and the console shows Unexpected token '<'.",
    ],
    run: 'dev',
    config: { html: { tags: { tag: 'script', attrs: { src: './src/polyfill.ts' } } } },
    files: { 'src/polyfill.ts': 'document.title = "polyfilled";' },
    async expect({ get, open, page }) {
      assert.match(await page('/'), /src="\/src\/polyfill\.ts"/);
      assert.match(await (await get('/src/polyfill.ts')).text(), /<!doctype html>/);
      const opened = await open('/');
      assert.match(await thrownOn(opened), /Unexpected token '<'/);
      assert.equal(await opened.title(), 'Rsbuild App');
    },
  },
  {
    says: 'A preview or production server answers with 404.',
    run: 'preview',
    config: { html: { tags: { tag: 'script', attrs: { src: './src/polyfill.ts' } } } },
    files: { 'src/polyfill.ts': 'document.title = "polyfilled";' },
    expect: async ({ get }) => assert.equal((await get('/src/polyfill.ts')).status, 404),
  },
  {
    says: [
      "A file of the public directory | Its path in that directory, as in src: 'service-worker.js'",
    ],
    run: 'preview',
    config: { html: { tags: { tag: 'script', attrs: { src: 'service-worker.js' } } } },
    files: { 'public/service-worker.js': 'console.log(1);' },
    async expect({ get, page }) {
      assert.match(await page('/'), /src="\/service-worker\.js"/);
      assert.equal(await (await get('/service-worker.js')).text(), 'console.log(1);');
    },
  },
  {
    says: "Rsbuild doesn't transpile this text for older browsers.",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'setTheme' },
    with: { output: { overrideBrowserslist: ['chrome 50'] } },
    expect: ({ read }) => assert.match(read('index.html'), /<script>\(function setTheme.*\?\?/s),
  },
  {
    says: "security.nonce and html.crossorigin don't apply to these tags.",
    run: 'build',
    config: {
      security: { nonce: 'abc' },
      html: { crossorigin: true, tags: { tag: 'script', attrs: { src: 'mine.js' } } },
    },
    expect({ read }) {
      assert.match(read('index.html'), /nonce="abc"/);
      assert.match(read('index.html'), /<script src="\/mine\.js"><\/script>/);
    },
  },
  {
    says: "With security.sri, a URL that isn't a file of the output makes the build fail with ENOENT: no such file or directory",
    run: 'build',
    config: {
      security: { sri: { enable: true } },
      html: { tags: { tag: 'script', attrs: { src: 'mine.js' } } },
    },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /ENOENT: no such file or directory/);
    },
  },
  {
    says: 'This includes each URL with a hash.',
    run: 'build',
    config: {
      security: { sri: { enable: true } },
      html: { tags: { tag: 'script', attrs: { src: 'mine.js' }, hash: true } },
    },
    files: { 'public/mine.js': 'console.log(1);' },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /ENOENT: no such file or directory, open '.*mine\.js\?\w+'/);
    },
  },
  {
    says: 'If the URL already has a query, use a function, because Rsbuild adds a second ?',
    run: 'build',
    config: {
      html: { tags: { tag: 'script', attrs: { src: 'mine.js?a=1' }, hash: 'b' } },
    },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/mine\.js\?a=1\?b"/),
  },
  {
    says: 'If html.inject is false, the tags only appear where your template prints them.',
    run: 'build',
    files: {
      'src/index.js': 'console.log(1);\n',
      'printed.html':
        '<html><head></head><body><i><%= htmlPlugin.tags.bodyTags %></i></body></html>',
    },
    config: {
      source: { entry: { index: './src/index.js', printed: './src/index.js' } },
      html: {
        inject: false,
        tags: { tag: 'p', children: 'mine' },
        template: ({ entryName }) => (entryName === 'printed' ? './printed.html' : undefined),
      },
    },
    expect({ read }) {
      assert.doesNotMatch(read('index.html'), /mine/);
      assert.match(read('printed.html'), /<body><i><p>mine<\/p><\/i><\/body>/);
    },
  },
];

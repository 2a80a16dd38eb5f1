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
    says: [
      'You can do that without a template.',
      'Describe the tag in html.tags, and Rsbuild adds it to the page:',
      'The script comes last in the <head>, after the tags that the page has anyway:',
      "You don't need the field for a complete URL, such as that of the first example, because Rsbuild leaves it as it is anyway.",
    ],
    shown: { title: 'dist/index.html', nth: 1 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { output: { filenameHash: false, assetPrefix: '/' } },
    expect({ read, shown }) {
      const head = headOf(read('index.html'));
      looksLike(head, shown);
      assert.ok(head.endsWith('track.js" async></script>'), head);
    },
  },
  ...(
    [
      ['fonts.example.com', 'rel="stylesheet"'],
      ['window.shop', 'window.shop'],
      ['legacy-menu.js', 'cdn.example.com/legacy-menu.js'],
      ["'/env.js'", '"/env.js"'],
    ] as const
  ).map(([code, result]): Proof => ({
    shown: { containing: result, nth: code === result ? 2 : 1 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: code },
    files: { 'public/legacy-menu.js': 'console.log(1);' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  })),
  {
    says: [
      'Rsbuild adds the asset prefix:',
      'Put your own file into the public directory, and set its path inside this directory.',
      'Set publicPath to false, and the URL stays as you set it:',
    ],
    run: 'build',
    config: {
      output: { assetPrefix: 'https://cdn.example.com/' },
      html: {
        tags: [
          { tag: 'script', attrs: { src: 'legacy-menu.js' } },
          { tag: 'script', attrs: { src: '/env.js' }, publicPath: false },
        ],
      },
    },
    files: { 'public/legacy-menu.js': 'console.log(1);' },
    expect({ files, read }) {
      assert.ok(files.includes('legacy-menu.js'), files.join());
      assert.match(read('index.html'), /src="https:\/\/cdn\.example\.com\/legacy-menu\.js"/);
      assert.match(read('index.html'), /src="\/env\.js"/);
    },
  },
  {
    says: 'To prevent that, set hash: true, which appends the hash of the compilation to the URL.',
    shown: { containing: '80e6e75ed32081b4' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'hash: true' },
    expect: ({ read, shown }) =>
      looksLike(read('index.html'), shown.replace('80e6e75ed32081b4', '…')),
  },
  {
    says: 'Here, only the page of the entry checkout loads the library:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'checkout' },
    files: { 'src/index.ts': 'console.log(1);', 'src/checkout.ts': 'console.log(2);' },
    expect({ read }) {
      assert.match(
        headOf(read('checkout.html')),
        /<script src="https:\/\/pay\.example\.com\/v3\.js">/,
      );
      assert.doesNotMatch(read('index.html'), /pay\.example/);
    },
  },
  {
    says: 'If you want to run a module before your entry, use source.preEntry instead:',
    run: 'build',
    files: { 'src/polyfill.ts': 'console.log("polyfilled" as string);' },
    config: { source: { preEntry: './src/polyfill.ts' }, output: { minify: false } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /polyfilled/),
  },
  {
    says: [
      'attrs | None | The attributes. true adds the name alone; false, null and undefined leave it out',
      'children | None | The content, which Rsbuild leaves unescaped',
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
      'publicPath | true | true puts the asset prefix before the URL, false nothing. A string is another prefix, and a function returns the whole URL',
      'publicPath and hash apply to src of a script and href of a link.',
      'The URL of an img, for example, stays as you set it.',
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
    says: 'A second page, or the page after an edit in development, requests /shop/shop/analytics.js.',
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
  ...[true, false].map((isObject): Proof => ({
    says: isObject
      ? [
          'A second page, or the page after an edit in development, requests /shop/shop/analytics.js.',
          "That's because Rsbuild puts the finished URL into the object that you set.",
          'When it uses the object again, it adds the prefix and the hash once more.',
        ]
      : [
          'We recommend a function here, because it creates a new object for each page (see Troubleshooting):',
          'Create the tag in a function instead, as in the example with a hash.',
        ],
    run: 'dev',
    alone: true,
    ...(isObject
      ? {
          config: {
            server: { base: '/shop' },
            html: { tags: { tag: 'script', attrs: { src: 'analytics.js' }, hash: true } },
          },
        }
      : { sample: { title: 'rsbuild.config.ts', containing: 'hash: true' } }),
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
    says: 'hash | false | true appends the hash of the compilation after a ?. You can also append a string, and a function returns the whole URL',
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
    says: 'Rsbuild puts title, base, link, style, meta, script, noscript and template into the <head> and other elements into the <body>.',
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
    says: 'For example, a noscript with a visible text has to be in the <body>, and a script that others wait for should come first:',
    shown: { title: 'dist/index.html', nth: 2 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'noscript' },
    with: {
      output: { filenameHash: false },
      html: { title: '', meta: { charset: false, viewport: false } },
    },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: [
      'true | false | Before the tags that Rsbuild adds to <head>',
      'true | true | After the tags that Rsbuild adds to <head>',
      'false | false | Before the tags that Rsbuild adds to <body>',
      'false | true | After the tags that Rsbuild adds to <body>',
      'Together, head and append give you four places.',
      'Within one place, tags keep the order of your list:',
      'The elements of your template come before these four places.',
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
      'Your function also receives the tags that Rsbuild added,',
      'You can change the list in place, as the first function does, or return a new one, as the second does.',
    ],
    shown: { title: 'dist/index.html', nth: 3 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Change existing tags' },
    with: { output: { filenameHash: false } },
    expect: ({ read, shown }) => looksLike(headOf(read('index.html')), shown),
  },
  {
    says: 'Rsbuild applies the items of the array in their order.',
    run: 'build',
    config: {
      html: {
        tags: [
          { tag: 'p', children: 'a' },
          (tags) => {
            tags.find(({ children }) => children === 'a')!.children = 'b';
          },
          (tags) => {
            assert.ok(!tags.some(({ children }) => children === 'a'));
            tags.find(({ children }) => children === 'b')!.children = 'c';
          },
        ],
      },
    },
    expect({ error, read }) {
      assert.equal(error, undefined);
      assert.match(read('index.html'), /<p>c<\/p>/);
    },
  },
  {
    says: [
      'It receives the tags of one page, and its second argument says which page it is.',
      'Besides entryName, the second argument contains outputName (such as index.html), publicPath (the asset prefix) and hash (the hash of the compilation).',
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
    says: 'so you can change an attribute, move a tag or leave it out.',
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
    says: [
      'Rsbuild adds your tags after the modifyHTMLTags hooks have run.',
      "A plugin therefore doesn't see them, but your function sees what the plugin added.",
    ],
    run: 'build',
    config: {
      html: {
        tags: [
          { tag: 'p', children: 'mine' },
          (tags) => assert.ok(tags.some(({ tag }) => tag === 'i')),
        ],
      },
      plugins: [
        {
          name: 'count',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyHTMLTags({
              order: 'post',
              handler(tags) {
                assert.ok(![...tags.headTags, ...tags.bodyTags].some(({ tag }) => tag === 'p'));
                tags.bodyTags.push({ tag: 'i' });
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
      "Code in src is a different matter, because Rsbuild doesn't compile, bundle or copy what a tag points to.",
      "Unexpected token '<'",
      "There's no such file in the output, so the dev server answers with the page index.html, and the browser tries to run HTML as JavaScript.",
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
    says: "Your script doesn't run, and the browser reports this error (in production, a 404).",
    run: 'preview',
    config: { html: { tags: { tag: 'script', attrs: { src: './src/polyfill.ts' } } } },
    files: { 'src/polyfill.ts': 'document.title = "polyfilled";' },
    expect: async ({ get }) => assert.equal((await get('/src/polyfill.ts')).status, 404),
  },
  {
    says: [
      'Rsbuild adds the asset prefix:',
      'Put your own file into the public directory, and set its path inside this directory.',
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
    says: 'Rsbuild puts the text into the page as it is, without transpiling it.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'setTheme' },
    with: { output: { overrideBrowserslist: ['chrome 50'] } },
    expect: ({ read }) => assert.match(read('index.html'), /<script>\(function setTheme.*\?\?/s),
  },
  {
    says: "Your Content Security Policy may refuse the tags from html.tags, because security.nonce and html.crossorigin don't apply to them.",
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
    says: [
      'ENOENT: no such file or directory',
      'But one of your tags points to a URL with a hash, or to one for which the output has no file.',
      'You use security.sri, so Rsbuild reads the file of each tag to compute a checksum.',
    ],
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
    says: 'But one of your tags points to a URL with a hash, or to one for which the output has no file.',
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
    says: [
      'hash: true would add a second ?.',
      'Set hash to a function instead, which receives the URL and the hash and returns the whole URL.',
    ],
    run: 'build',
    config: {
      html: {
        tags: [
          { tag: 'script', attrs: { src: 'mine.js?a=1' }, hash: 'b' },
          { tag: 'script', attrs: { src: 'c.js?a=1' }, hash: (url, hash) => `${url}&v=${hash}` },
        ],
      },
    },
    expect({ read }) {
      assert.match(read('index.html'), /src="\/mine\.js\?a=1\?b"/);
      assert.match(read('index.html'), /src="\/c\.js\?a=1&v=[0-9a-f]{8,}"/);
    },
  },
  {
    says: 'Your tags are missing from the page until your template prints them.',
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

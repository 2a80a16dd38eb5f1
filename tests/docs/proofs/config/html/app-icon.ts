import assert from 'node:assert/strict';
import type { RsbuildPlugin } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const icons = {
  'assets/icon-180.png': 'png',
  'assets/icon-192.png': 'png',
  'assets/icon-512.png': 'png',
};

interface Manifest {
  name: string;
  icons: { src: string; sizes: string }[];
}
const manifestOf = (text: string) => JSON.parse(text) as Manifest;

/** The keys that only a web app manifest and only an asset manifest have, if `text` is a whole file of either. */
function kindsOf(text: string): string[] {
  try {
    const keys = Object.keys(JSON.parse(text) as object);
    return ['icons', 'allFiles'].filter((key) => keys.includes(key));
  } catch {
    return [];
  }
}

/** Holds the scripts of one environment back until another one has collected its files. */
const compilesLast = (last: string, first: string): RsbuildPlugin => ({
  name: 'compiles-last',
  setup(api) {
    const isCollected = new Promise<void>((resolve) => {
      api.processAssets({ stage: 'summarize', environments: [first] }, () => resolve());
    });
    api.transform({ test: /\.js$/, environments: [last] }, async ({ code }) => {
      await isCollected;
      return code;
    });
  },
});

export const proofs: Proof[] = [
  {
    says: [
      'List your icons, and Rsbuild copies the files, creates a web app manifest and links both:',
      'When you leave target out, the size decides: icons below 200 pixels get a tag and are in the manifest, larger ones are in the manifest alone.',
      'Not set, size below 200 | Yes | Yes',
      'Not set, size 200 or more | No | Yes',
      'the manifest that Rsbuild creates only contains name and icons.',
      'Rsbuild copies your icons to the directory for images.',
      'They keep their names and get no hash:',
    ],
    shown: 'dist/index.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: icons,
    expect({ files, read, shown }) {
      looksLike(read('index.html'), shown);
      assert.match(read('index.html'), /<head><link rel="apple-touch-icon"/);
      assert.doesNotMatch(read('index.html'), /icon-512/);
      const manifest = manifestOf(read('manifest.webmanifest'));
      assert.deepEqual(Object.keys(manifest), ['name', 'icons']);
      assert.deepEqual(
        manifest.icons.map(({ src }) => src),
        ['/static/image/icon-192.png', '/static/image/icon-512.png'],
      );
      hasFile(files, /^static\/image\/icon-192\.png$/);
    },
  },
  {
    shown: 'dist/manifest.webmanifest',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: icons,
    expect: ({ read, shown }) =>
      assert.deepEqual(manifestOf(read('manifest.webmanifest')), manifestOf(shown)),
  },
  {
    says: [
      "If you've set a URL such as //cdn.example.com/icon.png, put https: in front of it.",
      'Otherwise, Rsbuild takes it for a path.',
    ],
    run: 'build',
    config: { html: { appIcon: { icons: [{ src: '//cdn.example.com/icon.png', size: 100 }] } } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /Failed to find the icon file at \/\/cdn\.example\.com\/icon\.png/);
    },
  },
  {
    says: [
      "If you've set a URL such as //cdn.example.com/icon.png, put https: in front of it.",
      'set a URL that begins with http.',
      'It goes into the page unchanged:',
      'You want this icon in the manifest, but Rsbuild creates no manifest without a name.',
    ],
    run: 'build',
    config: {
      html: { appIcon: { icons: [{ src: 'https://cdn.example.com/icon.png', size: 100 }] } },
    },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.webmanifest')), files.join());
      assert.match(read('index.html'), /href="https:\/\/cdn\.example\.com\/icon\.png"/);
    },
  },
  {
    says: 'If you want to give the manifest another name, set filename:',
    shown: { containing: '<link rel="manifest" href="/manifest.json">' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'manifest.json'" },
    files: icons,
    expect({ files, read, shown }) {
      assert.ok(read('index.html').includes(shown.trim()));
      hasFile(files, /^manifest\.json$/);
    },
  },
  {
    says: ["'apple-touch-icon' | Yes, at any size | No", "'web-app-manifest' | No | Yes"],
    run: 'build',
    files: icons,
    config: {
      html: {
        appIcon: {
          name: 'Shop',
          icons: [
            { src: './assets/icon-512.png', size: 512, target: 'apple-touch-icon' },
            { src: './assets/icon-192.png', size: 192, target: 'web-app-manifest' },
          ],
        },
      },
    },
    expect({ read }) {
      assert.match(read('index.html'), /apple-touch-icon" sizes="512x512"/);
      assert.doesNotMatch(read('index.html'), /icon-192/);
      assert.deepEqual(
        manifestOf(read('manifest.webmanifest')).icons.map(({ sizes }) => sizes),
        ['192x192'],
      );
    },
  },
  {
    says: ['Failed to find the icon file', 'a relative path starts at the project root.'],
    run: 'build',
    config: { html: { appIcon: { icons: [{ src: './none.png', size: 100 }] } } },
    expect({ error, log, root }) {
      assert.ok(error);
      assert.ok(log.includes('Failed to find the icon file at '), log);
      assert.ok(log.includes(`${root}/none.png`), log);
    },
  },
  {
    says: [
      '"appIcon.name" is required when "target" is "web-app-manifest".',
      'You want this icon in the manifest, but Rsbuild creates no manifest without a name.',
    ],
    run: 'build',
    files: icons,
    config: {
      html: {
        appIcon: {
          icons: [{ src: './assets/icon-192.png', size: 192, target: 'web-app-manifest' }],
        },
      },
    },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /"appIcon\.name" is required when "target" is "web-app-manifest"\./);
    },
  },
  {
    says: 'The second icon then gets the size and target of the first.',
    run: 'build',
    files: { 'icon.svg': '<svg/>' },
    config: {
      html: {
        appIcon: {
          name: 'Shop',
          icons: [
            { src: './icon.svg', size: 192 },
            { src: './icon.svg', size: 512 },
          ],
        },
      },
    },
    expect: ({ read }) =>
      assert.deepEqual(
        manifestOf(read('manifest.webmanifest')).icons.map(({ sizes }) => sizes),
        ['192x192', '192x192'],
      ),
  },
  ...(
    [
      ['shop', 'blog'],
      ['blog', 'shop'],
    ] as const
  ).map(([first, last]): Proof => ({
    says: [
      'Rsbuild adds the files in each environment, including those with the target node.',
      'Two environments with the same icon but different asset prefixes both use the prefix of the one that is compiled first.',
    ],
    run: 'build',
    files: icons,
    config: {
      plugins: [compilesLast(last, first), compilesLast('server', first)],
      html: { appIcon: { name: 'Shop', icons: [{ src: './assets/icon-192.png', size: 192 }] } },
      environments: {
        shop: { output: { assetPrefix: '/shop/', distPath: { root: 'dist/shop' } } },
        blog: { output: { assetPrefix: '/blog/', distPath: { root: 'dist/blog' } } },
        server: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => /icon|manifest/.test(file)).sort(),
        ['blog', 'server', 'shop'].flatMap((name) => [
          `${name}/manifest.webmanifest`,
          `${name}/static/image/icon-192.png`,
        ]),
      );
      for (const name of ['shop', 'blog']) {
        const page = read(`${name}/index.html`);
        assert.ok(page.includes(`href="/${first}/static/image/icon-192.png"`), page);
        const [icon] = manifestOf(read(`${name}/manifest.webmanifest`)).icons;
        assert.equal(icon?.src, `/${first}/static/image/icon-192.png`);
      }
    },
  })),
  {
    says: [
      "If you have nested pages, such as dist/shop/index.html, avoid the prefix 'auto'.",
      'The tags of these pages lack the ../, so the browser looks for the icons in the wrong place.',
    ],
    run: 'build',
    files: { ...icons, 'src/shop.js': '' },
    config: {
      source: { entry: { shop: './src/shop.js' } },
      html: {
        outputStructure: 'nested',
        appIcon: { name: 'Shop', icons: [{ src: './assets/icon-192.png', size: 192 }] },
      },
      output: { assetPrefix: 'auto' },
    },
    expect: ({ read }) =>
      assert.match(
        read('shop/index.html'),
        /<link rel="apple-touch-icon"[^>]* href="static\/image\/icon-192\.png"/,
      ),
  },
  {
    says: [
      "You've set filename to manifest.json, and that's also the default of output.manifest.",
      'Conflict: Multiple assets emit different content to the same filename manifest.json',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'manifest.json'" },
    with: { output: { manifest: true } },
    files: icons,
    expect({ error, log }) {
      assert.ok(error);
      assert.match(
        log,
        /Conflict: Multiple assets emit different content to the same filename manifest\.json/,
      );
    },
  },
  {
    says: [
      'In that case, you see no message, but end up with one of the files or a broken mixture of both.',
    ],
    run: 'build',
    files: icons,
    config: {
      environments: {
        web: {
          html: {
            appIcon: {
              name: 'My Website',
              filename: 'manifest.json',
              icons: [{ src: './assets/icon-192.png', size: 192 }],
            },
          },
        },
        node: { output: { target: 'node', manifest: true } },
      },
    },
    expect({ error, log, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|error/);
      assert.match(read('index.html'), /<link rel="manifest" href="\/manifest\.json">/);
      const manifest = read('manifest.json');
      assert.match(manifest, /"icons"|"allFiles"/);
      assert.ok(kindsOf(manifest).length <= 1, manifest);
    },
  },
  {
    shown: { containing: 'href="https://cdn.example.com/icon-192.png"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    expect: ({ read, shown }) => assert.ok(read('index.html').includes(shown.trim())),
  },
  {
    shown: { containing: '└── static' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: icons,
    expect({ files, shown }) {
      for (const name of ['manifest.webmanifest', 'icon-192.png', 'icon-512.png']) {
        assert.ok(shown.includes(name));
        assert.ok(
          files.some((file) => file.endsWith(name)),
          name,
        );
      }
    },
  },
  {
    says: [
      'Put your own manifest into the public directory, and link it with html.tags.',
      'Leave name out of the option, so that Rsbuild creates no second manifest:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'app.webmanifest' },
    files: { ...icons, 'public/app.webmanifest': '{}' },
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => file.endsWith('manifest')),
        ['app.webmanifest'],
      );
      assert.match(read('index.html'), /<link rel="manifest" href="\/app\.webmanifest">/);
    },
  },
];

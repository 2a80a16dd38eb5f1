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
      'With this option, Rsbuild copies your icon files to the output directory, writes a web app manifest and links both in the page.',
      'Rsbuild adds these tags to the <head>:',
      'It also writes this manifest.',
      'Not set, size below 200 | Yes | Yes',
      'Not set, size 200 or more | No | Yes',
      'The manifest only contains name and icons.',
      'It copies a local file to output.distPath.image (static/image) under its name, without a hash.',
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
    says: ["Without it, the page doesn't link to such an icon."],
    run: 'build',
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /apple-touch-icon|manifest/),
  },
  {
    says: 'Rsbuild takes other URLs, such as //cdn.example.com/icon.png, for file paths.',
    run: 'build',
    config: { html: { appIcon: { icons: [{ src: '//cdn.example.com/icon.png', size: 100 }] } } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /Failed to find the icon file at \/\/cdn\.example\.com\/icon\.png/);
    },
  },
  {
    says: [
      'name | The application name in the manifest. Without a name, Rsbuild writes no manifest',
      'icons[].src | A URL that begins with http, an absolute path or a path from the project root',
      'Rsbuild uses a URL as you wrote it.',
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
    says: [
      'icons[].size | The width and height in pixels. 192 becomes sizes="192x192". Rsbuild doesn\'t measure the file',
      "filename | The name of the manifest, 'manifest.webmanifest' by default. The file is in the root of the output directory, and the name can contain a folder",
    ],
    run: 'build',
    files: { 'icon.png': 'no picture at all' },
    config: {
      html: {
        appIcon: {
          name: 'Shop',
          filename: 'meta/app.json',
          icons: [{ src: './icon.png', size: 192 }],
        },
      },
    },
    expect({ files, read }) {
      assert.match(read('index.html'), /sizes="192x192"/);
      hasFile(files, /^meta\/app\.json$/);
    },
  },
  {
    says: [
      "'apple-touch-icon' | Yes, at any size | No",
      "'web-app-manifest' | No | Yes",
      'icons[].target | Where the icon is used, as described in the next section',
    ],
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
    says: "If the file doesn't exist, the build fails.",
    run: 'build',
    config: { html: { appIcon: { icons: [{ src: './none.png', size: 100 }] } } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /Failed to find the icon file at .*none\.png/);
    },
  },
  {
    says: 'If an icon has the target \'web-app-manifest\' and you don\'t set name, the build fails with "appIcon.name" is required when "target" is "web-app-manifest".',
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
    says: "A second item with the same src gets the size and target of the first, so you can't use one SVG file for two sizes.",
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
      'Rsbuild writes the files in each environment, including those with the target node.',
      'If two environments have the same icon but different asset prefixes, both use the prefix of the one that is compiled first.',
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
      "Don't use the prefix 'auto' if you have nested pages, such as dist/shop/index.html.",
      "Their tags then lack the ../, and the browser doesn't find the icons.",
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
      'The name manifest.json is also the default of output.manifest.',
      'If an environment uses both, the build fails with Conflict: Multiple assets emit different content to the same filename manifest.json.',
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
      'If two environments share the output directory and each uses one of them, both write to the same file without a message.',
      'What is left is one of the two or a broken mixture of both.',
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
];

import assert from 'node:assert/strict';
import type { BehaviourCase } from '../case';

const template =
  '<!doctype html><html><head></head><body><main id="<%= mountId %>"><%= city %></main></body></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" />';

export const cases: BehaviourCase[] = [
  {
    option: 'html.title',
    claim: 'the title of the page',
    run: 'build',
    config: { html: { title: 'Shop' } },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Shop<\/title>/),
  },
  {
    option: 'html.title',
    claim: 'an empty title leaves no title tag',
    run: 'build',
    config: { html: { title: '' } },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /<title>/),
  },
  {
    option: 'html.meta',
    claim: 'the default tags stay beside the configured one',
    run: 'build',
    config: { html: { meta: { author: 'Ann' } } },
    expect({ read }) {
      assert.match(read('index.html'), /<meta charset="UTF-8">/);
      assert.match(
        read('index.html'),
        /<meta name="viewport" content="width=device-width, initial-scale=1.0">/,
      );
      assert.match(read('index.html'), /<meta name="author" content="Ann">/);
    },
  },
  {
    option: 'html.inject',
    claim: 'body puts the scripts at the end of the body',
    run: 'build',
    config: { html: { inject: 'body' } },
    expect: ({ read }) => assert.match(read('index.html'), /<script[^>]*><\/script><\/body>/),
  },
  {
    option: 'html.mountId',
    claim: 'the id of the mount element of the built-in template',
    run: 'build',
    config: { html: { mountId: 'app' } },
    expect: ({ read }) => assert.match(read('index.html'), /<div id="app"><\/div>/),
  },
  {
    option: 'html.crossorigin',
    claim: 'true writes crossorigin="anonymous" to the scripts',
    run: 'build',
    config: { html: { crossorigin: true } },
    expect: ({ read }) => assert.match(read('index.html'), /<script [^>]*crossorigin="anonymous"/),
  },
  {
    option: 'html.outputStructure',
    claim: 'nested gives each page a folder',
    run: 'build',
    config: { html: { outputStructure: 'nested' } },
    expect: ({ files }) => assert.ok(files.includes('index/index.html'), files.join()),
  },
  {
    option: 'html.scriptLoading',
    claim: 'module writes type="module" instead of defer',
    run: 'build',
    config: { html: { scriptLoading: 'module' } },
    expect({ read }) {
      assert.match(read('index.html'), /<script type="module" src=/);
      assert.doesNotMatch(read('index.html'), /<script defer/);
    },
  },
  {
    option: 'html.tags',
    claim: 'a tag of the list is added to the head',
    run: 'build',
    config: { html: { tags: [{ tag: 'link', attrs: { rel: 'help', href: '/help' } }] } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /<link rel="help" href="\/help">.*<\/head>/s),
  },
  {
    option: 'html.template',
    claim: 'the page is made from the given file',
    run: 'build',
    files: { 'page.html': template },
    config: { html: { template: './page.html', templateParameters: { city: 'Rome' } } },
    expect: ({ read }) => assert.match(read('index.html'), /<main id="root">Rome<\/main>/),
  },
  {
    option: 'html.template',
    claim: 'a file that is not there stops the build with its path',
    run: 'build',
    config: { html: { template: './none.html' } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Failed to resolve HTML template.*none\.html/s),
  },
  {
    option: 'html.templateParameters',
    claim: 'a name the template does not get stops the build',
    run: 'build',
    files: { 'page.html': template },
    config: { html: { template: './page.html' } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /city is not defined/),
  },
  {
    option: 'html.favicon',
    claim: 'the icon is copied and linked',
    run: 'build',
    files: { 'icon.svg': svg },
    config: { html: { favicon: './icon.svg' } },
    expect({ files, read }) {
      assert.ok(files.includes('icon.svg'), files.join());
      assert.match(
        read('index.html'),
        /<link rel="icon" href="\/icon\.svg" type="image\/svg\+xml">/,
      );
    },
  },
  {
    option: 'html.appIcon',
    claim: 'small icons become apple-touch-icon, a name makes a web app manifest',
    run: 'build',
    files: { 'icon.png': 'png', 'big.png': 'png' },
    config: {
      html: {
        appIcon: {
          name: 'Shop',
          icons: [
            { src: './icon.png', size: 180 },
            { src: './big.png', size: 512 },
          ],
        },
      },
    },
    expect({ read }) {
      assert.match(
        read('index.html'),
        /<link rel="apple-touch-icon" sizes="180x180" href="[^"]*icon\.png">/,
      );
      assert.match(read('index.html'), /<link rel="manifest" href="[^"]*manifest\.webmanifest">/);
      assert.equal((JSON.parse(read('manifest.webmanifest')) as { name: string }).name, 'Shop');
    },
  },
];

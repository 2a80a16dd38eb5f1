import assert from 'node:assert/strict';
import type { BehaviourCase } from '../case';

const pack = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    main: 'index.js',
  }),
  [`node_modules/${name}/index.js`]: `export default ${JSON.stringify(name.repeat(20))};`,
});
const twoPackages = {
  ...pack('alpha'),
  ...pack('beta'),
  'src/index.js': "import a from 'alpha';\nimport b from 'beta';\nconsole.log(a, b);\n",
};
const lazy = { 'src/index.js': "import('./later.js');\n", 'src/later.js': "console.log('later');" };
const logging = {
  'src/index.js': "console.log('log');\nconsole.warn('warn');\nconsole.debug('debug');\n",
};

const names = (files: string[]) =>
  files.filter((file) => file.endsWith('.js')).map((file) => file.replace(/\.[0-9a-f]{8}\./, '.'));

export const cases: BehaviourCase[] = [
  {
    option: 'performance.chunkSplit',
    claim: 'split-by-module makes a file for each package',
    run: 'build',
    files: twoPackages,
    config: { performance: { chunkSplit: { strategy: 'split-by-module' } } },
    expect: ({ files }) =>
      assert.deepEqual(names(files), [
        'static/js/index.js',
        'static/js/npm.alpha.js',
        'static/js/npm.beta.js',
      ]),
  },
  {
    option: 'performance.chunkSplit',
    claim: 'single-vendor puts all packages into vendor',
    run: 'build',
    files: twoPackages,
    config: { performance: { chunkSplit: { strategy: 'single-vendor' } } },
    expect: ({ files }) =>
      assert.deepEqual(names(files), ['static/js/index.js', 'static/js/vendor.js']),
  },
  {
    option: 'performance.chunkSplit',
    claim: 'all-in-one keeps everything in one file',
    run: 'build',
    files: twoPackages,
    config: { performance: { chunkSplit: { strategy: 'all-in-one' } } },
    expect: ({ files }) => assert.deepEqual(names(files), ['static/js/index.js']),
  },
  {
    option: 'performance.chunkSplit',
    claim: 'forceSplitting gives a package a file named by its key',
    run: 'build',
    files: twoPackages,
    config: {
      performance: { chunkSplit: { forceSplitting: { first: /node_modules[\\/]alpha/ } } },
    },
    expect: ({ files }) =>
      assert.deepEqual(names(files), ['static/js/first.js', 'static/js/index.js']),
  },
  {
    option: 'performance.dnsPrefetch',
    claim: 'a dns-prefetch link for each address',
    run: 'build',
    config: { performance: { dnsPrefetch: ['https://example.com'] } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /<link rel="dns-prefetch" href="https:\/\/example\.com">/),
  },
  {
    option: 'performance.preconnect',
    claim: 'a preconnect link, with crossorigin where asked for',
    run: 'build',
    config: { performance: { preconnect: [{ href: 'https://example.com/', crossorigin: true }] } },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<link rel="preconnect" href="https:\/\/example\.com\/" crossorigin>/,
      ),
  },
  {
    option: 'performance.prefetch',
    claim: 'true hints the async scripts of the page',
    run: 'build',
    files: lazy,
    config: { performance: { prefetch: true } },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<link href="\/static\/js\/async\/[^"]+\.js" rel="prefetch">/,
      ),
  },
  {
    option: 'performance.preload',
    claim: 'true hints the async scripts of the page with their kind',
    run: 'build',
    files: lazy,
    config: { performance: { preload: true } },
    expect({ read }) {
      const [tag] = /<link[^>]*rel="preload"[^>]*>/.exec(read('index.html')) ?? [''];
      assert.match(tag, /as="script"/);
      assert.match(tag, /href="\/static\/js\/async\//);
    },
  },
  {
    option: 'performance.printFileSize',
    claim: 'a table of the files with their gzip size, small ones first',
    run: 'build',
    expect: ({ log }) =>
      assert.match(
        log,
        /File \(web\)\s+Size\s+Gzip[\s\S]*dist\/static\/js\/index\.[0-9a-f]{8}\.js[\s\S]*Total:/,
      ),
  },
  {
    option: 'performance.printFileSize',
    claim: 'detail: false prints one line with the total',
    run: 'build',
    config: { performance: { printFileSize: { detail: false } } },
    expect: ({ log }) => assert.match(log, /Total size \(web\): [\d.]+ kB \([\d.]+ kB gzipped\)/),
  },
  {
    option: 'performance.removeConsole',
    claim: 'true removes every console call',
    run: 'build',
    files: logging,
    config: { performance: { removeConsole: true } },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /console\./),
  },
  {
    option: 'performance.removeConsole',
    claim: 'a list removes the named ones only',
    run: 'build',
    files: logging,
    config: { performance: { removeConsole: ['log'] } },
    expect({ read }) {
      assert.doesNotMatch(read('static/js/index.*.js'), /console\.log/);
      assert.match(read('static/js/index.*.js'), /console\.warn\("warn"\)/);
    },
  },
  {
    option: 'performance.removeMomentLocale',
    claim: 'the locale folder of moment stays out of the bundle',
    run: 'build',
    files: {
      ...pack('moment'),
      'node_modules/moment/index.js':
        "export const load = (name) => require('./locale/' + name);\nexport const all = () => require('./locale');\n",
      'node_modules/moment/locale/index.js': "module.exports = 'all languages';",
      'src/index.js': "import { all } from 'moment';\nconsole.log(all());\n",
    },
    config: { performance: { removeMomentLocale: true } },
    expect: ({ read, files }) => {
      for (const file of files.filter((name) => name.endsWith('.js')))
        assert.doesNotMatch(read(file), /all languages/);
    },
  },
  {
    option: 'performance.bundleAnalyze',
    claim: 'an empty object writes a report named after the environment',
    run: 'build',
    config: { performance: { bundleAnalyze: {} } },
    expect: ({ files }) => assert.ok(files.includes('report-web.html'), files.join()),
  },
  {
    option: 'performance.profile',
    claim: 'true writes stats.json',
    run: 'build',
    config: { performance: { profile: true } },
    expect: ({ files }) => assert.ok(files.includes('stats.json'), files.join()),
  },
  {
    option: 'performance.buildCache',
    claim: 'true turns on the persistent cache of Rspack and says so',
    run: 'build',
    config: { performance: { buildCache: true } },
    expect: ({ log }) => assert.match(log, /persistent cache enabled/),
  },
];

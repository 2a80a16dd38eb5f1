import assert from 'node:assert/strict';
import type { BehaviourCase } from '../case';

const script = 'static/js/index.*.js';
const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};

const withoutPrefixes = (options: { exclude?: unknown }) => {
  options.exclude = { vendorPrefixes: true };
};

export const cases: BehaviourCase[] = [
  {
    option: 'tools.rspack',
    claim: 'an object is merged, its arrays are appended',
    run: 'rspack',
    config: { tools: { rspack: { resolve: { extensions: ['.foo'] } } } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions?.slice(-2), ['.json', '.foo']),
  },
  {
    option: 'tools.rspack',
    claim: 'a function changes the configuration in place',
    run: 'rspack',
    config: {
      tools: {
        rspack(config) {
          config.devtool = 'eval';
        },
      },
    },
    expect: ({ devtool }) => assert.equal(devtool, 'eval'),
  },
  {
    option: 'tools.bundlerChain',
    claim: 'it runs before tools.rspack, which has the last word',
    run: 'rspack',
    config: {
      tools: {
        bundlerChain: (chain) => void chain.devtool('eval'),
        rspack: { devtool: 'source-map' },
      },
    },
    expect: ({ devtool }) => assert.equal(devtool, 'source-map'),
  },
  {
    option: 'tools.cssExtract',
    claim: 'a file name of the plugin wins over the default',
    run: 'build',
    files: styled,
    config: { tools: { cssExtract: { pluginOptions: { filename: 'all.css' } } } },
    expect: ({ files }) => assert.ok(files.includes('all.css'), files.join()),
  },
  {
    option: 'tools.cssLoader',
    claim: 'url: false leaves addresses in CSS alone',
    run: 'build',
    files: { ...styled, 'src/a.css': '.a { background: url(./none.png) }' },
    config: { tools: { cssLoader: { url: false } } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /url\("?\.\/none\.png"?\)/),
  },
  {
    option: 'tools.htmlPlugin',
    claim: 'false makes no page',
    run: 'build',
    config: { tools: { htmlPlugin: false } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.html')), files.join()),
  },
  {
    option: 'tools.htmlPlugin',
    claim: 'a function changes the options of each entry',
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
    option: 'tools.lightningcssLoader',
    claim: 'excluding vendorPrefixes leaves CSS without prefixes',
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: { exclude: { vendorPrefixes: true } } },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /-webkit-/),
  },
  {
    option: 'tools.lightningcssLoader',
    claim: 'a bare function is ignored',
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: withoutPrefixes },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /-webkit-/),
  },
  {
    option: 'tools.lightningcssLoader',
    claim: 'a function in an array is called',
    run: 'rspack',
    config: { tools: { lightningcssLoader: [withoutPrefixes] } },
    expect: (config) =>
      assert.match(JSON.stringify(config.module?.rules), /"exclude":\{"vendorPrefixes":true\}/),
  },
  {
    option: 'tools.postcss',
    claim: 'addPlugins adds a plugin that sees every rule',
    run: 'build',
    files: styled,
    config: {
      tools: {
        postcss(_, { addPlugins }) {
          addPlugins({
            postcssPlugin: 'rename',
            Rule(rule) {
              rule.selector = rule.selector.replace('.a', '.renamed');
            },
          });
        },
      },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.renamed\{/),
  },
  {
    option: 'tools.styleLoader',
    claim: 'options reach style-loader when styles are injected',
    run: 'build',
    files: styled,
    config: {
      output: { injectStyles: true },
      tools: { styleLoader: { attributes: { id: 'injected' } } },
    },
    expect: ({ read }) => assert.match(read(script), /injected/),
  },
  {
    option: 'tools.swc',
    claim: 'options reach the SWC loader',
    run: 'build',
    files: { 'src/index.js': 'console.log(PLACE);' },
    config: {
      tools: {
        swc: { jsc: { transform: { optimizer: { globals: { vars: { PLACE: '"swc"' } } } } } },
      },
    },
    expect: ({ read }) => assert.match(read(script), /"swc"/),
  },
];

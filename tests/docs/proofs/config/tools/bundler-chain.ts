import assert from 'node:assert/strict';
import {
  rspack as rspackInstance,
  type ModifyBundlerChainUtils,
  type ModifyRspackConfigUtils,
  type RsbuildConfig,
  type RspackChain,
} from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { loaderOptions } from '#kit/loader-options';
import { orderOfChanges } from '#kit/order-of-changes';
import type { Proof } from '#tools/prover/proof';

interface Seen {
  chain: RspackChain;
  utils: ModifyBundlerChainUtils;
}
type Look = (seen: Seen) => void;
type Ids = Record<string, string>;

/** A proof that looks at the chain as the option's function gets it. */
function atChain(says: string | string[], config: RsbuildConfig, look: Look): Proof {
  let seen: Seen | undefined;
  const bundlerChain = (chain: RspackChain, utils: ModifyBundlerChainUtils) => {
    seen = { chain, utils };
  };
  return {
    says,
    run: 'rspack',
    config: { ...config, tools: { ...config.tools, bundlerChain } },
    expect() {
      assert.ok(seen, 'expected the function to be called');
      look(seen);
    },
  };
}

const modes = (['development', 'production', 'none'] as const).map((mode) =>
  atChain(
    'isDev, isProd | Whether the mode is development or production. Both are false for none',
    { mode },
    ({ utils }) =>
      assert.deepEqual(
        [utils.isDev, utils.isProd],
        [mode === 'development', mode === 'production'],
      ),
  ),
);
const targets = (['web', 'node', 'web-worker'] as const).map((target) =>
  atChain(
    [
      "target | output.target: 'web', 'node' or 'web-worker'",
      "isServer, isWebWorker | Whether the target is 'node' or 'web-worker'",
    ],
    { output: { target } },
    ({ utils }) => {
      assert.equal(utils.target, target);
      assert.deepEqual(
        [utils.isServer, utils.isWebWorker],
        [target === 'node', target === 'web-worker'],
      );
    },
  ),
);

const rules: [string, Ids][] = [
  ['MJS | mjs | How imports in .mjs and .js files are resolved | None', { MJS: 'mjs' }],
  [
    'JS, JS_DATA_URI | js, js-data-uri | JavaScript and TypeScript, scripts in data URIs | None',
    { JS: 'js', JS_DATA_URI: 'js-data-uri' },
  ],
  [
    'CSS, CSS_RAW, CSS_INLINE | css, css-raw, css-inline | CSS, CSS imported with ?raw, CSS imported with ?inline | None',
    { CSS: 'css', CSS_RAW: 'css-raw', CSS_INLINE: 'css-inline' },
  ],
  [
    'IMAGE, SVG, MEDIA, FONT, WASM | image, svg, media, font, wasm | Static assets | None',
    { IMAGE: 'image', SVG: 'svg', MEDIA: 'media', FONT: 'font', WASM: 'wasm' },
  ],
];
const files: [string, string][] = [
  ['js', 'a.js'],
  ['js', 'a.tsx'],
  ['css', 'a.css'],
  ['image', 'a.png'],
  ['svg', 'a.svg'],
  ['media', 'a.mp4'],
  ['font', 'a.woff2'],
  ['wasm', 'a.wasm'],
];
const reserved: [string, Ids][] = [
  ['TS | ts | Reserved for ts-loader | A plugin adds it', { TS: 'ts' }],
  ...['LESS', 'SASS', 'STYLUS'].map<[string, Ids]>((name) => {
    const id = name.toLowerCase();
    const label = `${name[0]}${id.slice(1)}`;
    return [
      `${name}, ${name}_RAW, ${name}_INLINE | ${id}, ${id}-raw, ${id}-inline | ${label} | You use its plugin`,
      { [name]: id, [`${name}_RAW`]: `${id}-raw`, [`${name}_INLINE`]: `${id}-inline` },
    ];
  }),
  [
    'VUE, SVELTE, PUG | vue, svelte, pug | Vue, Svelte and Pug files | You use their plugins',
    { VUE: 'vue', SVELTE: 'svelte', PUG: 'pug' },
  ],
];
const rows: [string, Ids][] = [
  [
    'SVG_URL | svg-asset-url | Writes SVG imported with ?url to a file',
    { SVG_URL: 'asset/resource' },
  ],
  [
    'SVG_INLINE | svg-asset-inline | Turns SVG imported with ?inline into a data URI',
    { SVG_INLINE: 'asset/inline' },
  ],
  [
    'SVG_RAW | svg-asset-raw | Returns the source of SVG imported with ?raw',
    { SVG_RAW: 'asset/source' },
  ],
  [
    'SVG_ASSET | svg-asset | Turns other SVG imports into a file or a data URI, depending on the size',
    { SVG_ASSET: 'asset' },
  ],
];
const plugins: [string, string, string, RsbuildConfig][] = [
  ['COPY', 'copy', 'output.copy', { output: { copy: [{ from: 'a.txt' }] } }],
  ['MANIFEST', 'webpack-manifest', 'output.manifest', { output: { manifest: true } }],
  ...[{ bundleAnalyze: {} }, { profile: true }].map<[string, string, string, RsbuildConfig]>(
    (performance) => [
      'BUNDLE_ANALYZER',
      'bundle-analyze',
      'performance.bundleAnalyze, performance.profile or the variable BUNDLE_ANALYZE',
      { performance },
    ],
  ),
  [
    'MODULE_FEDERATION',
    'module-federation',
    'moduleFederation.options',
    { moduleFederation: { options: { name: 'shop' } } },
  ],
  [
    'SUBRESOURCE_INTEGRITY',
    'subresource-integrity',
    'security.sri',
    { security: { sri: { enable: true } } },
  ],
];
const onlyIfSet = "These plugins belong to an option and are absent unless you've set it:";
const called: string[] = [];
const calledIn: string[] = [];
const later = (name: string) => async () => {
  await new Promise((resolve) => setTimeout(resolve, 10));
  called.push(name);
  return {} as never;
};
let rspackUtils: ModifyRspackConfigUtils | undefined;
let chainUtils: ModifyBundlerChainUtils | undefined;
const loaderOf = (chain: RspackChain, rule: string, use: string) =>
  String(chain.module.rule(rule).use(use).get('loader'));

export const proofs: Proof[] = [
  ...modes,
  ...targets,
  ...rules.map(([says, ids]) =>
    atChain(says, {}, ({ chain, utils }) => {
      const known = utils.CHAIN_ID.RULE as Ids;
      for (const [name, id] of Object.entries(ids)) {
        assert.equal(known[name], id);
        assert.ok(chain.module.rules.has(id), id);
      }
      for (const [id, file] of files.filter(([rule]) => Object.values(ids).includes(rule))) {
        const test = chain.module.rule(id).get('test') as RegExp | RegExp[];
        assert.ok(
          [test].flat().some((part) => part.test(file)),
          `${id} ${String(test)}`,
        );
      }
    }),
  ),
  ...reserved.map(([says, ids]) =>
    atChain(says, {}, ({ chain, utils }) => {
      const known = utils.CHAIN_ID.RULE as Ids;
      for (const [name, id] of Object.entries(ids)) {
        assert.equal(known[name], id);
        assert.ok(!chain.module.rules.has(id), id);
      }
    }),
  ),
  ...reserved
    .filter(([says]) => says.endsWith('You use its plugin'))
    .map(([says, ids]) =>
      atChain(says, { plugins: [pluginLess(), pluginSass(), pluginStylus()] }, ({ chain }) => {
        for (const id of Object.values(ids)) assert.ok(chain.module.rules.has(id), id);
      }),
    ),
  ...rows.map(([says, types]) =>
    atChain(says, {}, ({ chain, utils }) => {
      const known = utils.CHAIN_ID.ONE_OF as Ids;
      for (const [name, type] of Object.entries(types)) {
        const rule = chain.module.rule('svg').oneOfs.get(String(known[name]));
        assert.ok(says.includes(`| ${known[name]} |`));
        assert.equal(rule.get('type'), type);
      }
    }),
  ),
  atChain(
    'SVG_REACT | svg-react | Turns SVG into React components, if you use @rsbuild/plugin-svgr',
    {},
    ({ chain, utils }) => {
      assert.equal(utils.CHAIN_ID.ONE_OF.SVG_REACT, 'svg-react');
      assert.ok(!chain.module.rule('svg').oneOfs.has('svg-react'));
    },
  ),
  atChain(
    'SVG_REACT | svg-react | Turns SVG into React components, if you use @rsbuild/plugin-svgr',
    { plugins: [pluginSvgr()] },
    ({ chain }) => assert.ok(chain.module.rule('svg').oneOfs.has('svg-react')),
  ),
  ...[{}, { source: { assetsInclude: /\.pdf$/ } }].map((config) =>
    atChain(
      'ADDITIONAL_ASSETS | additional-assets | Files of source.assetsInclude | You set this option',
      config,
      ({ chain }) => assert.equal(chain.module.rules.has('additional-assets'), 'source' in config),
    ),
  ),
  atChain(
    ['SWC | swc | builtin:swc-loader', 'A rule has the loaders that it needs and no others:'],
    {},
    ({ chain, utils }) => {
      assert.equal(utils.CHAIN_ID.USE.SWC, 'swc');
      assert.equal(loaderOf(chain, 'js', 'swc'), 'builtin:swc-loader');
      assert.ok(!chain.module.rule('js').uses.has('babel'));
      assert.ok(!chain.module.rule('css').uses.has('swc'));
    },
  ),
  atChain(
    [
      'CSS | css | css-loader',
      'LIGHTNINGCSS | lightningcss | builtin:lightningcss-loader',
      'MINI_CSS_EXTRACT | mini-css-extract | The loader of CssExtractRspackPlugin',
    ],
    {},
    ({ chain, utils: { CHAIN_ID } }) => {
      assert.match(loaderOf(chain, 'css', CHAIN_ID.USE.CSS), /css-loader/);
      assert.equal(loaderOf(chain, 'css', 'lightningcss'), 'builtin:lightningcss-loader');
      assert.equal(CHAIN_ID.USE.MINI_CSS_EXTRACT, 'mini-css-extract');
      assert.equal(
        loaderOf(chain, 'css', 'mini-css-extract'),
        rspackInstance.CssExtractRspackPlugin.loader,
      );
    },
  ),
  atChain(
    'STYLE | style-loader | style-loader',
    { output: { injectStyles: true } },
    ({ chain, utils: { CHAIN_ID } }) =>
      assert.match(loaderOf(chain, 'css', CHAIN_ID.USE.STYLE), /style-loader/),
  ),
  atChain(
    'POSTCSS | postcss | postcss-loader',
    {
      tools: {
        postcss: (_, { addPlugins }) => addPlugins({ postcssPlugin: 'none' }),
      },
    },
    ({ chain, utils: { CHAIN_ID } }) => {
      assert.equal(CHAIN_ID.USE.POSTCSS, 'postcss');
      assert.match(loaderOf(chain, 'css', 'postcss'), /postcss-loader/);
    },
  ),
  atChain(
    "IGNORE_CSS | ignore-css | A loader that drops CSS where Rsbuild doesn't emit it",
    { output: { target: 'node' } },
    ({ chain, utils: { CHAIN_ID } }) => {
      assert.equal(CHAIN_ID.USE.IGNORE_CSS, 'ignore-css');
      assert.ok(chain.module.rule('css').uses.has('ignore-css'));
      assert.ok(!chain.module.rule('css').uses.has('mini-css-extract'));
    },
  ),
  atChain(
    [
      'HTML | html | The plugin for HTML pages. The ids in use are html-<entry>, such as html-index',
      'MINI_CSS_EXTRACT | mini-css-extract | CssExtractRspackPlugin',
      'DEFINE | define | DefinePlugin',
    ],
    {},
    ({ chain, utils: { CHAIN_ID } }) => {
      assert.equal(CHAIN_ID.PLUGIN.HTML, 'html');
      assert.ok(chain.plugins.has('html-index'));
      assert.equal(
        chain.plugin(CHAIN_ID.PLUGIN.MINI_CSS_EXTRACT).get('plugin'),
        rspackInstance.CssExtractRspackPlugin,
      );
      assert.equal(chain.plugin('define').get('plugin'), rspackInstance.DefinePlugin);
    },
  ),
  atChain('HMR | hmr | HotModuleReplacementPlugin', { mode: 'development' }, ({ chain, utils }) => {
    assert.equal(utils.CHAIN_ID.PLUGIN.HMR, 'hmr');
    assert.equal(chain.plugin('hmr').get('plugin'), rspackInstance.HotModuleReplacementPlugin);
  }),
  ...plugins.map(([name, id, option, config]) =>
    atChain([`${name} | ${id} | ${option}`, onlyIfSet], config, ({ chain, utils }) => {
      assert.equal((utils.CHAIN_ID.PLUGIN as Ids)[name], id);
      assert.ok(chain.plugins.has(id), id);
    }),
  ),
  {
    says: 'BUNDLE_ANALYZER | bundle-analyze | performance.bundleAnalyze, performance.profile or the variable BUNDLE_ANALYZE',
    run: 'build',
    env: { BUNDLE_ANALYZE: 'true' },
    config: {
      tools: {
        bundlerChain(chain, { CHAIN_ID }) {
          assert.ok(chain.plugins.has(CHAIN_ID.PLUGIN.BUNDLE_ANALYZER));
        },
      },
    },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  atChain(onlyIfSet, {}, ({ chain }) => {
    for (const [, id] of plugins) assert.ok(!chain.plugins.has(id), id);
  }),
  atChain(
    ['JS | js | SwcJsMinimizerRspackPlugin', 'CSS | css | LightningCssMinimizerRspackPlugin'],
    { mode: 'production' },
    ({ chain }) => {
      const used = (id: string) => chain.optimization.minimizer(id).get('plugin') as unknown;
      assert.equal(used('js'), rspackInstance.SwcJsMinimizerRspackPlugin);
      assert.equal(used('css'), rspackInstance.LightningCssMinimizerRspackPlugin);
    },
  ),
  atChain(
    [
      'env | process.env.NODE_ENV',
      'environment | The environment context: name, entry, paths, browserslist and normalized config',
      'rspack | The Rspack instance with its built-in plugins',
      'HtmlPlugin | The class of html-rspack-plugin',
      'CHAIN_ID | The predefined ids below',
    ],
    {},
    ({ utils }) => {
      assert.equal(utils.env, process.env.NODE_ENV);
      assert.equal(utils.environment.name, 'web');
      for (const field of ['entry', 'distPath', 'browserslist', 'config'] as const) {
        assert.ok(utils.environment[field], field);
      }
      assert.equal(utils.rspack, rspackInstance);
      assert.match(utils.HtmlPlugin.name, /^Html/);
      assert.equal(utils.CHAIN_ID.RULE.JS, 'js');
    },
  ),
  atChain(
    'bundler | BannerPlugin, DefinePlugin, IgnorePlugin, ProvidePlugin, SourceMapDevToolPlugin, HotModuleReplacementPlugin',
    {},
    ({ utils }) =>
      assert.deepEqual(Object.keys(utils.bundler).sort(), [
        'BannerPlugin',
        'DefinePlugin',
        'HotModuleReplacementPlugin',
        'IgnorePlugin',
        'ProvidePlugin',
        'SourceMapDevToolPlugin',
      ]),
  ),
  {
    says: 'tools.rspack gets the same utils, except for bundler.',
    run: 'rspack',
    config: {
      tools: {
        bundlerChain: (_, utils) => void (chainUtils = utils),
        rspack: (_, utils) => void (rspackUtils = utils),
      },
    },
    expect() {
      const names = Object.keys(rspackUtils ?? {});
      for (const name of Object.keys(chainUtils ?? {})) {
        assert.equal(names.includes(name), name !== 'bundler', name);
      }
    },
  },
  {
    says: [
      'It can be asynchronous, and you can pass an array of functions, which Rsbuild calls one after the other.',
    ],
    run: 'rspack',
    config: { tools: { bundlerChain: [later('first'), later('second')] } },
    expect: (config) => {
      assert.deepEqual(called.splice(0), ['first', 'second']);
      assert.ok(config.entry);
    },
  },
  {
    says: 'Rsbuild calls the function once for each environment.',
    run: 'rspack',
    config: {
      environments: { web: {}, node: { output: { target: 'node' } } },
      tools: { bundlerChain: (_, { environment }) => void calledIn.push(environment.name) },
    },
    expect: () => assert.deepEqual(calledIn.splice(0).sort(), ['node', 'web']),
  },
  {
    says: [
      'Rsbuild applies changes in this order:',
      'The modifyBundlerChain hooks of plugins',
      'The modifyRspackConfig hooks of plugins',
    ],
    run: 'rspack',
    ...orderOfChanges(),
  },
  {
    says: [
      'A plugin or a minimizer has a list of arguments instead, so the callback gets an array and returns one.',
      'Here, the minimizer leaves out your legacy scripts:',
    ],
    run: 'rspack',
    sample: { containing: 'exclude: /legacy/' },
    with: { mode: 'production' },
    expect: ({ optimization }) =>
      assert.match(
        String(
          (optimization?.minimizer?.[0] as { _args?: { exclude?: RegExp }[] })._args?.[0]?.exclude,
        ),
        /legacy/,
      ),
  },
  atChain("rspack-chain creates what it can't find,", {}, ({ chain }) => {
    assert.ok(!chain.module.rules.has('nowhere'));
    assert.deepEqual(chain.module.rule('nowhere').entries() ?? {}, {});
    assert.ok(chain.module.rules.has('nowhere'));
  }),
  ...['development', 'production'].map<Proof>((mode) => ({
    says: [
      'Cannot call .tap() on a plugin that has not yet been defined',
      "You change a plugin or minimizer that this build doesn't have.",
      'Minimizers, for example, belong to production builds.',
    ],
    run: 'build',
    config: {
      mode: mode as 'development',
      tools: {
        bundlerChain: (chain, { CHAIN_ID }) =>
          void chain.optimization.minimizer(CHAIN_ID.MINIMIZER.CSS).tap((all) => all),
      },
    },
    expect({ error }) {
      if (mode === 'production') assert.equal(error, undefined);
      else
        assert.match(`${error}`, /Cannot call \.tap\(\) on a plugin that has not yet been defined/);
    },
  })),
  ...(['development', 'production'] as const).map<Proof>((mode) => ({
    says: 'Make the change only where the id exists:',
    run: 'rspack',
    sample: { containing: 'minimizers.has(' },
    with: { mode },
    expect: ({ optimization }) =>
      assert.equal(
        (optimization?.minimizer ?? []).some((each) =>
          String((each as { _args?: { exclude?: RegExp }[] })._args?.[0]?.exclude).includes(
            'themes',
          ),
        ),
        mode === 'production',
      ),
  })),
  {
    says: [
      "The icons now go through your own rule, while other SVG files keep Rsbuild's:",
      'Use tools.bundlerChain to change this rule, which you find by its id:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    pageFiles: ['src/index.js'],
    files: {
      'src/icons/cart.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="icon"></svg>',
      'src/photo.svg': `<svg xmlns="http://www.w3.org/2000/svg" id="${'photo'.repeat(2000)}"></svg>`,
    },
    expect({ read, files }) {
      assert.match(read('static/js/index.*.js'), /<svg xmlns=[^>]* id=.{0,2}icon/);
      assert.deepEqual(
        files.filter((file) => file.endsWith('.svg')).map((file) => /\/(\w+)\./.exec(file)?.[1]),
        ['photo'],
      );
    },
  },
  {
    says: 'For a loader, the options are an object:',
    run: 'rspack',
    sample: { containing: 'errorRecovery: false' },
    expect(config) {
      const { errorRecovery, targets } = loaderOptions(config, 'builtin:lightningcss-loader');
      assert.equal(errorRecovery, false);
      assert.ok(targets);
    },
  },
  ...(['after', 'before'] as const).map<Proof>((side) => ({
    says:
      side === 'after'
        ? [
            'A new loader goes to the end of the rule, and loaders run from the last to the first.',
            'This one is after SWC in the list, which means that it gets your source code, before SWC compiles it:',
          ]
        : 'Use before(CHAIN_ID.USE.SWC) instead if your loader expects plain JavaScript.',
    run: 'build',
    ...(side === 'after'
      ? { sample: { containing: '.after(CHAIN_ID.USE.SWC)' } }
      : {
          config: {
            tools: {
              bundlerChain: (chain, { CHAIN_ID }) =>
                void chain.module
                  .rule(CHAIN_ID.RULE.JS)
                  .use('strip-debug')
                  .loader('./loaders/strip-debug.mjs')
                  .before(CHAIN_ID.USE.SWC),
            },
          } satisfies RsbuildConfig,
        }),
    files: {
      'loaders/strip-debug.mjs':
        "export default (source) => `console.log(${JSON.stringify(source.includes(': string') ? 'got the source' : 'got the output')});\n${source}`;\n",
      'src/index.ts': "const word: string = 'typed';\nconsole.log(word);\n",
    },
    expect: ({ read }) =>
      assert.match(
        read('static/js/index.*.js'),
        side === 'after' ? /got the source/ : /got the output/,
      ),
  })),
  {
    says: 'A new loader goes to the end of the rule, and loaders run from the last to the first.',
    run: 'rspack',
    config: {
      tools: {
        bundlerChain: (chain) =>
          void chain.module.rule('js').use('mine').loader('./loaders/strip-debug.mjs'),
      },
    },
    expect: ({ module }) =>
      assert.match(JSON.stringify(module?.rules), /"builtin:swc-loader".{0,2000}strip-debug/),
  },
  {
    says: 'A misspelled rule is harder to notice: it stays empty, and your change applies to nothing.',
    run: 'build',
    config: {
      tools: { bundlerChain: (chain) => void chain.module.rule('sgv').exclude.add(/icons/) },
    },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  ...['nowhere', 'swc'].map<Proof>((id) => ({
    says: [
      'Invalid configuration object',
      "You've asked a rule for a loader that it lacks, perhaps because of a typo.",
      'an empty loader makes the build fail.',
    ],
    run: 'build',
    config: {
      tools: { bundlerChain: (chain) => void chain.module.rule('js').use(id) },
    },
    expect({ error }) {
      if (id === 'nowhere') assert.match(`${error}`, /Invalid configuration object/);
      else assert.equal(error, undefined);
    },
  })),
  {
    says: [
      'The command writes the final configuration to dist/.rsbuild.',
      'There, a comment in front of each rule, loader and plugin shows the calls that lead to it.',
      'This is the rule for CSS, without its options:',
    ],
    shown: { containing: "/* config.module.rule('css') */" },
    run: 'command',
    command: 'rsbuild inspect --mode production',
    dist: 'dist/.rsbuild',
    expect({ files: written, read, shown }) {
      const name = written.find((file) => file.startsWith('rspack.config'));
      assert.ok(name, written.join());
      const idsIn = (text: string) => text.match(/\/\* config\.module\.rule\('css'\).*?\*\//g);
      assert.deepEqual(idsIn(shown), idsIn(read(name)));
    },
  },
  {
    says: 'tools.rspack, which can override the others',
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
    says: "But the fields of the chain are methods, so the assignment doesn't reach the configuration.",
    run: 'rspack',
    config: {
      tools: {
        bundlerChain(chain) {
          Object.assign(chain, { devtool: 'eval' });
        },
      },
    },
    expect: ({ devtool }) => assert.notEqual(devtool, 'eval'),
  },
  atChain(
    'They only exist where Rsbuild minifies the code, by default in production mode:',
    { mode: 'none' },
    ({ chain, utils }) =>
      assert.ok(!chain.optimization.minimizers.has(utils.CHAIN_ID.MINIMIZER.JS)),
  ),
];

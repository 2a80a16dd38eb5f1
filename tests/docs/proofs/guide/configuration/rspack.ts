import assert from 'node:assert/strict';
import { inspectsBuild } from '#kit/inspects-build';
import { orderOfChanges } from '#kit/order-of-changes';
import { keepsInspection } from '#kit/kept-inspection';
import type { Proof } from '#tools/prover/proof';

const bodies: string[] = [];

export const proofs: Proof[] = [
  {
    says: 'To add a plugin, an object is enough, as at the top of this page: Rsbuild merges an object in tools.rspack into the configuration and appends its arrays to the existing ones.',
    run: 'rspack',
    config: { tools: { rspack: { resolve: { extensions: ['.mine'] }, devtool: 'source-map' } } },
    expect(config) {
      assert.equal(config.devtool, 'source-map');
      const extensions = config.resolve?.extensions ?? [];
      assert.ok(extensions.length > 1);
      assert.equal(extensions.at(-1), '.mine');
    },
  },
  {
    says: "You've added an Rsbuild plugin to tools.rspack, which takes plugins of Rspack and webpack.",
    run: 'build',
    config: {
      tools: { rspack: { plugins: [{ name: 'mine', setup: () => undefined } as never] } },
    },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /appears to be an Rsbuild plugin\. It cannot be used as an Rspack plugin\./,
      ),
  },
  ...[false, true].map<Proof>((twice) => ({
    says: 'That works in tools.rspack and tools.bundlerChain, but tools.rspack has limits in an array.',
    run: 'build',
    config: {
      tools: {
        async rspack(config) {
          await Promise.resolve();
          config.output!.uniqueName = 'set later';
        },
      },
      environments: {
        web: twice ? { tools: { rspack: { name: 'web' } } } : {},
      },
      output: { minify: false },
    },
    files: { 'src/index.js': "import('./a.js');\n", 'src/a.js': '' },
    expect({ error, read }) {
      assert.equal(error !== undefined, twice);
      if (!twice) assert.match(read('static/js/index.*.js'), /set later/);
    },
  })),
  {
    says: [
      'Its second parameter contains two kinds of things:',
      'isDev, isProd, target and the environment tell you which build the configuration is for.',
      'Helpers such as appendRules, appendPlugins, removePlugin and mergeConfig',
    ],
    run: 'rspack',
    config: {
      tools: {
        rspack(config, helpers) {
          class First {
            apply() {}
          }
          class Last extends First {}
          helpers.addRules({ test: /first/ });
          helpers.appendRules({ test: /last/ });
          helpers.prependPlugins(new First());
          helpers.appendPlugins(new Last());
          return helpers.mergeConfig(config, { name: 'merged' });
        },
      },
    },
    expect(config) {
      const rules = (config.module?.rules ?? []) as { test?: unknown }[];
      assert.equal(String(rules[0]?.test), '/first/');
      assert.equal(String(rules.at(-1)?.test), '/last/');
      const plugins = (config.plugins ?? []).map((plugin) => plugin?.constructor.name);
      assert.deepEqual([plugins[0], plugins.at(-1)], ['First', 'Last']);
      assert.equal(config.name, 'merged');
    },
  },
  {
    says: [
      'Its second parameter contains two kinds of things:',
      'isDev, isProd, target and the environment tell you which build the configuration is for.',
      'Helpers such as appendRules, appendPlugins, removePlugin and mergeConfig',
    ],
    run: 'rspack',
    config: {
      tools: {
        rspack(_config, { appendPlugins, removePlugin }) {
          class Plain {
            apply() {}
          }
          class Named extends Plain {
            name = 'shop';
          }
          class Kept extends Plain {
            name = 'kept';
          }
          appendPlugins([new Plain(), new Named(), new Kept()]);
          removePlugin('Plain');
          removePlugin('shop');
          removePlugin('Kept');
        },
      },
    },
    expect({ plugins = [] }) {
      const names = plugins.map((plugin) => plugin?.constructor.name);
      assert.ok(names.includes('Kept'));
      assert.ok(!names.includes('Plain') && !names.includes('Named'));
    },
  },
  {
    says: 'That works in tools.rspack and tools.bundlerChain, but tools.rspack has limits in an array.',
    run: 'rspack',
    config: {
      tools: {
        async bundlerChain(chain, helpers) {
          await Promise.resolve();
          chain.name(Object.keys(helpers).sort().join(' '));
          assert.equal(typeof helpers.bundler.DefinePlugin, 'function');
          assert.equal(typeof helpers.bundler.BannerPlugin, 'function');
        },
      },
    },
    expect(config) {
      const names = String(config.name).split(' ');
      for (const name of [
        'env',
        'isDev',
        'isProd',
        'target',
        'environment',
        'rspack',
        'CHAIN_ID',
      ]) {
        assert.ok(names.includes(name), name);
      }
      for (const name of ['mergeConfig', 'addRules', 'appendPlugins', 'removePlugin']) {
        assert.ok(!names.includes(name), name);
      }
    },
  },
  ...(['web', 'node', 'web-worker'] as const).map<Proof>((target) => ({
    says: [
      "The rules for Less and Vue only exist once you've added their plugins.",
      'Some plugins only exist in certain builds, for example PLUGIN.HMR in development mode for the target web. So first check whether the plugin exists:',
    ],
    run: 'rspack',
    config: {
      mode: 'development',
      output: { target },
      tools: {
        bundlerChain(chain, { CHAIN_ID }) {
          assert.equal(chain.plugins.has(CHAIN_ID.PLUGIN.HMR), target === 'web');
          assert.equal(chain.module.rules.has(CHAIN_ID.RULE.LESS), false);
          assert.equal(chain.module.rules.has(CHAIN_ID.RULE.VUE), false);
          assert.equal(chain.optimization.minimizers.has(CHAIN_ID.MINIMIZER.JS), false);
        },
      },
    },
    expect: (config) => assert.equal(config.mode, 'development'),
  })),
  {
    says: "The minimizers only exist in production mode, or if output.minify has the value 'always' for them.",
    run: 'rspack',
    config: {
      mode: 'development',
      output: { minify: { js: 'always', css: 'always' } },
      tools: {
        bundlerChain(chain, { CHAIN_ID }) {
          assert.ok(chain.optimization.minimizers.has(CHAIN_ID.MINIMIZER.JS));
          assert.ok(chain.optimization.minimizers.has(CHAIN_ID.MINIMIZER.CSS));
        },
      },
    },
    expect: (config) => assert.equal(config.mode, 'development'),
  },
  {
    says: [
      'Mind the order: the loaders of a rule run from the last one to the first one.',
      'That means a loader that you add with .after(CHAIN_ID.USE.SWC) runs earlier than SWC and gets your source code:',
      'When you want the output of SWC instead of the source code, add your loader with .before(CHAIN_ID.USE.SWC), so that it runs later.',
    ],
    run: 'build',
    config: {
      tools: {
        bundlerChain(chain, { CHAIN_ID }) {
          const rule = chain.module.rule(CHAIN_ID.RULE.JS);
          rule
            .use('source')
            .after(CHAIN_ID.USE.SWC)
            .loader('./print.cjs')
            .options({ as: 'source' });
          rule
            .use('output')
            .before(CHAIN_ID.USE.SWC)
            .loader('./print.cjs')
            .options({ as: 'output' });
        },
      },
    },
    files: {
      'print.cjs': `module.exports = function (code) {
  console.log(this.getOptions().as, JSON.stringify(code));
  return code;
};
`,
      'src/index.ts': "const name: string = 'Ada';\nconsole.log(name);\n",
      'src/index.js': "import './index.ts';\n",
    },
    expect({ log }) {
      bodies.push(...log.split('\n').filter((line) => /^(source|output) .*Ada/.test(line)));
      assert.match(String(bodies[0]), /^source .*: string/);
      assert.match(String(bodies[1]), /^output /);
      assert.doesNotMatch(String(bodies[1]), /: string/);
    },
  },
  {
    says: 'There is no plugin with this name in this build.',
    run: 'build',
    config: { tools: { bundlerChain: (chain) => void chain.plugin('nobody').tap((args) => args) } },
    expect: ({ error }) =>
      assert.match(
        String(error),
        /Cannot call \.tap\(\) on a plugin that has not yet been defined\./,
      ),
  },
  {
    says: [
      'The HTML plugin: each entry has its own, named html-index, html-admin and so on.',
      'Use tools.htmlPlugin to change them.',
    ],
    run: 'rspack',
    config: {
      source: { entry: { index: './src/index.js', admin: './src/index.js' } },
      tools: {
        bundlerChain(chain, { CHAIN_ID }) {
          assert.equal(CHAIN_ID.PLUGIN.HTML, 'html');
          assert.ok(chain.plugins.has('html-index') && chain.plugins.has('html-admin'));
          assert.ok(!chain.plugins.has(CHAIN_ID.PLUGIN.HTML));
        },
      },
    },
    expect: (config) => assert.ok(config.plugins),
  },
  {
    says: 'If there is more than one environment, Rsbuild calls the function once for each of them.',
    run: 'rspack',
    config: {
      environments: { a: {}, b: {} },
      tools: {
        bundlerChain: (chain, { environment }) => void chain.name(`built ${environment.name}`),
      },
    },
    expect: (_config, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ name }) => name),
        ['built a', 'built b'],
      ),
  },
  {
    says: [
      'Rsbuild applies the changes in this order, so a later step sees what the earlier ones have done:',
      'Rsbuild and its plugins build the chain with the hook modifyBundlerChain.',
      'Rsbuild calls tools.bundlerChain.',
      'The chain becomes an object, and plugins can change it with the hook modifyRspackConfig.',
      'Rsbuild calls tools.rspack.',
    ],
    run: 'rspack',
    ...orderOfChanges(),
  },
  {
    says: 'In Rspack, its name is eval-cheap-module-source-map.',
    run: 'build',
    config: { tools: { rspack: { devtool: 'cheap-module-eval-source-map' as never } } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Invalid configuration object/),
  },
  keepsInspection('Rsbuild keeps that file and adds a timestamp to the name of the new one.'),
  {
    says: 'By default, these files contain the configuration for development.',
    run: 'command',
    command: 'rsbuild inspect',
    expect: ({ read }) =>
      assert.match(read('.rsbuild/rspack.config.web.mjs'), /\n {2}mode: 'development'/),
  },
  ...inspectsBuild(
    'To see what rsbuild build uses, put NODE_ENV=production in front of the command.',
  ),
  {
    says: 'But a chain has methods instead of fields:',
    run: 'rspack',
    config: {
      tools: { bundlerChain: (chain) => void Object.assign(chain, { devtool: 'source-map' }) },
    },
    expect: ({ devtool }) => assert.notEqual(devtool, 'source-map'),
  },
  {
    says: 'But a chain has methods instead of fields:',
    run: 'rspack',
    config: { tools: { bundlerChain: (chain) => void chain.devtool('source-map') } },
    expect: ({ devtool }) => assert.equal(devtool, 'source-map'),
  },
  {
    says: ['Rsbuild has its own server.', 'Find invalid Rspack config: "devServer"'],
    run: 'build',
    config: { tools: { rspack: { devServer: { port: 4000 } } as never } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Find invalid Rspack config: "devServer"/),
  },
  {
    says: [
      'If you install @rspack/core as well, you can get a second copy with another version.',
      "A plugin from that copy may work, but it isn't made for the version of Rspack in Rsbuild.",
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `import { rspack as own } from '@rsbuild/core';
import { rspack } from '@rspack/core';
console.log('versions', rspack.rspackVersion, own.rspackVersion);
export default {
  tools: { rspack: { plugins: [new rspack.DefinePlugin({ SHOP: '"shoe shop"' })] } },
};
`,
      'src/index.js': 'console.log(SHOP);\n',
    },
    expect({ log, read }) {
      const [, other, own] = /versions (\S+) (\S+)/.exec(log) ?? [];
      assert.ok(other && own && other !== own, log);
      assert.match(read('static/js/index.*.js'), /shoe shop/);
    },
  },
  {
    says: 'You also need a function to replace an array instead of extending it:',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: '.mobile.ts' },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions, ['.mobile.ts', '.ts', '.js']),
  },
  {
    says: 'Run npx rsbuild dev, and the page shows the heading.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'strip-notes' },
    pageFiles: ['loaders/markdown.mjs', 'loaders/strip-notes.mjs', 'src/index.ts', 'src/hello.md'],
    async expect({ open, get }) {
      assert.equal(await (await open()).innerText('h1'), 'Hello');
      assert.doesNotMatch(await (await get('/static/js/index.js')).text(), /NOTE:/);
    },
  },
];

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { projectRoot } from '#tools/pages/project-root';
import { buildIn } from '#kit/build-in';
import { loaderOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import { crashesFromCache } from '#kit/vue-from-cache';
import { vuePackages } from '#kit/vue-packages';
import type { Proof } from '#tools/prover/proof';

type VueOptions = {
  vueLoaderOptions?: object;
  splitChunks?: { vue?: boolean; router?: boolean };
};
// vue-loader asks for Vue as soon as it is loaded, so this is the copy beside the sample's Vue.
const fromSamples = createRequire(path.join(projectRoot, 'tests/docs/packages/package.json'));
const { pluginVue } = fromSamples('@rsbuild/plugin-vue') as typeof import('@rsbuild/plugin-vue');

type Group = { name: string; test: RegExp };
const withVue = (options?: VueOptions, rest: RsbuildConfig = {}): RsbuildConfig => ({
  mode: 'production',
  ...rest,
  plugins: [pluginVue(options), ...(rest.plugins ?? [])],
});
const groups = ({ optimization }: Rspack.Configuration) =>
  ((optimization?.splitChunks || {}).cacheGroups ?? {}) as Record<string, Group>;
const inFolder = (group: Group | undefined, name: string) =>
  group?.test.test(`/shop/node_modules/${name}/index.js`) ?? false;
const component = (style: string, lang = '') =>
  `<template><p class="a">Hello</p></template>\n<style${lang}>\n${style}\n</style>\n`;
const page = (style: string, lang?: string) => ({
  'src/index.js':
    "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#root');\n",
  'src/App.vue': component(style, lang),
});
/** A component alone, with Vue left out of the bundle. */
const only = (app: string, more: Record<string, string> = {}) => ({
  'src/index.js': "import App from './App.vue';\nconsole.log(App);\n",
  'src/App.vue': app,
  ...more,
});
const readable: RsbuildConfig = {
  output: { minify: false, externals: { vue: 'Vue', 'vue/server-renderer': 'Server' } },
};
const script = 'static/js/index.*.js';
const picture = only('<template><p>Hello <img src="./shoe.png"></p></template>\n', {
  'src/shoe.png': 'picture',
});
const typed = `<script setup LANG>
const price = 1;
const amount = defineModel();
let total = $ref(0);
</script>
<template><p :title="price!" @click="(event: Event) => amount">{{ (price as number) }}</p></template>
`;
const named =
  '<template><p :class="classes.red">Hello</p></template>\n<style module="classes">.red { color: red }</style>\n';
const outside = (name: string) =>
  `<template><p :class="$style.red">Hello</p></template>\n<style module src="./${name}"></style>\n`;
const failure = ({ error, log }: { error?: string; log: string }) => `${error}${log}`;
const style = 'static/css/index.*.css';

export const proofs: Proof[] = [
  ...[true, false].map<Proof>((appendExtension) => ({
    says: 'appendExtension | boolean | Whether the requests of inner blocks get an extension. Leave it off, because templates can then fail with ENOENT',
    run: 'build',
    config: { ...readable, ...withVue({ vueLoaderOptions: { appendExtension } }) },
    files: only('<template><p>Hello</p></template>\n'),
    expect: (result) =>
      assert.equal(/ENOENT.*App\.vue\.html/.test(failure(result)), appendExtension),
  })),
  {
    says: 'babelParserPlugins | string[] | More syntax for the parser of scripts. SWC has to support it as well',
    run: 'build',
    config: {
      ...readable,
      ...withVue({ vueLoaderOptions: { babelParserPlugins: ['doExpressions'] } }),
    },
    files: only(
      '<script>\nexport default { price: do { 1 } };\n</script>\n<template><p>Hello</p></template>\n',
    ),
    expect: (result) => assert.match(failure(result), /Expression expected/),
  },
  ...crashesFromCache([
    'The first production build with performance.buildCache works, but the second one crashes with this message or a similar one.',
    'Development works as before,',
  ]),
  {
    says: 'Without the plugin, a build that imports a .vue file fails.',
    run: 'build',
    files: page('.a { color: red }'),
    expect: (result) => assert.match(failure(result), /App\.vue/),
  },
  {
    says: [
      'To build an app from Vue 3 single-file components, add @rsbuild/plugin-vue, which compiles .vue files with vue-loader 17.',
      'Style blocks with lang="postcss" or lang="pcss" are treated like CSS.',
    ],
    run: 'build',
    config: withVue(),
    files: {
      ...page('.a { color: red }', ' lang="postcss"'),
      'src/Other.vue': component('.b { color: red }', ' lang="pcss"'),
      'src/index.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\nimport Other from './Other.vue';\ncreateApp(App).component('Other', Other).mount('#root');\n",
    },
    expect({ read }) {
      assert.match(read(style), /\.a,\.b\{color:red\}/);
      const { version } = fromSamples('vue-loader/package.json') as { version: string };
      assert.match(version, /^17\./);
    },
  },
  {
    says: [
      "The plugin gives Vue's feature flags the values that suit most apps: __VUE_OPTIONS_API__ is true, while __VUE_PROD_DEVTOOLS__ and __VUE_PROD_HYDRATION_MISMATCH_DETAILS__ are false.",
      'You can leave .vue out of an import, because the plugin adds it at the end of resolve.extensions.',
      'SWC also compiles files that match /\\.vue.js$/, through source.include.',
    ],
    run: 'script',
    async expect({ root }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: withVue() });
      const [config] = await rsbuild.initConfigs();
      assert.equal(config!.resolve!.extensions!.at(-1), '.vue');
      const { source } = rsbuild.getNormalizedConfig({ environment: 'web' });
      assert.deepEqual(source.define, {
        __VUE_OPTIONS_API__: true,
        __VUE_PROD_DEVTOOLS__: false,
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
      });
      assert.ok(source.include?.some((one) => String(one) === String(/\.vue.js$/)));
    },
  },
  {
    says: 'Your own values take precedence.',
    run: 'script',
    async expect({ root }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const rsbuildConfig = withVue({}, { source: { define: { __VUE_OPTIONS_API__: false } } });
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      await rsbuild.initConfigs();
      const { source } = rsbuild.getNormalizedConfig({ environment: 'web' });
      assert.equal(source.define.__VUE_OPTIONS_API__, false);
    },
  },
  {
    says: [
      'A field that you set replaces its default.',
      'Only compilerOptions is merged with the default, so preserveWhitespace stays in place when you add isCustomElement.',
    ],
    run: 'script',
    async expect({ root }) {
      const isCustomElement = () => false;
      const options = loaderOptions(
        await rspackConfig(
          root,
          withVue({
            vueLoaderOptions: {
              compilerOptions: { isCustomElement },
              experimentalInlineMatchResource: false,
            },
          }),
        ),
        'vue-loader',
      );
      assert.deepEqual(options.compilerOptions, { preserveWhitespace: false, isCustomElement });
      assert.equal(options.experimentalInlineMatchResource, false);
    },
  },
  {
    says: [
      "That's why the plugin puts Vue and its router into separate chunks, which browsers can keep in their caches from one release to the next:",
      'vue | lib-vue | vue, vue-loader, @vue/shared, @vue/reactivity, @vue/runtime-dom, @vue/runtime-core',
      'router | lib-router | vue-router',
    ],
    run: 'rspack',
    config: withVue(),
    expect(config) {
      const { vue, router } = groups(config);
      assert.deepEqual([vue?.name, router?.name], ['lib-vue', 'lib-router']);
      for (const name of vuePackages) assert.ok(inFolder(vue, name), name);
      assert.ok(inFolder(router, 'vue-router'));
    },
  },
  {
    says: [
      "You get these chunks in builds for browsers (the target web), as long as performance.chunkSplit has its default strategy, 'split-by-experience'.",
      "Module Federation changes the strategy to 'custom', so a project that uses it gets neither chunk.",
      "If you define a cache group with one of these names, Rsbuild uses yours instead of the plugin's.",
    ],
    run: 'script',
    async expect({ root }) {
      const strategies = [
        'split-by-module',
        'all-in-one',
        'single-vendor',
        'custom',
        'split-by-size',
      ] as const;
      const others: RsbuildConfig[] = strategies.map((strategy) => ({
        performance: { chunkSplit: { strategy } as { strategy: 'custom' } },
      }));
      others.push(
        { moduleFederation: { options: { name: 'shop' } } },
        { output: { target: 'node' } },
        { output: { target: 'web-worker' } },
      );
      for (const config of others) {
        const made = groups(await rspackConfig(root, withVue({}, config)));
        const names = Object.values(made).map(({ name }) => name);
        assert.ok(!names.includes('lib-vue') && !names.includes('lib-router'), String(names));
      }
      const override = { cacheGroups: { vue: { name: 'mine', test: /vue/ } } };
      const own = { performance: { chunkSplit: { override } } };
      assert.equal(groups(await rspackConfig(root, withVue({}, own))).vue?.name, 'mine');
    },
  },
  {
    says: [
      'Once you set splitChunks, a missing key counts as false, so { vue: false } removes the router chunk, too.',
    ],
    run: 'script',
    async expect({ root }) {
      const made = async (splitChunks: VueOptions['splitChunks']) =>
        groups(await rspackConfig(root, withVue({ splitChunks })));
      assert.equal((await made({ vue: false })).router, undefined);
      assert.equal((await made({ router: true })).vue, undefined);
      assert.ok((await made({ vue: false, router: true })).router);
    },
  },
  {
    says: [
      'Plain CSS or Less: the build succeeds without a message, and the page lacks these styles.',
      'Since /deep/ is invalid CSS, Lightning CSS drops the rule.',
    ],
    run: 'build',
    config: withVue(),
    files: page('.a /deep/ .b { color: red }\n.c { color: blue }', ' scoped'),
    expect({ error, log, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|error/);
      assert.match(read(style), /^\.c\[data-v-\w+\]\{color:#00f\}$/);
    },
  },
  {
    says: 'Plain CSS or Less: the build succeeds without a message, and the page lacks these styles.',
    run: 'build',
    config: withVue({}, { plugins: [pluginLess()] }),
    files: page('.a { /deep/ .b { color: red } }\n.c { color: blue }', ' scoped lang="less"'),
    expect({ error, log, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|error/);
      assert.match(read(style), /^\.c\[data-v-\w+\]\{color:#00f\}$/);
    },
  },
  {
    says: 'Sass: the build fails with expected selector.',
    run: 'build',
    config: withVue({}, { plugins: [pluginSass()] }),
    files: page('.a { /deep/ .b { color: red } }', ' scoped lang="scss"'),
    expect: (result) => assert.match(failure(result), /expected selector/),
  },
  {
    says: [
      'The build fails with ESModulesLinkingError in one of these cases:',
      'The module has a name, as in <style module="classes">. By default, the plugin only recognizes the attribute without a value.',
    ],
    run: 'build',
    config: withVue({}, readable),
    files: only(named),
    expect: (result) => assert.match(failure(result), /ESModulesLinkingError/),
  },
  {
    says: '<style module> makes a CSS Module as long as auto in output.cssModules has its default value, true.',
    run: 'build',
    config: withVue({}, readable),
    files: only(named.replace('="classes"', '')),
    expect: ({ read }) => assert.match(read(style), /^\.red-\w+ \{/),
  },
  {
    says: "To fix both, set auto to a function, which replaces the plugin's own:",
    run: 'build',
    config: withVue({}, { output: { ...readable.output, cssModules: { auto: /\.module\./ } } }),
    files: only(named.replace('="classes"', '')),
    expect: (result) => assert.match(failure(result), /ESModulesLinkingError/),
  },
  ...['page.css', 'page.module.css'].map<Proof>((name) => ({
    says: 'The module is in a file of its own, as in <style module src="./page.css">, unless the name of the file ends in .module.css.',
    run: 'build',
    config: withVue({}, readable),
    files: only(outside(name), { [`src/${name}`]: '.red { color: red }\n' }),
    expect(result) {
      if (name === 'page.css') assert.match(failure(result), /ESModulesLinkingError/);
      else assert.match(result.read(style), /^\.red-\w+ \{/);
    },
  })),
  {
    says: 'To fix both, set auto to a function',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Named CSS modules' },
    with: readable,
    files: only(outside('page.css'), { 'src/page.css': '.red { color: red }\n' }),
    expect: ({ read }) => assert.match(read(style), /^\.red-\w+ \{/),
  },
  {
    says: [
      'To fix both, set auto to a function',
      '<style module> and plain styles still work as usual.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Named CSS modules' },
    with: readable,
    files: {
      ...only(
        `${named}<style module>.blue { color: blue }</style><style>.plain { top: 0 }</style>\n`,
      ),
    },
    expect: ({ read }) =>
      assert.match(read(style), /^\.red-\w+ \{[^}]*\}\s*\.blue-\w+ \{[^}]*\}\s*\.plain \{/),
  },
  ...[undefined, false, { tags: {} }].map((transformAssetUrls): Proof => ({
    says: [
      'transformAssetUrls | boolean | object | Which attributes in templates become imports',
      "transformAssetUrls: false doesn't stop the imports",
      'vue-loader treats false like its default',
      'so set an empty list of tags instead:',
    ],
    run: 'build',
    config: withVue({ vueLoaderOptions: { transformAssetUrls } }, readable),
    files: picture,
    expect: ({ read }) =>
      assert.equal(/src: ".\/shoe\.png"/.test(read(script)), Boolean(transformAssetUrls)),
  })),
  ...['', 'lang="ts"'].flatMap((lang) =>
    [undefined, false].map((enableTsInTemplate): Proof => ({
      says: [
        "You've taken over an older configuration with enableTsInTemplate, defineModel or reactivityTransform.",
        'Delete these fields: templates can contain TypeScript and defineModel works without them, and Vue no longer has the reactivity transform.',
      ],
      run: 'build',
      config: withVue(
        {
          vueLoaderOptions: {
            enableTsInTemplate,
            defineModel: false,
            reactivityTransform: enableTsInTemplate === undefined,
          },
        },
        readable,
      ),
      files: only(typed.replace('LANG', lang)),
      expect({ read }) {
        assert.match(read(script), /toDisplayString\)\(price\)/);
        assert.match(read(script), /useModel/);
        assert.match(read(script), /let total = \$ref\(0\)/);
      },
    })),
  ),
  ...[undefined, false].map((propsDestructure): Proof => ({
    says: 'propsDestructure | boolean | Whether destructured props stay reactive. This is the default in Vue 3.5',
    run: 'build',
    config: withVue({ vueLoaderOptions: { propsDestructure } }, readable),
    files: only("<script setup>\nconst { a } = defineProps(['a']);\nconsole.log(a);\n</script>\n"),
    expect: ({ read }) =>
      assert.match(
        read(script),
        propsDestructure === false ? /console\.log\(a\)/ : /console\.log\(__props\.a\)/,
      ),
  })),
  ...[undefined, true].map((exposeFilename): Proof => ({
    says: 'exposeFilename | boolean | Whether components keep their file name in production',
    run: 'build',
    config: withVue({ vueLoaderOptions: { exposeFilename } }, readable),
    files: picture,
    expect: ({ read }) =>
      assert.equal(/'__file',\s*"App\.vue"/.test(read(script)), Boolean(exposeFilename)),
  })),
  {
    says: 'isServerBuild | boolean | Whether templates are compiled for server-side rendering',
    run: 'build',
    config: withVue({ vueLoaderOptions: { isServerBuild: true } }, readable),
    files: only('<template><p>Hello</p></template>\n'),
    expect: ({ read }) => assert.match(read(script), /function ssrRender/),
  },
  ...[
    { mode: 'development' },
    { mode: 'development', vueLoaderOptions: { hotReload: false } },
    { mode: 'production', vueLoaderOptions: { hotReload: true } },
    { mode: 'development', vueLoaderOptions: { hotReload: true }, target: 'node' },
  ].map(({ mode, vueLoaderOptions, target }): Proof => ({
    says: [
      'hotReload | boolean | Whether components are updated without a reload',
      'This only concerns development, because production and server builds have no hot updates anyway.',
    ],
    run: 'build',
    config: withVue(
      { vueLoaderOptions },
      {
        mode: mode as 'development',
        output: { ...readable.output, filenameHash: false, target: target as 'node' },
      },
    ),
    files: only('<template><p>Hello</p></template>\n'),
    expect: ({ read }) =>
      assert.equal(
        /__VUE_HMR_RUNTIME__/.test(read(target ? 'index.js' : 'static/js/index.js')),
        vueLoaderOptions === undefined,
      ),
  })),
  ...[false, true].map<Proof>((told) => ({
    says: [
      "When a template contains an unknown tag, such as <shop-cart>, Vue looks for a component with this name and doesn't find it.",
      'The browser now gets a plain <shop-cart> element, as it would from HTML.',
    ],
    run: 'build',
    ...(told
      ? { sample: { containing: 'isCustomElement: (tag)' }, with: readable }
      : { config: withVue({}, readable) }),
    files: { 'src/index.js': "import App from './App.vue';\nconsole.log(App);\n" },
    pageFiles: ['src/App.vue'],
    expect({ read }) {
      assert.equal(/resolveComponent\)?\("shop-cart"/.test(read(script)), !told);
      assert.equal(/createElementBlock\)?\("shop-cart"/.test(read(script)), told);
    },
  })),
  {
    says: 'When some state gets out of step after a hot update, you may want the page to reload instead.',
    run: 'dev',
    alone: true,
    config: { plugins: [pluginVue({ vueLoaderOptions: { hotReload: false } })] },
    files: {
      'src/index.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#root');\n",
      'src/App.vue': '<template><p>Before</p></template>\n',
    },
    async expect({ open, write }) {
      const page = await open();
      await page.getByText('Before').waitFor();
      const reloaded = page.waitForEvent('load');
      write('src/App.vue', '<template><p>After</p></template>\n');
      await reloaded;
      await page.getByText('After').waitFor();
    },
  },
  {
    says: 'so use the cache in development only:',
    run: 'script',
    files: {
      ...page('.a { color: red }'),
      'rsbuild.config.mjs': `import { pluginVue } from '@rsbuild/plugin-vue';
export default {
  performance: { buildCache: process.env.NODE_ENV === 'development' },
  plugins: [pluginVue()],
};
`,
    },
    async expect({ root }) {
      await buildIn(root);
      assert.doesNotMatch((await buildIn(root)).log, /error/);
    },
  },
  {
    says: 'Use the :deep() pseudo-class instead of the combinator /deep/, which Vue deprecated in version 2.7:',
    run: 'build',
    config: withVue(),
    files: page('.a :deep(.b) { color: red }', ' scoped'),
    expect: ({ read }) => assert.match(read(style), /\.a\[data-v-\w+\] \.b\{color:red\}/),
  },
];

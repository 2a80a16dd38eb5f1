import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

/** That `exclude` of a plugin for styles meets the style blocks of Vue components by their path and language. */
export const excludedVueStyles = (plugin: string, from: string, lang: string): Proof[] =>
  [
    { exclude: `/[\\\\/]src[\\\\/]App\\.vue\\.${lang}$/`, excluded: true },
    { exclude: '/App\\.vue$/', excluded: false },
  ].map(({ exclude, excluded }) => ({
    says: [
      "and it's compared with the whole path of a file.",
      `For a style block of a Vue component, the path that's compared ends with the language, as in src/App.vue.${lang}.`,
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'src/index.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#root');\n",
      'src/App.vue': `<template><p>shop</p></template>\n<style lang="${lang}">\n.shop { .shoe { color: teal } }\n</style>\n`,
      'rsbuild.config.mjs': `
import { ${plugin} } from '${from}';
import { pluginVue } from '@rsbuild/plugin-vue';

export default { plugins: [pluginVue(), ${plugin}({ exclude: ${exclude} })] };
`,
    },
    expect({ code, log }) {
      assert.equal(code !== 0, excluded, log);
      // Nothing else compiles the language.
      assert.equal(/Module parse failed/.test(log), excluded, log);
    },
  }));

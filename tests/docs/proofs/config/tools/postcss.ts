import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};

export const proofs: Proof[] = [
  {
    says: 'addPlugins takes a plugin or an array of plugins and adds them after those of the config file:',
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
    says: "If there is no plugin and postcssOptions isn't a function, postcss-loader isn't part of the build.",
    run: 'rspack',
    config: {},
    expect: (config) => assert.doesNotMatch(JSON.stringify(config.module), /postcss-loader/),
  },
];

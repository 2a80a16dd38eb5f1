import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const modules = (css: string) => ({
  'src/index.js': "import styles from './a.module.css';\nconsole.log(JSON.stringify(styles));\n",
  'src/a.module.css': css,
});
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      "Production | '[local]-[hash:base64:6]' | header-xWy4Pk",
      "'camelCase' | foo-bar, fooBar | foo_bar, fooBar",
    ],
    run: 'build',
    files: modules('.foo-bar { color: red }'),
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /\.foo-bar-[\w-]{6}\{/);
      assert.match(read(script), /fooBar/);
    },
  },
  {
    says: 'This is the template for the class names in the output:',
    run: 'build',
    files: modules('.foo { color: red }'),
    config: { output: { cssModules: { localIdentName: 'shop-[local]' } } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.shop-foo\{/),
  },
  {
    says: 'For example, div makes the build fail with Selector "div" is not pure',
    run: 'build',
    files: modules('div { color: red }'),
    config: { output: { cssModules: { mode: 'pure' } } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Selector "div" is not pure/),
  },
];

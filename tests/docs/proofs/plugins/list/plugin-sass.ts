import assert from 'node:assert/strict';
import { pluginSass } from '@rsbuild/plugin-sass';
import type { Proof } from '@site/tests/docs/proving/proof';

const style = 'static/css/index.*.css';
const script = 'static/js/index.*.js';
const oldImport = {
  'src/index.js': "import './page.scss';\n",
  'src/page.scss': "@import './part';\n",
  'src/_part.scss': '.part { color: red }\n',
};

export const proofs: Proof[] = [
  {
    says: [
      './page.scss, ./page.sass | Styles of the page',
      './card.module.scss, ./card.module.sass | CSS Modules: an object of class names',
      './page.scss?inline | The compiled CSS as a string',
      './page.scss?raw | The source as a string',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Install and register' },
    files: {
      'src/index.js': `import './page.scss';
import './other.sass';
import card from './card.module.scss';
import text from './text.scss?inline';
import source from './text.scss?raw';
console.log(card.box, text, source);
`,
      'src/page.scss': '$c: red; .page { color: $c }\n',
      'src/other.sass': '.other\n  color: red\n',
      'src/card.module.scss': '.box { color: red }\n',
      'src/text.scss': '$c: blue; .text { color: $c }\n',
    },
    expect({ read }) {
      assert.match(read(style), /^\.page,\.other,\.box-[\w-]{6}\{color:red\}/);
      assert.match(read(script), /"box-[\w-]{6}"/);
      assert.match(read(script), /"\.text\{color:#00f\}"/);
      assert.match(read(script), /\$c: blue;/);
    },
  },
  {
    says: "sassOptions.silenceDeprecations | ['import']",
    run: 'build',
    config: { plugins: [pluginSass()] },
    files: oldImport,
    expect: ({ log }) => assert.doesNotMatch(log, /Deprecation/),
  },
  {
    says: "Your list replaces the default one, so repeat 'import' or that warning returns:",
    run: 'build',
    config: {
      plugins: [
        pluginSass({
          sassLoaderOptions: { sassOptions: { silenceDeprecations: ['legacy-js-api'] } },
        }),
      ],
    },
    files: oldImport,
    expect: ({ log }) =>
      assert.match(
        log,
        /Sass @import rules are deprecated and will be removed in Dart Sass 3\.0\.0/,
      ),
  },
];

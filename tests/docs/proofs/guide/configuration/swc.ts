import assert from 'node:assert/strict';
import type { Rspack } from '@rsbuild/core';
import { copiedScripts } from '#kit/copied-scripts';
import { siblingFolders } from '#kit/sibling-folders';
import { keepsInspection } from '#kit/kept-inspection';
import type { Proof } from '#tools/prover/proof';

const swcOf = (config: Rspack.Configuration) => {
  const text = JSON.stringify(config.module?.rules);
  const start = text.indexOf('"builtin:swc-loader"');
  assert.ok(start > 0, text);
  return text.slice(start);
};
const modern = 'export const name = (x) => x?.a ?? 1;\n';
const asPackage = (extension: string) => ({
  'src/index.js': `import { name } from '../node_modules/shop/index.${extension}';\nconsole.log(name({}));\n`,
  [`node_modules/shop/index.${extension}`]: modern,
});
const old = { output: { overrideBrowserslist: ['chrome 60'], minify: false } };

export const proofs: Proof[] = [
  copiedScripts(['Rsbuild copies this script without compiling it.']),
  {
    says: [
      'JavaScript in the project root, except in node_modules',
      "So the JavaScript of a package reaches your visitors' browsers as its authors published it.",
    ],
    run: 'build',
    config: old,
    files: asPackage('js'),
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /x\?\.a \?\? 1/),
  },
  ...siblingFolders([
    'The folder is outside the project root, so add packages/utils to source.include.',
    "Your app in packages/app uses JavaScript from packages/utils, and the syntax of that code isn't transformed.",
    'A folder such as packages/app-utils is compiled without that, because its path begins like the root.',
  ]),
  ...['ts', 'tsx', 'jsx', 'mts', 'cts'].map<Proof>((extension) => ({
    says: 'TypeScript and JSX (.ts, .tsx, .jsx, .mts and .cts), even in node_modules',
    run: 'build',
    config: old,
    files: asPackage(extension),
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /x\?\.a/),
  })),
  {
    says: [
      'env.mode | Not set | output.polyfill',
      'jsc.parser | TypeScript with decorators, and with tsx off |',
      'jsc.transform | Decorators of version 2022-03 | source.decorators.',
      'jsc.externalHelpers | true, so that helpers are imported from @swc/helpers | –',
      'jsc.experimental.keepImportAttributes | true | –',
      'jsc.experimental.cacheRoot | node_modules/.cache/.swc in the root | –',
      "isModule | 'unknown', so that SWC decides for each file whether it's ESM or CommonJS | –",
      'rspackExperiments.import | Not set | source.transformImport',
    ],
    run: 'rspack',
    expect(config) {
      const swc = swcOf(config);
      assert.match(swc, /"parser":\{[^}]*"syntax":"typescript"[^}]*"decorators":true/);
      assert.match(swc, /"decoratorVersion":"2022-03"/);
      assert.match(swc, /"externalHelpers":true/);
      assert.match(swc, /"keepImportAttributes":true/);
      assert.match(swc, /"cacheRoot":"[^"]*\/node_modules\/\.cache\/\.swc"/);
      assert.match(swc, /"isModule":"unknown"/);
      assert.doesNotMatch(swc, /"tsx":true|rspackExperiments|"env":\{[^}]*"mode"/);
    },
  },
  ...['usage', 'entry'].map<Proof>((polyfill) => ({
    says: 'env.mode | Not set | output.polyfill',
    run: 'rspack',
    config: { output: { polyfill: polyfill as 'usage' } },
    expect: (config) => assert.match(swcOf(config), new RegExp(`"mode":"${polyfill}"`)),
  })),
  {
    says: [
      'In test, include and exclude, you choose the output files.',
      'To keep the names, set the options of the minimizer in output.minify.jsOptions, where you can also leave out files:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'keep_fnames' },
    with: {
      source: { entry: { index: './src/index.js', 'vendor/legacy': './src/index.js' } },
    },
    files: {
      'src/index.js':
        'function keepThisName(a) {\n  return a * 2;\n}\nconsole.log(keepThisName, keepThisName(location.hash));\n',
    },
    expect({ read }) {
      assert.match(read('static/js/index.*.js'), /function keepThisName\(\w\)\{/);
      assert.match(read('static/js/vendor/legacy.*.js'), /function keepThisName\(a\) \{\n/);
    },
  },
  ...(
    [
      [{ compress: false }, /60\*60/],
      [{ mangle: false }, /\[value\+1,value\]/],
      [{ format: { comments: 'all' } }, /a note/],
      [{ minify: false }, /\n {4}/],
    ] as const
  ).map<Proof>(([minimizerOptions, found]) => ({
    says: 'In minimizerOptions, you can set the options of SWC, such as compress, mangle, format',
    run: 'build',
    config: { output: { minify: { jsOptions: { minimizerOptions } } } },
    files: {
      'src/index.js':
        '// a note\nfunction longName(value) {\n  return [value + 1, value];\n}\nconsole.log(longName(2), longName(location.hash), 60 * 60);\n',
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), found),
  })),
  {
    says: 'Rsbuild merges your fields with those that it sets for output.legalComments, output.charset and performance.removeConsole, so those keep working.',
    run: 'build',
    config: {
      output: {
        charset: 'ascii',
        legalComments: 'inline',
        minify: { jsOptions: { minimizerOptions: { mangle: false } } },
      },
      performance: { removeConsole: ['log'] },
    },
    files: {
      'src/index.js':
        "console.log('gone');\n/*! license */\nconst longName = '好' + location.hash;\nconsole.info(longName, longName);\n",
    },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.LICENSE.txt')));
      const code = read('static/js/index.*.js');
      assert.match(code, /\/\*! license \*\//);
      assert.match(code, /longName/);
      assert.match(code, /\\u597D/);
      assert.doesNotMatch(code, /gone/);
    },
  },
  {
    says: [
      'An object is enough when you only want to add something.',
      'Rsbuild merges it deeply and appends its arrays to the existing ones.',
      'For example, this object has SWC put the helpers into your files instead of importing them from @swc/helpers:',
    ],
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'externalHelpers: false' },
    expect(config) {
      const swc = swcOf(config);
      assert.match(swc, /"externalHelpers":false/);
      assert.match(swc, /"keepImportAttributes":true/);
    },
  },
  {
    says: [
      'A function, as at the top of this page, can change and remove values.',
      'Set tools.swc when you want to change what SWC does, for example to preserve the names of your classes:',
    ],
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'keepClassNames' },
    expect: (config) => assert.match(swcOf(config), /"keepClassNames":true/),
  },
  keepsInspection(
    "If the file is already there, delete it first, because Rsbuild doesn't overwrite it:",
  ),
  {
    says: 'To see the result, inspect the configuration and search for builtin:swc-loader in dist/.rsbuild/rspack.config.web.mjs.',
    run: 'command',
    command: 'rsbuild inspect',
    expect: ({ read }) =>
      assert.match(read('.rsbuild/rspack.config.web.mjs'), /builtin:swc-loader/),
  },
  {
    says: 'When a page fails in an older browser because of a package, have SWC compile that package, too, with source.include:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'modern-package' },
    with: old,
    files: {
      'src/index.js': "import { name } from 'modern-package';\nconsole.log(name({}));\n",
      'node_modules/modern-package/package.json':
        '{ "name": "modern-package", "main": "index.js" }',
      'node_modules/modern-package/index.js': modern,
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /x\?\.a/),
  },
];

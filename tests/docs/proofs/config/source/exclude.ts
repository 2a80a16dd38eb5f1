import assert from 'node:assert/strict';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { fakePackage } from '#kit/fake-package';
import { allScripts } from '#kit/scripts';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

const untouched = {
  'src/index.js': "import './vendor/a.js';\n",
  'src/vendor/a.js': 'console.log(globalThis.user?.name);\n',
};

export const proofs: Proof[] = [
  {
    says: 'Exclude it, and Rsbuild bundles it as it is:',
    run: 'build',
    files: {
      'src/index.js': "import './raw/a.js';\n",
      'src/raw/a.js': 'console.log(globalThis.user?.name);',
    },
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      source: { exclude: [/src[\\/]raw/] },
    },
    expect: ({ read }) => assert.match(read(script), /\?\.name/),
  },
  {
    says: [
      'object is not iterable',
      'You set exclude to a regular expression, but it has to be an array.',
    ],
    run: 'build',
    config: { source: { exclude: /src/ as never } },
    expect: ({ error }) => assert.match(`${error}`, /object is not iterable/),
  },
  {
    says: [
      'When both options match a file, exclude takes precedence over include.',
      'You support safari >= 9, for which Rsbuild would rewrite the optional chaining in this file.',
      "But because you've excluded the file, the syntax remains:",
    ],
    run: 'build',
    files: untouched,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      source: { exclude: [/vendor/], include: [/vendor/] },
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /user\?\.name/),
  },
  {
    says: [
      'JavaScript parsing error',
      'You have excluded a file with TypeScript or JSX, which no browser understands, so it has to be compiled.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './vendor/a';\n",
      'src/vendor/a.ts': 'const a: number = 1;\n',
    },
    config: { source: { exclude: [/vendor/] } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /JavaScript parsing error/),
  },
  {
    says: [
      'src/vendor also matches src/vendor-old, because a string matches the beginning of the path.',
      'A string matches the paths that begin with it; for the other kinds, see source.include.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './vendor-old/a.js';\n",
      'src/vendor-old/a.js': 'console.log(globalThis.user?.name);\n',
    },
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      plugins: [
        {
          name: 'exclude-vendor',
          setup(api: RsbuildPluginAPI) {
            api.modifyRsbuildConfig((config) => {
              config.source = { exclude: [path.join(api.context.rootPath, 'src/vendor')] };
            });
          },
        },
      ],
    },
    expect: ({ read }) => assert.match(read(script), /user\?\.name/),
  },
  ...[true, false].map<Proof>((guarded) => ({
    says: [
      'Here, it drops the translations of a package:',
      "The package now throws Cannot find module './translations' in the browser when it imports the module.",
      'It has to be prepared for that, for example by a require inside try:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'IgnorePlugin' },
    files: {
      ...fakePackage(
        'date-widget',
        guarded
          ? "try {\n  require('./translations');\n} catch {\n  console.log('without');\n}\n"
          : "import words from './translations';\nconsole.log(words);\n",
      ),
      'node_modules/date-widget/translations.js': "module.exports = 'many words';\n",
      'src/index.js': "import 'date-widget';\n",
    },
    expect({ files, read }) {
      const code = allScripts({ files, read });
      assert.doesNotMatch(code, /many words/);
      const logged: unknown[] = [];
      const run = () =>
        runInNewContext(code, {
          console: { log: (text: unknown) => logged.push(text) },
          self: {},
        });
      if (guarded) run();
      else assert.throws(run, /Cannot find module '\.\/translations'/);
      assert.deepEqual(logged, guarded ? ['without'] : []);
    },
  })),
  {
    says: 'The packages in node_modules need no entry here, because Rsbuild leaves their JavaScript alone by default.',
    run: 'build',
    files: {
      ...fakePackage('modern', 'console.log(globalThis.user?.name);\n'),
      'src/index.js': "import 'modern';\n",
    },
    config: { output: { overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ files, read }) => assert.match(allScripts({ files, read }), /user\?\.name/),
  },
  {
    says: "When the package isn't prepared, use an alias to replace the module with an empty one:",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'date-widget/translations': false" },
    files: {
      ...fakePackage('date-widget', "console.log('widget');\n"),
      'node_modules/date-widget/translations.js': "console.log('many words');\n",
      'src/index.js': "import 'date-widget';\nimport 'date-widget/translations';\n",
    },
    expect({ error, files, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(allScripts({ files, read }), /many words/);
    },
  },
];

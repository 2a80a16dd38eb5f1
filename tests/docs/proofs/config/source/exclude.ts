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
    says: 'Rsbuild still bundles them, but leaves their code as it is.',
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
    says: 'A regular expression without an array makes Rsbuild fail with object is not iterable.',
    run: 'build',
    config: { source: { exclude: /src/ as never } },
    expect: ({ error }) => assert.match(`${error}`, /object is not iterable/),
  },
  {
    says: [
      "SWC doesn't compile the files that source.exclude selects.",
      'In Rspack, they become rule.exclude, which takes precedence over include.',
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
    says: "SWC doesn't compile newer syntax in them, and TypeScript or JSX leads to a syntax error.",
    run: 'build',
    files: {
      'src/index.js': "import './vendor/a';\n",
      'src/vendor/a.ts': 'const a: number = 1;\n',
    },
    config: { source: { exclude: [/vendor/] } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /JavaScript parsing error/),
  },
  {
    says: 'A string matches the paths that begin with it, so src/vendor also matches src/vendor-old.',
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
      "Code that imports an ignored module throws Cannot find module './translations' when it runs.",
      'Leave out a module only if the package can do without it, for example because it calls require inside try.',
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
];

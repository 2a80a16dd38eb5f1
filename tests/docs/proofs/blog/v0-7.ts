import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#tools/pages/project-root';
import type { Proof } from '#tools/prover/proof';

const core = path.join(projectRoot, 'node_modules/@rsbuild/core');
const styles = {
  'src/index.js': "import './a.scss';\nimport './b.less';\n",
  'src/a.scss': '$color: red; .a { color: $color }',
  'src/b.less': '@color: blue; .b { color: @color }',
};

// What is still so is tried with the documented version of 1.x.
export const proofs: Proof[] = [
  {
    says: 'If your project uses them, add the plugins:',
    run: 'build',
    sample: 'rsbuild.config.ts',
    files: styles,
    expect: ({ read }) =>
      assert.match(read('static/css/index.*.css'), /\.a\{color:red\}\s*\.b\{color:#00f\}/),
  },
  ...(['a.scss', 'b.less'] as const).map((file): Proof => ({
    says: [
      file === 'a.scss'
        ? 'Sass | Part of the core | @rsbuild/plugin-sass | Install and register the plugin'
        : 'Less | Part of the core | @rsbuild/plugin-less | Install and register the plugin',
    ],
    run: 'build',
    config: {},
    files: { ...styles, 'src/index.js': `import './${file}';\n` },
    expect: ({ error }) => assert.ok(error),
  })),
  {
    says: 'output.dataUriLimit | 10000 bytes | 4096 bytes | output.dataUriLimit: 10000',
    run: 'rspack',
    config: {},
    expect: (_, { rsbuild }) => {
      const { dataUriLimit } = rsbuild.output;
      const limits = typeof dataUriLimit === 'number' ? { all: dataUriLimit } : dataUriLimit;
      assert.deepEqual([...new Set(Object.values(limits))], [4096]);
    },
  },
  {
    says: 'exportGlobals in output.cssModules',
    run: 'build',
    config: { output: { cssModules: { exportGlobals: true } } },
    files: {
      'src/index.js': "import styles from './a.module.css';\nconsole.log(styles.open);\n",
      'src/a.module.css': ':global(.open) { color: red }',
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /console\.log\([^)]*open/),
  },
  {
    says: 'complex selectors with :local() and :global()',
    run: 'build',
    config: {},
    files: {
      'src/index.js': "import styles from './a.module.css';\nconsole.log(styles);\n",
      'src/a.module.css': ':global(.page) :local(.title):not(:global(.old)) { color: red }',
    },
    expect: ({ read }) =>
      assert.match(
        read('static/css/index.*.css'),
        /^\.page \.title-\w{6}:not\(\.old\)\{color:red\}/,
      ),
  },
  {
    says: "Without the plugin, the type is { readonly [key: string]: string }, so TypeScript also accepts names of classes that don't exist.",
    run: 'script',
    expect: () =>
      assert.match(
        fs.readFileSync(path.join(core, 'types.d.ts'), 'utf8'),
        /type CSSModuleClasses = \{\s*readonly \[key: string\]: string;\s*\};\s*declare module '\*\.module\.css'/,
      ),
  },
  ...[
    [
      'use.mjs',
      "import { createRsbuild } from '@rsbuild/core';\nconsole.log(typeof createRsbuild);\n",
    ],
    ['use.cjs', "console.log(typeof require('@rsbuild/core').createRsbuild);\n"],
  ].map(([file = '', code = '']): Proof => ({
    says: [
      'The Rsbuild packages contain both formats and have "type": "module", so both import and require(\'@rsbuild/core\') work.',
      "In 1.x they're both there",
    ],
    run: 'command',
    command: `node ${file}`,
    files: { [file]: code },
    expect({ log, code: exit }) {
      assert.equal(exit, 0);
      assert.equal(log.trim(), 'function');
      const { type } = JSON.parse(fs.readFileSync(path.join(core, 'package.json'), 'utf8')) as {
        type: string;
      };
      assert.equal(type, 'module');
      assert.ok(fs.existsSync(path.join(core, 'dist/index.cjs')));
      assert.ok(fs.existsSync(path.join(core, 'dist/index.js')));
    },
  })),
];

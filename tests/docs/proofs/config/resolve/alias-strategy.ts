import assert from 'node:assert/strict';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const two = {
  'src/one/word.js': "export default 'one';",
  'src/two/word.js': "export default 'two';",
};
const conflicting = {
  ...two,
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@word/*": ["./src/one/*"] } } }',
  'src/index.js': "import word from '@word/word';\nconsole.log(word);\n",
};
/** A project with files of which each says its path. */
const example = (index: string) => ({
  ...Object.fromEntries(
    ['common-1/a', 'common-2/a', 'utils/b'].map((name) => [
      `src/${name}.js`,
      `export default 'from ${name}';`,
    ]),
  ),
  'src/index.js': index,
});
const found = (code: string) => code.match(/(?<=from )[\w-]+\/\w/g);
const words = {
  'src/words/a.js': "export default 'from words/a';",
  'src/index.js': "import a from '@words/a';\nconsole.log(a);\n",
};
const readsFile = 'Rsbuild then reads that file and follows its project references.';
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: "'prefer-tsconfig' makes use of both:",
    run: 'build',
    files: conflicting,
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"one"/),
  },
  {
    says: "But 'prefer-alias' ignores paths, so TypeScript alone reads them.",
    run: 'build',
    files: conflicting,
    config: { resolve: { alias: { '@word': './src/two' }, aliasStrategy: 'prefer-alias' } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: 'Rsbuild tries paths first, and if the file is missing there, it tries the alias.',
    run: 'build',
    files: {
      ...conflicting,
      'src/two/other.js': "export default 'other';",
      'src/index.js': "import word from '@word/other';\nconsole.log(word);\n",
    },
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"other"/),
  },
  {
    says: [
      'source.aliasStrategy was the name of this option before 1.1.7.',
      'It still works and takes precedence, so rename it to resolve.aliasStrategy.',
    ],
    run: 'build',
    files: conflicting,
    config: {
      source: { aliasStrategy: 'prefer-alias' },
      resolve: { alias: { '@word': './src/two' }, aliasStrategy: 'prefer-tsconfig' },
    },
    expect({ read, log }) {
      assert.match(read(script), /"two"/);
      assert.match(log, /"source\.aliasStrategy" config is deprecated/);
    },
  },
  {
    says: [
      '@common/a | src/common-1/a | src/common-2/a',
      '@utils/b | src/utils/b',
      "'prefer-tsconfig' makes use of both:",
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'prefer-tsconfig'" },
    pageFiles: [{ title: 'tsconfig.json', nth: 2 }],
    files: example("import a from '@common/a';\nimport b from '@utils/b';\nconsole.log(a, b);\n"),
    expect: ({ read }) => assert.deepEqual(found(read(script)), ['common-1/a', 'utils/b']),
  },
  {
    says: ['@common/a | src/common-1/a | src/common-2/a'],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'prefer-tsconfig'" },
    with: { resolve: { aliasStrategy: 'prefer-alias' } },
    pageFiles: [{ title: 'tsconfig.json', nth: 2 }],
    files: example("import a from '@common/a';\nconsole.log(a);\n"),
    expect: ({ read }) => assert.deepEqual(found(read(script)), ['common-2/a']),
  },
  {
    says: [
      "@utils/b | src/utils/b | Build error, because Rsbuild can't resolve the module",
      "Can't resolve '@utils/b'",
      "You've set 'prefer-alias', so Rsbuild no longer reads the paths.",
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'prefer-tsconfig'" },
    with: { resolve: { aliasStrategy: 'prefer-alias' } },
    pageFiles: [{ title: 'tsconfig.json', nth: 2 }],
    files: example("import b from '@utils/b';\nconsole.log(b);\n"),
    expect: ({ log }) => assert.match(log, /Can't resolve '@utils\/b'/),
  },
  {
    says: 'Add an alias for each path that your code imports:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'@utils'" },
    pageFiles: [{ title: 'tsconfig.json', nth: 2 }],
    files: example("import a from '@common/a';\nimport b from '@utils/b';\nconsole.log(a, b);\n"),
    expect: ({ read }) => assert.deepEqual(found(read(script)), ['common-2/a', 'utils/b']),
  },
  ...(
    [
      ['production', 'production'],
      ['development', 'development'],
      ['development', 'production'],
      ['production', 'development'],
    ] as const
  ).map(([NODE_ENV, mode]): Proof => ({
    says: [
      "Set aliasStrategy to 'prefer-alias'.",
      "Then your alias decides what's bundled, and paths just tell TypeScript where to find the types:",
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'isProd' },
    env: { NODE_ENV },
    with: { mode },
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "paths": { "@common/*": ["./src/common-prod/*"] } } }',
      'src/common-prod/a.js': "export default 'from common-prod/a';",
      'src/common-dev/a.js': "export default 'from common-dev/a';",
      'src/index.js': "import a from '@common/a';\nconsole.log(a);\n",
    },
    expect: ({ read }) =>
      assert.deepEqual(found(read('static/js/index*.js')), [
        `common-${NODE_ENV === 'production' ? 'prod' : 'dev'}/a`,
      ]),
  })),
  {
    says: readsFile,
    run: 'build',
    files: {
      ...words,
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json':
        '{ "include": ["./src"], "compilerOptions": { "composite": true, "paths": { "@words/*": ["./src/words/*"] } } }',
    },
    config: {},
    expect: ({ read }) => assert.deepEqual(found(read(script)), ['words/a']),
  },
  {
    says: readsFile,
    run: 'build',
    config: { source: { tsconfigPath: './tsconfig.app.json' } },
    files: {
      ...words,
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@words/*": ["./src/common/*"] } } }',
      'tsconfig.app.json': '{ "compilerOptions": { "paths": { "@words/*": ["./src/words/*"] } } }',
    },
    expect: ({ read }) => assert.deepEqual(found(read(script)), ['words/a']),
  },
  ...(['tsconfig.json', 'tsconfig.base.json', 'tsconfig.app.json'] as const).map<Proof>((name) => ({
    says:
      name === 'tsconfig.json'
        ? "After an edit in tsconfig.json itself, the server restarts on its own (since 1.3.21), as long as 'prefer-tsconfig' applies at the top level."
        : "You edited a file that references or extends points to, and the dev server doesn't watch those.",
    run: 'script',
    files: {
      'tsconfig.json':
        '{ "extends": "./tsconfig.base.json", "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.base.json': '{}',
      'tsconfig.app.json': '{ "compilerOptions": { "composite": true } }',
    },
    async expect({ root }) {
      const watched = async (config: RsbuildConfig) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
        await rsbuild.initConfigs();
        return [rsbuild.getNormalizedConfig().dev.watchFiles]
          .flat()
          .filter(({ type }) => type === 'reload-server')
          .flatMap(({ paths }) => paths)
          .includes(path.join(root, name));
      };
      assert.equal(await watched({}), name === 'tsconfig.json');
      assert.equal(await watched({ resolve: { aliasStrategy: 'prefer-alias' } }), false);
    },
  })),
];

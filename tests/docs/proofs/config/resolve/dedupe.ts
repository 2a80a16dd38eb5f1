import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const copy = (folder: string, version: string, more: Record<string, string> = {}) => {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return {
    [`${folder}/package.json`]: JSON.stringify({ name, version }),
    [`${folder}/index.js`]: `export default '${name} ${version}';`,
    ...Object.fromEntries(
      Object.entries(more).map(([file, text]) => [`${folder}/${file}`, text] as const),
    ),
  };
};
const install = 'node_modules';

/** The project that the page draws. */
const drawn = {
  ...copy(`${install}/foo/${install}/react`, '17', {
    'jsx-runtime.js': "export default 'runtime 17';",
  }),
  ...copy(`${install}/foo/${install}/react-dom`, '17'),
  ...copy(`${install}/react`, '19', { 'jsx-runtime.js': "export default 'runtime 19';" }),
  ...copy(`${install}/react-dom`, '19'),
  ...copy(`${install}/foo`, '1', {
    'index.js':
      "import a from 'react';\nimport b from 'react-dom';\nimport c from 'react/jsx-runtime';\nexport default [a, b, c];",
  }),
  'src/index.js':
    "import a from 'react';\nimport b from 'react-dom';\nimport c from 'react/jsx-runtime';\nimport foo from 'foo';\nconsole.log(a, b, c, foo);\n",
};
const script = 'static/js/index.*.js';
const copies = (code: string) =>
  [...new Set(code.match(/(react|react-dom|runtime) 1[79]/g))].sort();
const only19 = ['react 19', 'react-dom 19', 'runtime 19'];
const both = [...only19, 'react 17', 'react-dom 17', 'runtime 17'].sort();
const one = { resolve: { dedupe: ['react', 'react-dom'] } };

/** What `foo` calls is in its own copy only. */
const renders = {
  [`${install}/foo/${install}/react/index.js`]:
    'export const render = () => 17;\nexport default { render };\n',
};

/** A copy of a package that has no entry for `require()`. */
const moduleOnly = (folder: string, name: string) => ({
  [`${folder}/package.json`]:
    '{ "name": "pkg", "type": "module", "exports": { ".": { "import": "./index.js" } } }',
  [`${folder}/index.js`]: `export default 'copy ${name}';`,
});

const hidden = {
  'node_modules/pkg/package.json':
    '{"name":"pkg","exports":{".":"./dist/main.js","./sub":"./dist/sub.js"}}',
  'node_modules/pkg/dist/main.js': "export default 'main';",
  'node_modules/pkg/dist/sub.js': "export default 'sub';",
};

export const proofs: Proof[] = [
  {
    says: 'Without dedupe, each import gets the copy that is nearest to it, so both versions end up in the bundle:',
    shown: { containing: '→', nth: 1 },
    run: 'build',
    files: drawn,
    config: {},
    expect({ read, shown }) {
      assert.deepEqual(copies(read(script)), both);
      assert.deepEqual(shown.match(/react \d+/g), ['react 19', 'react 17']);
    },
  },
  {
    says: [
      'List it in resolve.dedupe, and all imports get the copy of your project:',
      'With the configuration above, foo uses version 19, too:',
      'Imports of files inside the package, such as react/jsx-runtime, get the same copy.',
    ],
    shown: { containing: '→', nth: 2 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: drawn,
    expect({ read, shown }) {
      assert.deepEqual(copies(read(script)), only19);
      assert.deepEqual(shown.match(/react \d+/g), ['react 19', 'react 19']);
    },
  },
  {
    says: [
      'Rsbuild looks for each package from the project root, as require() would, and adds an alias to its directory.',
      'If the root is /app, the example above is the same as this configuration:',
    ],
    run: 'rspack',
    files: drawn,
    config: one,
    expect: ({ resolve = {} }, { root }) =>
      assert.deepEqual(
        Object.entries(resolve.alias as Record<string, string>)
          .filter(([name]) => name.startsWith('react'))
          .map(([name, folder]) => `${name} ${folder.slice(folder.indexOf(`/${root.slice(1)}`))}`),
        [`react ${root}/node_modules/react`, `react-dom ${root}/node_modules/react-dom`],
      ),
  },
  {
    says: "When you want another copy, set resolve.alias yourself, because Rsbuild keeps an alias that you've set.",
    run: 'rspack',
    files: drawn,
    config: { resolve: { alias: { react: '/elsewhere' }, dedupe: ['react'] } },
    expect: ({ resolve = {} }) =>
      assert.equal((resolve.alias as Record<string, string>).react, '/elsewhere'),
  },
  {
    says: "You may have misspelled the name: Rsbuild ignores a package that it can't find, without a warning.",
    run: 'build',
    config: { resolve: { dedupe: ['nowhere'] } },
    expect({ error, log }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /nowhere|warn/);
    },
  },
  {
    says: [
      'If the spelling is right, the package may be for ES modules only.',
      "Rsbuild looks for packages as require() would, so it can't find one whose exports offer neither an entry for require() nor package.json.",
    ],
    run: 'rspack',
    files: {
      'node_modules/esm/package.json':
        '{ "name": "esm", "type": "module", "exports": { ".": { "import": "./index.js" } } }',
      'node_modules/esm/index.js': "export default 'esm';",
      'node_modules/listed/package.json':
        '{ "name": "listed", "exports": { ".": { "import": "./index.js" }, "./package.json": "./package.json" } }',
      'node_modules/listed/index.js': "export default 'listed';",
    },
    config: { resolve: { dedupe: ['esm', 'listed'] } },
    expect({ resolve = {} }) {
      const alias = resolve.alias as Record<string, string>;
      assert.equal(alias.esm, undefined);
      assert.match(alias.listed ?? '', /node_modules\/listed$/);
    },
  },
  ...[{ dedupe: ['pkg'] }, { alias: { pkg: './node_modules/pkg' } }].map<Proof>((resolve) => ({
    says: "Instead, set an alias to the directory of the package, for example pkg: './node_modules/pkg'.",
    run: 'build',
    files: {
      ...moduleOnly(`${install}/pkg`, 'outer'),
      ...moduleOnly(`${install}/foo/${install}/pkg`, 'inner'),
      ...copy(`${install}/foo`, '1', { 'index.js': "export { default } from 'pkg';" }),
      'src/index.js': "import pkg from 'pkg';\nimport foo from 'foo';\nconsole.log(pkg, foo);\n",
    },
    config: { resolve },
    expect({ read }) {
      assert.match(read(script), /copy outer/);
      assert.equal(read(script).includes('copy inner'), 'dedupe' in resolve);
    },
  })),
  {
    says: 'To check, start the build in debug mode and look for a line like this one, in which nowhere is the name from your list:',
    shown: { containing: 'nowhere is not resolved' },
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG: 'rsbuild' },
    files: {
      'rsbuild.config.mjs': "export default { resolve: { dedupe: ['nowhere'] } };\n",
    },
    expect: ({ log, shown }) => assert.ok(log.includes(shown.trim()), log),
  },
  ...(['pkg', 'pkg/sub'] as const).map((request): Proof => ({
    says: [
      "The alias that dedupe adds points to a directory, so Rspack doesn't read the exports of the package.",
      "Then Rspack can't find paths that are only defined in the exports, and the entry of the package may be one of them.",
      ...(request === 'pkg/sub'
        ? ["Cannot find module 'pkg/sub' for matched aliased key 'pkg'"]
        : []),
    ],
    run: 'build',
    files: {
      ...hidden,
      'src/index.js': `import sub from '${request}';\nconsole.log(sub);\n`,
    },
    config: { resolve: { dedupe: ['pkg'] } },
    expect({ error, log }) {
      assert.ok(error);
      assert.ok(log.includes(`Cannot find module '${request}' for matched aliased key 'pkg'`), log);
    },
  })),
  {
    says: 'Remove the package from dedupe, and add an alias that names the file:',
    run: 'build',
    files: { ...hidden, 'src/index.js': "import sub from 'pkg';\nconsole.log(sub);\n" },
    config: { resolve: { alias: { pkg$: './node_modules/pkg/dist/main.js' } } },
    expect: ({ read }) => assert.match(read(script), /main/),
  },
  ...[
    "import react from 'react';\nexport default react.render();",
    "module.exports = require('react').render();",
  ].map<Proof>((code) => ({
    says: [
      "A dependency calls a function that isn't in the remaining version.",
      'When the dependency gets the function through a default import or require(), the build still succeeds, so you see the error in the browser.',
    ],
    run: 'preview',
    files: {
      ...drawn,
      ...renders,
      [`${install}/foo/index.js`]: code,
      'src/index.js': "import('foo').catch((error) => (document.body.title = error.message));\n",
    },
    config: one,
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => /not a function/.test(document.body.title));
    },
  })),
  ...(
    [
      ['export const hydrate = () => 19;', true],
      ['exports.hydrate = () => 19;', true],
      ['module.exports = globalThis.unknown ?? {};', false],
      ['export const render = () => 19;', false],
    ] as const
  ).map<Proof>(([code, stops]) => ({
    says: 'For an import by name, the build fails with an ESModulesLinkingError instead, provided that Rspack knows the exports of the package.',
    run: 'build',
    files: {
      ...drawn,
      ...renders,
      [`${install}/react/index.js`]: code,
      [`${install}/foo/index.js`]: "import { render } from 'react';\nexport default render();",
      'src/index.js': "import foo from 'foo';\nconsole.log(foo);\n",
    },
    config: one,
    expect({ error, log }) {
      assert.equal(error !== undefined, stops, log);
      assert.equal(/ESModulesLinkingError: export 'render'/.test(log), stops, log);
    },
  })),
];

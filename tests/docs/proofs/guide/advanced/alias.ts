import assert from 'node:assert/strict';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { fakePackage } from '#kit/fake-package';
import { typeErrors } from '#kit/type-errors';
import { printedRspackFile } from '#kit/printed-rspack-file';
import type { FenceName, Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const project = [
  'src/utils/price.ts',
  'src/pages/shop/cart.js',
  'src/settings/main.js',
  'src/index.ts',
];
const withPaths = [...project, 'tsconfig.json'];
const aliases: FenceName = { title: 'rsbuild.config.ts', containing: "'@settings': './src" };
const shops: FenceName = { title: 'rsbuild.config.ts', containing: 'process.env.SHOP' };
const uk = { 'src/settings/uk.js': "export const currency = 'GBP';\n" };

/** Two modules of one name; `paths` leads to the first, an alias to the second. */
const disagreeing = {
  'src/index.js': "import word from '@word';\nconsole.log(word);\n",
  'src/one.js': "export default 'from paths';\n",
  'src/two.js': "export default 'from the alias';\n",
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@word": ["./src/one.js"] } } }\n',
};
const alias = { '@word': './src/two.js' };

export const proofs: Proof[] = [
  {
    says: [
      "With an alias, you can write @/utils/price instead, and you don't have to change it when you move the module.",
      '@/* for a folder, with /* on both sides | @/utils/price | src/utils/price.ts',
      '@settings for a single file | @settings | src/settings/main.js',
      'Rsbuild reads paths from tsconfig.json in the project root.',
      "You don't have to configure anything else.",
      'JavaScript modules can use these aliases too.',
      'In a TypeScript project, this is the better way, because the types, the editor and the build use the same entry.',
    ],
    run: 'build',
    pageFiles: withPaths,
    expect({ read, root, error }) {
      assert.equal(error, undefined);
      assert.match(read(script), /EUR/);
      const paths = {
        '@/*': [`${root}/src/*`],
        '@settings': [`${root}/src/settings/main.js`],
      };
      assert.deepEqual(typeErrors(root, ['src/index.ts'], { allowJs: true, paths }), []);
    },
  },
  {
    says: 'Rsbuild also reads the paths of files that are listed under references',
    run: 'build',
    pageFiles: project,
    files: {
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }\n',
      'tsconfig.app.json':
        '{ "compilerOptions": { "composite": true, "paths": { "@/*": ["./src/*"], "@settings": ["./src/settings/main.js"] } }, "include": ["src"] }\n',
    },
    expect: ({ read }) => assert.match(read(script), /EUR/),
  },
  {
    says: [
      'It has the same format, but Rsbuild only reads it if you set its path:',
      "The editor finds the import, but the build doesn't | The alias is in jsconfig.json. Set source.tsconfigPath",
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'tsconfigPath' },
    pageFiles: [...project, { title: 'tsconfig.json', as: 'jsconfig.json' }],
    expect: ({ read }) => assert.match(read(script), /EUR/),
  },
  {
    says: [
      'It has the same format, but Rsbuild only reads it if you set its path:',
      "The editor finds the import, but the build doesn't | The alias is in jsconfig.json. Set source.tsconfigPath",
      "Can't resolve '@/utils/price' | No alias matches.",
    ],
    run: 'build',
    pageFiles: [...project, { title: 'tsconfig.json', as: 'jsconfig.json' }],
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve '@\/utils\/price'/),
  },
  {
    says: [
      "With resolve.alias, you don't write /*.",
      "If the value starts with ., it's relative to the project root.",
      'You can now delete paths from tsconfig.json, and the project still builds.',
    ],
    run: 'build',
    sample: aliases,
    pageFiles: project,
    files: { 'tsconfig.json': '{ "compilerOptions": {} }\n' },
    expect: ({ read }) => assert.match(read(script), /EUR/),
  },
  {
    says: 'Rsbuild uses absolute paths and names of packages as they are, so an alias can also replace a package with another one:',
    run: 'rspack',
    config: { resolve: { alias: { lodash: 'lodash-es', '@shop': '/srv/shop' } } },
    expect({ resolve }) {
      const { lodash, '@shop': shop } = resolve?.alias as Record<string, string>;
      assert.deepEqual([lodash, shop], ['lodash-es', '/srv/shop']);
    },
  },
  {
    says: 'so an alias can also replace a package with another one',
    run: 'build',
    config: { resolve: { alias: { lodash: 'lodash-es' } } },
    files: {
      ...fakePackage('lodash', "export default 'the first';"),
      ...fakePackage('lodash-es', "export default 'the second';"),
      'src/index.js': "import word from 'lodash';\nconsole.log(word);\n",
    },
    expect: ({ read }) => assert.match(read(script), /the second/),
  },
  ...(['main', 'uk'] as const).map<Proof>((shop) => ({
    says: [
      'In this example, the environment variable SHOP decides which settings the build gets:',
      "You can compute it | No | Yes, because it's JavaScript",
    ],
    run: 'build',
    sample: shops,
    pageFiles: project,
    files: uk,
    env: { SHOP: shop },
    expect: ({ read }) => assert.match(read(script), shop === 'uk' ? /GBP/ : /EUR/),
  })),
  {
    says: 'If you pass a function, it receives the existing aliases, such as the one that Rsbuild sets for @swc/helpers.',
    run: 'rspack',
    config: {
      resolve: {
        alias: (existing) => {
          assert.ok('@swc/helpers' in existing);
          existing.seen = existing['@swc/helpers']!;
        },
      },
    },
    expect({ resolve }) {
      const found = resolve?.alias as Record<string, string>;
      assert.match(found.seen!, /swc/);
      assert.equal(found.seen, found['@swc/helpers']);
    },
  },
  {
    says: "TypeScript doesn't read these aliases and reports TS2307: Cannot find module.",
    run: 'script',
    sample: aliases,
    pageFiles: project,
    expect: ({ root }) =>
      assert.match(
        typeErrors(root, ['src/pages/shop/cart.js'], { allowJs: true, checkJs: true }).join('\n'),
        /TS2307: Cannot find module '@\/utils\/price'/,
      ),
  },
  {
    says: [
      'TypeScript and the editor understand it | Yes | No',
      "The build finds the import, but the editor doesn't | The alias is missing under paths, where editors look",
    ],
    run: 'build',
    sample: aliases,
    pageFiles: project,
    expect({ root, read }) {
      assert.match(read(script), /EUR/);
      const check = { allowJs: true, checkJs: true };
      assert.match(typeErrors(root, ['src/pages/shop/cart.js'], check).join('\n'), /TS2307/);
      const paths = { '@/*': [`${root}/src/*`], '@settings': [`${root}/src/settings/main.js`] };
      assert.deepEqual(typeErrors(root, ['src/pages/shop/cart.js'], { ...check, paths }), []);
    },
  },
  {
    says: 'Its former name, source.alias, still works but prints a warning.',
    run: 'build',
    config: { source: { alias } },
    files: { ...disagreeing, 'tsconfig.json': '{}' },
    expect({ read, log }) {
      assert.match(read(script), /from the alias/);
      assert.match(log, /"source\.alias" config is deprecated/);
    },
  },
  {
    says: [
      "If both have an alias for an import | It takes precedence | It's overridden",
      "'prefer-tsconfig' (default) | Rsbuild uses both. If they disagree about an import, paths takes precedence",
      'resolve.aliasStrategy decides which one Rsbuild uses:',
    ],
    run: 'build',
    config: { resolve: { alias: { ...alias, '@other': './src/two.js' } } },
    files: {
      ...disagreeing,
      'src/index.js':
        "import word from '@word';\nimport other from '@other';\nconsole.log(word, other);\n",
    },
    expect({ read }) {
      assert.match(read(script), /"from paths"/);
      assert.match(read(script), /"from the alias"/);
    },
  },
  {
    says: [
      "'prefer-alias' (since 1.1.7) | Rsbuild ignores paths and uses resolve.alias",
      'resolve.aliasStrategy decides which one Rsbuild uses:',
    ],
    run: 'build',
    config: { resolve: { alias, aliasStrategy: 'prefer-alias' } },
    files: disagreeing,
    expect: ({ read }) => assert.match(read(script), /from the alias/),
  },
  {
    says: [
      "'prefer-alias' (since 1.1.7) | Rsbuild ignores paths and uses resolve.alias",
      'You then have to repeat in resolve.alias the aliases that your code uses.',
    ],
    run: 'build',
    config: { resolve: { aliasStrategy: 'prefer-alias' } },
    files: disagreeing,
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve '@word'/),
  },
  {
    says: 'For the computed alias above, choose the second one, so that paths is for the types and the build depends on SHOP.',
    run: 'build',
    sample: shops,
    with: { resolve: { aliasStrategy: 'prefer-alias' } },
    pageFiles: withPaths,
    files: uk,
    env: { SHOP: 'uk' },
    expect: ({ read }) => assert.match(read(script), /GBP/),
  },
  {
    says: "The alias leads to a path that doesn't exist. Often its value is src without ./, which means a package of that name",
    run: 'build',
    config: { resolve: { alias: { '@': 'src', '@settings': './src/settings/main.js' } } },
    pageFiles: project,
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /Cannot find module '@\/utils\/price' for matched aliased key '@'/,
      ),
  },
  {
    says: 'To see how the build resolves your aliases, run npx rsbuild inspect and look under resolve in the Rspack file whose path it prints, such as dist/.rsbuild/rspack.config.web.mjs.',
    run: 'command',
    command: 'rsbuild inspect',
    sample: aliases,
    files: { 'dist/.rsbuild/rspack.config.web.mjs': 'from an earlier run' },
    expect: (result) => assert.match(printedRspackFile(result), /resolve: \{[^]*'@': '.*src'/),
  },
  {
    says: 'For a single environment | With a separate file | Yes',
    run: 'script',
    pageFiles: project,
    files: {
      'web.json':
        '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "@settings": ["./src/settings/main.js"] } } }\n',
    },
    async expect({ root }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          environments: {
            paths: { source: { tsconfigPath: './web.json' } },
            alias: { resolve: { alias: { '@': './src' } } },
          },
        },
      });
      const [paths, byAlias] = await rsbuild.initConfigs();
      assert.match(JSON.stringify(paths?.resolve?.tsConfig), /web\.json/);
      assert.equal(
        (byAlias?.resolve?.alias as Record<string, string>)['@'],
        path.join(root, 'src'),
      );
      assert.doesNotMatch(JSON.stringify(byAlias?.resolve?.tsConfig ?? ''), /web\.json/);
    },
  },
  ...(
    [
      [true, false],
      [false, false],
      [false, true],
    ] as const
  ).map<Proof>(([kept, installed]) => ({
    says: [
      'If you return a new object instead, spread the existing aliases into it.',
      "Without the one for @swc/helpers, builds for older browsers fail with Can't resolve '@swc/helpers/…' if your code can't find that package in node_modules, as with pnpm.",
    ],
    run: 'build',
    config: {
      output: { overrideBrowserslist: ['IE 11'] },
      resolve: { alias: (existing) => ({ ...(kept ? existing : {}), '@': './src' }) },
    },
    files: {
      'src/index.js': 'class Cart {}\nconsole.log(Cart);\n',
      ...(installed && {
        'node_modules/@swc/helpers/package.json': '{ "exports": { "./_/*": "./any.js" } }',
        'node_modules/@swc/helpers/any.js': 'export const _ = (value) => value;\n',
      }),
    },
    expect({ error, log }) {
      if (kept || installed) assert.equal(error, undefined);
      else assert.match(`${error}${log}`, /Can't resolve '@swc\/helpers\//);
    },
  })),
];

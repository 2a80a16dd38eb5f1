import assert from 'node:assert/strict';
import { aliasesOfPackage } from '#kit/aliases-of-package';
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
const aliases: FenceName = {
  title: 'rsbuild.config.ts',
  containing: "'@settings': './src/settings/main.js',\n      '@': './src',",
};
const shops: FenceName = { title: 'rsbuild.config.ts', containing: 'process.env.SHOP', nth: 1 };
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
      'In a TypeScript project, you only need one entry in tsconfig.json, and nothing in the config of Rsbuild.',
      'The editor, the type check and the build all read this file, so we recommend this way.',
      'The first alias stands for a folder, so it needs /* on both sides: @/utils/price becomes src/utils/price.ts.',
      'An alias for a folder needs /* on both sides.',
      'The second one stands for a single file.',
      'Your JavaScript modules can use the aliases as well, like cart.js above.',
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
    says: 'Rsbuild reads the paths of these parts too (since 1.1.0).',
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
      "It has the same format, so there's no need to repeat the aliases.",
      'Just tell Rsbuild to read it:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'tsconfigPath' },
    pageFiles: [...project, { title: 'tsconfig.json', as: 'jsconfig.json' }],
    expect: ({ read }) => assert.match(read(script), /EUR/),
  },
  {
    says: [
      'No alias matches the import.',
      "The aliases are in a file that Rsbuild doesn't read, such as jsconfig.json.",
      'The alias is in jsconfig.json, which editors read by themselves.',
    ],
    run: 'build',
    pageFiles: [...project, { title: 'tsconfig.json', as: 'jsconfig.json' }],
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve '@\/utils\/price'/),
  },
  {
    says: [
      'If your project has no tsconfig.json, set the aliases in the Rsbuild config.',
      'Unlike in paths, an alias for a folder needs no /*.',
      "Begin the value with ./, so that it's relative to the project root:",
      'The build now finds both modules.',
    ],
    run: 'build',
    sample: aliases,
    pageFiles: project,
    files: { 'tsconfig.json': '{ "compilerOptions": {} }\n' },
    expect: ({ read }) => assert.match(read(script), /EUR/),
  },
  {
    says: 'Rsbuild uses a value without ./ as it is',
    run: 'rspack',
    config: { resolve: { alias: { lodash: 'lodash-es', '@shop': '/srv/shop' } } },
    expect({ resolve }) {
      const { lodash, '@shop': shop } = resolve?.alias as Record<string, string>;
      assert.deepEqual([lodash, shop], ['lodash-es', '/srv/shop']);
    },
  },
  {
    says: 'Rsbuild uses a value without ./ as it is, so an alias can also replace one package with another:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'lodash-es' },
    files: {
      ...fakePackage('lodash', "export default 'the first';"),
      ...fakePackage('lodash-es', "export default 'the second';"),
      'src/index.js': "import word from 'lodash';\nconsole.log(word);\n",
    },
    expect: ({ read }) => assert.match(read(script), /the second/),
  },
  ...(['main', 'uk'] as const).map<Proof>((shop) => ({
    says: [
      "In the config file, you can compute values, which tsconfig.json doesn't allow.",
      'The environment variable SHOP then decides which settings a build gets:',
    ],
    run: 'build',
    sample: shops,
    pageFiles: project,
    files: uk,
    env: { SHOP: shop },
    expect: ({ read }) => assert.match(read(script), shop === 'uk' ? /GBP/ : /EUR/),
  })),
  {
    says: [
      'Plugins and Rsbuild itself set aliases, too.',
      'When you want to look at these aliases or change one, use a function, which receives them:',
    ],
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
    says: "TypeScript doesn't know the aliases in the Rsbuild config and would report TS2307: Cannot find module.",
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
      "TypeScript doesn't know the aliases in the Rsbuild config and would report TS2307: Cannot find module.",
      'But if TypeScript checks your code, repeat the aliases under paths.',
      'Editors look under paths, and the alias is missing there.',
      'Repeat it in tsconfig.json.',
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
    says: [
      'source.alias prints a warning',
      'The old name still works, but we recommend the new one.',
    ],
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
      'TypeScript needs this entry for the types, but the entry also decides for the build: Rsbuild uses paths and resolve.alias at once, and where they disagree about an import, paths takes precedence.',
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
    says: ['To let Rsbuild ignore paths, set resolve.aliasStrategy'],
    run: 'build',
    config: { resolve: { alias, aliasStrategy: 'prefer-alias' } },
    files: disagreeing,
    expect: ({ read }) => assert.match(read(script), /from the alias/),
  },
  {
    says: [
      'The build now only knows the aliases in the config file. So list your other aliases there too, such as @ in this example.',
      "You use 'prefer-alias'.",
      'The aliases then need to be in the config file, because Rsbuild ignores paths.',
    ],
    run: 'build',
    config: { resolve: { aliasStrategy: 'prefer-alias' } },
    files: disagreeing,
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve '@word'/),
  },
  {
    says: [
      'In the example with SHOP, you build the shop for the UK, and the page still shows euros.',
      "That's because tsconfig.json has an entry for @settings, too.",
      'TypeScript needs this entry for the types, but the entry also decides for the build',
    ],
    run: 'build',
    sample: shops,
    pageFiles: withPaths,
    files: uk,
    env: { SHOP: 'uk' },
    expect: ({ read }) => assert.match(read(script), /EUR/),
  },
  {
    says: "To let Rsbuild ignore paths, set resolve.aliasStrategy ('prefer-alias', since 1.1.7):",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'prefer-alias' },
    pageFiles: withPaths,
    files: uk,
    env: { SHOP: 'uk' },
    expect: ({ read }) => assert.match(read(script), /GBP/),
  },
  {
    says: [
      "The alias leads to a path that doesn't exist.",
      'Often, its value is src without ./, which means a package of that name:',
    ],
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
    says: 'To see which aliases the build knows, run this command and look under resolve in the file whose path it prints:',
    run: 'command',
    command: 'rsbuild inspect',
    sample: aliases,
    files: { 'dist/.rsbuild/rspack.config.web.mjs': 'from an earlier run' },
    expect: (result) => assert.match(printedRspackFile(result), /resolve: \{[^]*'@': '.*src'/),
  },
  {
    says: 'In that case, set the alias in each environment:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'environments' },
    pageFiles: project,
    files: { 'src/settings/server.js': "export const currency = 'for the server';\n" },
    expect({ read }) {
      assert.match(read(script), /EUR/);
      assert.doesNotMatch(read(script), /for the server/);
      assert.match(read('index.js'), /for the server/);
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
      'The aliases that your function leaves out are gone, including the one that Rsbuild sets for @swc/helpers.',
      "When your function returns a new object, the build for older browsers may fail with Can't resolve '@swc/helpers/…'.",
      "So the build looks for that package in node_modules, where your code can't find it, as with pnpm.",
      'Change the object that you receive, or spread it into yours:',
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
  ...[true, false].map((isReferred) =>
    aliasesOfPackage(
      [
        "The build then fails with Can't resolve '@/lib/price' in '/repo/packages/ui/src', because the paths of the app don't apply to files of the package.",
        'Add the package to the references of the app:',
        'Now @ means apps/shop/src in the app, and packages/ui/src in the package:',
        'Rsbuild only needs the paths of this file.',
      ],
      isReferred,
      isReferred
        ? { pageFiles: ['apps/shop/tsconfig.json', 'packages/ui/tsconfig.json'] }
        : {
            files: {
              'apps/shop/tsconfig.json':
                '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }\n',
            },
          },
    ),
  ),
];

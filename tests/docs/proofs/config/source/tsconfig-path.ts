import assert from 'node:assert/strict';
import path from 'node:path';
import { editUntil } from '#kit/note-calls';
import { until } from '#kit/until';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool } from '#tools/project/run-tool';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const shop = {
  'src/index.ts': "import '@shop/cart';\n",
  'src/shop/cart.ts': "console.log('cart');",
};
const paths = (folder: string) =>
  JSON.stringify({ compilerOptions: { paths: { '@shop/*': [folder] } } });

const tsconfig =
  '{ "extends": "./base.json", "files": [], "references": [{ "path": "./referenced.json" }] }\n';

export const proofs: Proof[] = [
  {
    says: [
      'If the aliases are in another file, for example because your editor, your tests and your build have one each, name the file for the build:',
      'A relative path starts at the root.',
    ],
    run: 'build',
    files: shop,
    pageFiles: ['tsconfig.app.json'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read }) => assert.match(read(script), /"cart"/),
  },
  {
    says: 'Rsbuild takes your path aliases from tsconfig.json in the project root.',
    run: 'build',
    files: { ...shop, 'tsconfig.json': paths('./src/shop/*') },
    config: {},
    expect: ({ read }) => assert.match(read(script), /"cart"/),
  },
  {
    says: [
      'paths | They become aliases, including those of referenced projects',
      'if your tsconfig.json lists the other file in references, as many templates do, Rsbuild finds its paths by itself.',
    ],
    run: 'build',
    files: shop,
    pageFiles: ['tsconfig.json', 'tsconfig.app.json'],
    config: {},
    expect: ({ read }) => assert.match(read(script), /"cart"/),
  },
  {
    says: "If it's 'prefer-alias', Rsbuild ignores paths and baseUrl.",
    run: 'build',
    files: { ...shop, 'tsconfig.json': paths('./src/shop/*') },
    config: { resolve: { aliasStrategy: 'prefer-alias' } },
    expect: ({ log }) => assert.match(log, /Can't resolve '@shop\/cart'/),
  },
  {
    says: 'The aliases apply to files in the directory of the tsconfig and below.',
    run: 'build',
    files: {
      'src/index.ts': "import '../config/shop';\n",
      'config/shop.ts': "import '@shop/cart';\n",
      'config/shop/cart.ts': "console.log('cart');",
      'config/tsconfig.json': paths('./shop/*'),
    },
    config: { source: { tsconfigPath: './config/tsconfig.json' } },
    expect: ({ read }) => assert.match(read(script), /"cart"/),
  },
  {
    says: [
      'The aliases apply to files in the directory of the tsconfig and below.',
      "Can't resolve '@shop/cart'",
      "For example, those of config/tsconfig.json don't apply to an import in src.",
    ],
    run: 'build',
    files: { ...shop, 'config/tsconfig.json': paths('../src/shop/*') },
    config: { source: { tsconfigPath: './config/tsconfig.json' } },
    expect: ({ log }) => assert.match(log, /Can't resolve '@shop\/cart'/),
  },
  ...(
    [
      ['./a.js', 'a.ts'],
      ['./a.js', 'a.tsx'],
      ['./a.jsx', 'a.tsx'],
    ] as const
  ).flatMap(([request, file]) =>
    ['tsconfig.json', 'jsconfig.json'].map((name): Proof => ({
      says: 'The file itself, unless its name ends in jsconfig.json | An import of ./a.js can find a.ts or a.tsx, and an import of ./a.jsx can find a.tsx',
      run: 'build',
      files: {
        'src/index.ts': `import '${request}';\n`,
        [`src/${file}`]: "console.log('found');",
        [name]: '{}',
      },
      config: { source: { tsconfigPath: `./${name}` } },
      expect({ error, read }) {
        if (name === 'jsconfig.json') assert.ok(error);
        else assert.match(read(script), /"found"/);
      },
    })),
  ),
  {
    says: 'Rsbuild ignores other compiler options, such as target or experimentalDecorators.',
    run: 'build',
    files: {
      'src/index.ts':
        'const note = (...all: unknown[]) => console.log(all.length);\nclass Cart {\n  @note add() {}\n}\nconsole.log(new Cart());\n',
      'tsconfig.json': '{ "compilerOptions": { "target": "ES5", "experimentalDecorators": true } }',
    },
    config: { output: { minify: false, overrideBrowserslist: ['chrome >= 100'] } },
    expect({ read }) {
      assert.match(read(script), /=>/);
      assert.doesNotMatch(read(script), /_ts_decorate/);
    },
  },
  ...(['prefer-tsconfig', 'prefer-alias'] as const).map<Proof>((aliasStrategy) => ({
    says: [
      'baseUrl | An import such as utils/price can find a file in this directory',
      "If it's 'prefer-alias', Rsbuild ignores paths and baseUrl.",
    ],
    run: 'build',
    files: {
      'src/index.ts': "import 'utils/price';\n",
      'src/utils/price.ts': "console.log('price');",
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": "./src" } }',
    },
    config: { resolve: { aliasStrategy } },
    expect({ log, read }) {
      if (aliasStrategy === 'prefer-alias') assert.match(log, /Can't resolve 'utils\/price'/);
      else assert.match(read(script), /"price"/);
    },
  })),
  ...(
    [
      ['app', 'tsconfig.json', true],
      ['app', 'base.json', false],
      ['app', 'referenced.json', false],
      ['app (1)', 'tsconfig.json', false],
    ] as const
  ).map(([folder, edited, restarts]): Proof => ({
    says: [
      'You edited a file that the tsconfig reaches with extends or references, but the server only watches the tsconfig itself.',
      'The path of your project contains brackets, as in app (1), so the watcher takes it for a pattern.',
    ],
    run: 'script',
    alone: true,
    files: {
      [`${folder}/src/index.js`]: '',
      [`${folder}/own.txt`]: '',
      [`${folder}/base.json`]: '{}\n',
      [`${folder}/referenced.json`]: '{}\n',
      [`${folder}/tsconfig.json`]: tsconfig,
      [`${folder}/rsbuild.config.mjs`]:
        "export default { dev: { watchFiles: { type: 'reload-server', paths: 'own.txt' } } };\n",
    },
    async expect({ root, port, write }) {
      const tool = startTool([rsbuildBin, 'dev', '--port', String(port)], path.join(root, folder));
      try {
        await until(() => /built in/.test(tool.log()));
        await editUntil(
          (count) => {
            if (count > 10) write(`${folder}/own.txt`, String(count));
            else {
              const text = edited === 'tsconfig.json' ? tsconfig : '{}\n';
              write(`${folder}/${edited}`, `${text}// ${count}\n`);
            }
          },
          until(() => /restarting server/.test(tool.log())),
        );
        const first = /restarting server as (\S+) changed/.exec(tool.log())?.[1];
        assert.equal(first, restarts ? edited : 'own.txt');
      } finally {
        await stopTool(tool);
      }
    },
  })),
];

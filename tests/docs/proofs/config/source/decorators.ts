import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { loaderOptions } from '#kit/loader-options';
import type { Proof } from '#tools/prover/proof';

const decorated = {
  'src/index.ts':
    'const mark = (...args: unknown[]): any => args.length;\n@mark class A { @mark field = 1; }\nconsole.log(A);\n',
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: "If you use such a library, set the version to 'legacy':",
    run: 'build',
    files: decorated,
    config: { source: { decorators: { version: 'legacy' } }, output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /_ts_decorate|__decorate/),
  },
  ...[false, true].map<Proof>((withBabel) => ({
    says: [
      'The plugin follows this option, but Babel adds no metadata and defines the class fields.',
      'SWC also adds the types as metadata, which libraries for dependency injection read with reflect-metadata.',
    ],
    run: 'build',
    files: {
      'src/index.ts':
        'const mark = (...args: unknown[]): any => args.length;\nclass A { @mark run(a: string) { return a; } other = 2; }\nconsole.log(new A());\n',
    },
    config: {
      plugins: withBabel ? [pluginBabel()] : [],
      source: { decorators: { version: 'legacy' } },
      output: { minify: false },
    },
    expect({ read }) {
      assert.equal(/design:/.test(read(script)), !withBabel);
      assert.equal(/defineProperty\(this, "other", 2\)/.test(read(script)), withBabel);
      assert.equal(/this\.other = 2/.test(read(script)), !withBabel);
    },
  })),
  {
    says: [
      'The standard decorators work without a configuration.',
      "By default, Rsbuild compiles the proposal as of March 2022 ('2022-03').",
    ],
    run: 'build',
    files: decorated,
    config: { output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /_apply_decs_2203_r|applyDecs2203/i),
  },
  {
    says: ['Unknown decorators version', "Rsbuild doesn't know the value of version."],
    run: 'build',
    config: { source: { decorators: { version: '2023-11' as never } } },
    expect: ({ error }) => assert.match(`${error}`, /Unknown decorators version: 2023-11/),
  },
  ...(
    [
      ['legacy', 'src/index.js'],
      ['2022-03', 'src/index.ts'],
    ] as const
  ).map(([version, name]): Proof => ({
    says: [
      'Both versions of the decorator print the same line:',
      version === 'legacy'
        ? 'A legacy decorator receives the class and the name of the member:'
        : 'Instead of the class and a name, the decorator now receives the method and a context:',
    ],
    run: 'build',
    pageFiles: [name],
    config: { source: { decorators: { version } } },
    expect({ read }) {
      const logged: unknown[] = [];
      runInNewContext(read(script), {
        console: { log: (...all: unknown[]) => logged.push(all) },
        self: {},
      });
      assert.equal(JSON.stringify(logged), '[["call add",["tea"]]]');
    },
  })),
  ...(
    [
      ['', 'Cart is not defined', 'Cart'],
      ['export {};\n', 'Cart', 'Cart'],
    ] as const
  ).flatMap(([end, ...outcomes]) =>
    (['2022-03', 'legacy'] as const).map<Proof>((version, index) => ({
      says: [
        'Cart is not defined',
        'Your file decorates a whole class with a standard decorator, and has neither an import nor an export.',
        'The name of the class then gets lost.',
        'Add an export at the end of the file:',
      ],
      run: 'build',
      files: {
        'src/index.ts': `const classes: unknown[] = [];
        const register = (it: unknown): any => void classes.push(it);
        @register class Cart { static title = 'Cart'; }
        console.log(classes.length && Cart.title);\n${end}`,
      },
      config: { source: { decorators: { version } } },
      expect({ read }) {
        let outcome = '';
        try {
          runInNewContext(read(script), {
            console: { log: (text: string) => (outcome = text) },
            self: {},
          });
        } catch (error) {
          outcome = (error as Error).message;
        }
        assert.equal(outcome, outcomes[index]);
      },
    })),
  ),
  {
    says: "Rsbuild doesn't read experimentalDecorators from tsconfig.json.",
    run: 'build',
    files: decorated,
    pageFiles: ['tsconfig.json'],
    config: { output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /_apply_decs_2203_r|applyDecs2203/i),
  },
  ...(['2022-03', 'legacy'] as const).map<Proof>((version) => ({
    says: [
      'jsc.transform.legacyDecorator | false | true',
      "jsc.transform.decoratorVersion | '2022-03' | Not set",
      'jsc.transform.decoratorMetadata | Not set | true',
      'jsc.transform.useDefineForClassFields | Not set | false',
    ],
    run: 'rspack',
    config: { source: { decorators: { version } } },
    expect: (config) =>
      assert.deepEqual(
        loaderOptions(config, 'swc-loader').jsc.transform,
        version === 'legacy'
          ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
          : { legacyDecorator: false, decoratorVersion: '2022-03' },
      ),
  })),
  ...(['2022-03', 'legacy'] as const).map<Proof>((version) => ({
    says: 'And it assigns class fields instead of defining them, as these libraries expect:',
    run: 'build',
    files: { 'src/index.ts': 'class Cart {\n  items = 3;\n}\nconsole.log(Cart);\n' },
    config: {
      source: { decorators: { version } },
      output: { minify: false, overrideBrowserslist: ['chrome >= 110'] },
    },
    expect: ({ read }) =>
      assert.equal(/this\.items = 3/.test(read(script)), version === 'legacy', read(script)),
  })),
];

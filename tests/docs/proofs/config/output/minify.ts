import assert from 'node:assert/strict';
import vm from 'node:vm';
import type { Rspack } from '@rsbuild/core';
import { looksLike } from '#kit/looks-like';
import type { AnyOptions } from '#kit/loader-options';
import { withoutAndWith } from '#kit/without-and-with';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

const oneName = {
  'src/index.js': 'const greeting = Math.random();\nconsole.log(greeting, greeting);\n',
};
const invalid = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { color: red }\n.b:hover:{ color: blue }\n.c { color: blue }',
};

const styled = {
  'src/index.js': `import './a.css';\n${oneName['src/index.js']}`,
  'src/a.css': '.a { color: red }',
};

const services = {
  'src/sdk.js': `class OrderService {}
function makeOrder() { return new OrderService(); }
const list = new Map();
const register = (named) => list.set(named.name, named);
register(OrderService);
register(makeOrder);
console.debug('hidden');
console.log([...list.keys()].join());
`,
  'src/index.js': 'const greeting = Math.random();\nconsole.log(greeting, greeting);\n',
};

export const proofs: Proof[] = [
  withoutAndWith({
    option: 'output.minify',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: {
      'src/index.js':
        "import './index.css';\nconst price = Math.random();\nconsole.log(price, price);\n",
      'src/index.css': '.price { color: red }\n',
    },
    parts: [
      [/\.css$/, /^.+$/gm],
      [/\.js$/, /(?:const|let) \w+ ?= ?Math\.random\(\);\s*console\.log\(\w+, ?\w+\);?/g],
    ],
  }),
  ...([true, false] as const).map((minify): Proof => ({
    shown: { containing: 'const total' },
    run: 'build',
    files: { 'src/index.js': 'const total = Math.random();\nconsole.log(total, total);\n' },
    config: { output: { minify } },
    expect({ read, shown }) {
      const lines = shown.split('\n').filter((line) => /^(?:let|const|console)/.test(line));
      const [small = '', ...plain] = lines;
      looksLike(read(script), (minify ? small : plain.join('\n')).replace(/;$/, ''));
    },
  })),
  {
    says: [
      'Tell SWC to keep the names of classes and functions:',
      'The names of local variables stay short this way.',
    ],
    run: 'build',
    files: services,
    sample: { title: 'rsbuild.config.ts', containing: 'keep_classnames' },
    with: { source: { entry: { sdk: './src/sdk.js' } } },
    expect({ read }) {
      const code = read('static/js/sdk.*.js');
      const printed: string[] = [];
      vm.runInNewContext(code, {
        console: { log: (text: string) => printed.push(text), debug: () => undefined },
      });
      assert.deepEqual(printed, ['OrderService,makeOrder']);
      assert.doesNotMatch(code, /\blist\b|\bnamed\b/);
    },
  },
  {
    says: 'Calls of this function are left out when their result is unused:',
    run: 'build',
    files: services,
    sample: { title: 'rsbuild.config.ts', containing: 'pure_funcs' },
    with: { source: { entry: { sdk: './src/sdk.js' } } },
    expect({ read }) {
      assert.doesNotMatch(read('static/js/sdk.*.js'), /hidden/);
      assert.match(read('static/js/sdk.*.js'), /console\.log/);
    },
  },
  {
    says: 'The fields test, include and exclude select the files to minify by their names in the output, so you can exclude this one:',
    run: 'build',
    files: services,
    sample: { title: 'rsbuild.config.ts', containing: 'sdk' },
    with: { source: { entry: { sdk: './src/sdk.js', index: './src/index.js' } } },
    expect({ read }) {
      assert.match(read('static/js/sdk.*.js'), /class OrderService \{\n/);
      assert.doesNotMatch(read(script), /greeting/);
    },
  },
  {
    says: 'The three fields work the same in cssOptions.',
    run: 'build',
    files: styled,
    config: { output: { minify: { cssOptions: { exclude: /index\./ } } } },
    expect: ({ read }) => assert.notEqual(read('static/css/index.*.css'), '.a{color:red}'),
  },
  {
    says: 'When you want to read what a bundle contains, set output.minify to false for one build:',
    run: 'build',
    files: styled,
    config: { output: { minify: false } },
    expect({ read }) {
      assert.match(read(script), /const greeting = Math\.random\(\);\n/);
      assert.match(read('static/css/index.*.css'), /\.a \{\n/);
    },
  },
  {
    says: 'Unused code is still removed:',
    shown: {
      containing: 'let total=Math.random();console.log(total,total);',
      section: 'Keep names',
    },
    run: 'build',
    files: {
      'src/index.js':
        'function unused() {}\nconst total = Math.random();\nconsole.log(total, total);\n',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'mangle: false' },
    expect({ read, shown }) {
      looksLike(read('static/js/index.*.js'), shown.trim().replace(/;$/, ''));
      assert.doesNotMatch(read('static/js/index.*.js'), /unused/);
    },
  },
  {
    says: 'For example, this removes the rules of a class that you no longer use:',
    shown: { containing: '.old-banner' },
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.old-banner { color: red } .banner { color: blue }',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'unusedSymbols' },
    expect: ({ read, shown }) =>
      assert.equal(read('static/css/index.*.css'), shown.trim().split('\n').at(-1)),
  },
  {
    says: 'By default, errorRecovery is true, so Lightning CSS leaves out such rules and logs nothing.',
    run: 'build',
    files: invalid,
    expect({ read, log }) {
      assert.equal(read('static/css/index.*.css'), '.a{color:red}.c{color:#00f}');
      assert.doesNotMatch(log, /warn|error/);
    },
  },
  {
    says: 'The loader comes first, so by the time the minimizer runs, the invalid rules are gone.',
    run: 'build',
    files: invalid,
    config: {
      output: { minify: { cssOptions: { minimizerOptions: { errorRecovery: false } } } },
    },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: [
      'Let the build fail instead, and the message shows you the place:',
      'Set errorRecovery for the loader, as here, rather than for the minimizer.',
    ],
    run: 'build',
    files: invalid,
    sample: { title: 'rsbuild.config.ts', containing: 'lightningcssLoader' },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /× Unexpected end of input at .*\/src\/a\.css/);
    },
  },
  {
    says: 'If you only want to read the JavaScript, keep the CSS minified:',
    run: 'build',
    files: styled,
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    expect({ read }) {
      assert.match(read('static/js/index.*.js'), /const greeting = /);
      assert.equal(read('static/css/index.*.css'), '.a{color:red}');
    },
  },
  ...(['web', 'node', 'web-worker'] as const).map<Proof>((target) => ({
    says: 'In production mode, Rsbuild minifies JavaScript with SWC and CSS with Lightning CSS.',
    run: 'build',
    files: styled,
    config: {
      output: { target, emitCss: true, distPath: { js: 'js', css: 'css' }, filenameHash: false },
    },
    expect({ read }) {
      assert.doesNotMatch(read('js/index.js'), /greeting/);
      assert.equal(read('css/index.css'), '.a{color:red}');
    },
  })),
  ...(['development', 'none', 'production'] as const).flatMap((mode) =>
    ([true, false, 'always'] as const).map((value): Proof => ({
      says: [
        'The default, true, minifies in production mode alone.',
        "If you build with another mode than production and still want small files, for example for a test on a slow phone, set 'always':",
      ],
      run: 'build',
      files: {
        ...invalid,
        ...oneName,
        'src/index.js': `import './a.css';\n${oneName['src/index.js']}`,
      },
      config: {
        mode,
        output: { filenameHash: false, sourceMap: false, minify: { js: value, css: value } },
      },
      expect({ read }) {
        const minified = value === 'always' || (value === true && mode === 'production');
        assert.equal(!read('static/js/index.js').includes('const greeting = '), minified);
        assert.equal(read('static/css/index.css').includes('.a{color:red}'), minified);
      },
    })),
  ),
  {
    says: 'The default, true, minifies in production mode alone.',
    run: 'build',
    files: styled,
    config: { output: { minify: true } },
    expect({ read }) {
      assert.ok(!read(script).includes('const greeting = '));
      assert.match(read('static/css/index.*.css'), /^\.a\{color:red\}/);
    },
  },
  {
    says: 'When you want to read what a bundle contains, set output.minify to false for one build:',
    run: 'build',
    files: oneName,
    sample: { title: 'rsbuild.config.ts', containing: 'minify: false' },
    expect: ({ read }) => assert.match(read(script), /const greeting = /),
  },
  {
    says: 'You only set what you want to change, because Rsbuild merges your options deeply with the ones that it sets.',
    run: 'rspack',
    config: {
      output: {
        minify: { jsOptions: { minimizerOptions: { mangle: false } }, cssOptions: { test: /a/ } },
      },
    },
    expect({ optimization }) {
      const [js, css] = (optimization?.minimizer ?? []).map(
        (each) => (each as unknown as { _args: [AnyOptions] })._args[0],
      );
      assert.equal(js!.minimizerOptions.mangle, false);
      assert.equal(js!.minimizerOptions.format.asciiOnly, false);
      assert.deepEqual(css!.test, /a/);
      assert.ok(css!.minimizerOptions.targets);
    },
  },
  ...(
    [
      [['chrome 120', 'firefox 120'], /top:0/],
      ['chrome 120, firefox 120', /inset:0/],
    ] as const
  ).map(([targets, expected]): Proof => ({
    says: [
      'Rsbuild joins an array in cssOptions with your browser list, so it only adds browsers.',
      "To replace the list, set a string such as 'chrome 120, firefox 120'.",
    ],
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { inset: 0 }' },
    config: {
      output: {
        overrideBrowserslist: ['chrome 60'],
        minify: { cssOptions: { minimizerOptions: { targets: targets as string | string[] } } },
      },
      tools: { lightningcssLoader: false },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), expected),
  })),
  {
    says: [
      'By default, the minimizer uses these options of the loader: targets (your browser list), draft, include, exclude, nonStandard, pseudoClasses, unusedSymbols and errorRecovery.',
      'What you set in cssOptions takes precedence over them.',
    ],
    run: 'rspack',
    config: {
      output: { minify: { cssOptions: { minimizerOptions: { errorRecovery: false } } } },
      tools: {
        lightningcssLoader: {
          targets: 'chrome 100',
          draft: { customMedia: true },
          include: { nesting: true },
          exclude: { color: true },
          nonStandard: { deepSelectorCombinator: true },
          pseudoClasses: { hover: 'is-hover' },
          unusedSymbols: ['gone'],
        } as Rspack.LightningcssLoaderOptions,
      },
    },
    expect({ optimization }) {
      const css = optimization?.minimizer?.[1] as unknown as { _args: [AnyOptions] };
      assert.deepEqual(css._args[0].minimizerOptions, {
        targets: 'chrome 100',
        draft: { customMedia: true },
        include: { nesting: true },
        exclude: { color: true },
        nonStandard: { deepSelectorCombinator: true },
        pseudoClasses: { hover: 'is-hover' },
        unusedSymbols: ['gone'],
        errorRecovery: false,
      });
    },
  },
];

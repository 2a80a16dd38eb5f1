import assert from 'node:assert/strict';
import type { Rspack } from '@rsbuild/core';
import type { AnyOptions } from '#kit/loader-options';
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

export const proofs: Proof[] = [
  {
    says: 'false | Neither is minified',
    run: 'build',
    files: styled,
    config: { output: { minify: false } },
    expect({ read }) {
      assert.match(read(script), /const greeting = Math\.random\(\);\n/);
      assert.match(read('static/css/index.*.css'), /\.a \{\n/);
    },
  },
  {
    says: 'For example, you can remove unused code but keep the names of variables readable:',
    run: 'build',
    files: { 'src/index.js': `function unused() {}\n${oneName['src/index.js']}` },
    sample: { title: 'rsbuild.config.ts', containing: 'mangle' },
    expect({ read }) {
      assert.match(read('static/js/index.*.js'), /greeting=Math\.random\(\)/);
      assert.doesNotMatch(read('static/js/index.*.js'), /unused/);
    },
  },
  {
    says: 'For example, you can remove the rules of a class that you no longer use:',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.old-banner { color: red } .b { color: blue }',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'unusedSymbols' },
    expect: ({ read }) => assert.equal(read('static/css/index.*.css'), '.b{color:#00f}'),
  },
  {
    says: "By default, errorRecovery is true, so Lightning CSS leaves out rules that it can't parse and logs nothing.",
    run: 'build',
    files: invalid,
    expect({ read, log }) {
      assert.equal(read('static/css/index.*.css'), '.a{color:red}.c{color:#00f}');
      assert.doesNotMatch(log, /warn|error/);
    },
  },
  {
    says: "If you set errorRecovery: false for the minimizer, the build only fails for CSS that the loader hasn't processed, such as copied files, because the loader has already removed the invalid rules from the rest.",
    run: 'build',
    files: invalid,
    config: {
      output: { minify: { cssOptions: { minimizerOptions: { errorRecovery: false } } } },
    },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: 'Set it for the loader instead.',
    run: 'build',
    files: invalid,
    sample: { title: 'rsbuild.config.ts', containing: 'lightningcssLoader' },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /× Unexpected end of input at .*\/src\/a\.css/);
    },
  },
  {
    says: 'If you only want readable JavaScript, set minify: { js: false }, and the CSS is still minified.',
    run: 'build',
    files: styled,
    config: { output: { minify: { js: false } } },
    expect({ read }) {
      assert.match(read('static/js/index.*.js'), /const greeting = /);
      assert.equal(read('static/css/index.*.css'), '.a{color:red}');
    },
  },
  ...(['web', 'node', 'web-worker'] as const).map<Proof>((target) => ({
    says: 'In production mode, SWC minifies the JavaScript and Lightning CSS minifies the CSS, for each target.',
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
        "js, css | true | true minifies in production mode, false doesn't minify, and 'always' minifies in all modes (since 1.3.22)",
        ...(value === true ? ['true | Both are minified in production mode'] : []),
        'An object | You can set each of them with the fields below',
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
    says: 'true | Both are minified in production mode',
    run: 'build',
    files: styled,
    config: { output: { minify: true } },
    expect({ read }) {
      assert.ok(!read(script).includes('const greeting = '));
      assert.match(read('static/css/index.*.css'), /^\.a\{color:red\}/);
    },
  },
  {
    says: ['To find out what a production bundle contains, turn minification off:'],
    run: 'build',
    files: oneName,
    sample: { title: 'rsbuild.config.ts', containing: 'minify: false' },
    expect: ({ read }) => assert.match(read(script), /const greeting = /),
  },
  {
    says: 'Rsbuild merges your options deeply with the ones that it sets.',
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
      'Arrays are joined, so an array of targets only adds browsers.',
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
      'By default, the minimizer uses targets (your browser list), draft, include, exclude, nonStandard, pseudoClasses, unusedSymbols and errorRecovery from tools.lightningcssLoader',
      'Your options are merged with these values and take precedence.',
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

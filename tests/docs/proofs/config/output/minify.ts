import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

const oneName = {
  'src/index.js': 'const greeting = Math.random();\nconsole.log(greeting, greeting);\n',
};
const invalid = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { color: red }\n.b:hover:{ color: blue }\n.c { color: blue }',
};

export const proofs: Proof[] = [
  {
    says: 'false | Neither is minified',
    run: 'build',
    files: {
      'src/index.js': 'const greeting = Math.random();\nconsole.log(greeting, greeting);\n',
    },
    config: { output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /const greeting = Math\.random\(\);\n/),
  },
  {
    says: "'always' minifies in all modes (since 1.3.22)",
    run: 'build',
    files: {
      'src/index.js': 'const greeting = Math.random();\nconsole.log(greeting, greeting);\n',
    },
    config: { mode: 'development', output: { minify: { js: 'always' } } },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.js'), /const greeting/),
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
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: 'If you only want readable JavaScript, set minify: { js: false }, and the CSS is still minified.',
    run: 'build',
    files: {
      'src/index.js': `import './a.css';\n${oneName['src/index.js']}`,
      'src/a.css': '.a { color: red }',
    },
    config: { output: { minify: { js: false } } },
    expect({ read }) {
      assert.match(read('static/js/index.*.js'), /const greeting = /);
      assert.equal(read('static/css/index.*.css'), '.a{color:red}');
    },
  },
  {
    says: 'In production mode, SWC minifies the JavaScript and Lightning CSS minifies the CSS, for each target.',
    run: 'build',
    files: oneName,
    config: { output: { target: 'node' } },
    expect: ({ read }) => assert.doesNotMatch(read('index.js'), /greeting/),
  },
];

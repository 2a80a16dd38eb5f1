import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const logging = {
  'src/index.js': "console.log('log');\nconsole.warn('warn');\nconsole.debug('debug');\n",
};

export const proofs: Proof[] = [
  {
    says: "This also removes methods that the type doesn't list, such as console.debug and console.trace.",
    run: 'build',
    files: logging,
    config: { performance: { removeConsole: true } },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /console\./),
  },
  {
    says: "console.log('a'); | Removed | Removed",
    run: 'build',
    files: logging,
    config: { performance: { removeConsole: ['log'] } },
    expect({ read }) {
      assert.doesNotMatch(read('static/js/index.*.js'), /console\.log/);
      assert.match(read('static/js/index.*.js'), /console\.warn\("warn"\)/);
    },
  },
  {
    says: "{ js: 'always' } | In each mode",
    run: 'build',
    files: logging,
    config: {
      mode: 'none',
      output: { minify: { js: 'always' }, filenameHash: false },
      performance: { removeConsole: true },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.js'), /console\./),
  },
  {
    says: 'false or { js: false } | In no mode',
    run: 'build',
    files: logging,
    config: { output: { minify: { js: false } }, performance: { removeConsole: true } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /console\.debug/),
  },
  {
    says: 'A drop_console that you set there takes precedence.',
    run: 'build',
    files: logging,
    config: {
      output: {
        minify: { jsOptions: { minimizerOptions: { compress: { drop_console: false } } } },
      },
      performance: { removeConsole: true },
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /console\.debug/),
  },
];

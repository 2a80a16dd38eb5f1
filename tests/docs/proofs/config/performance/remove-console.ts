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
];

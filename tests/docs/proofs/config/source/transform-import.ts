import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const library = {
  'node_modules/ui/package.json': '{"name":"ui","version":"1.0.0","main":"lib/all.js"}',
  'node_modules/ui/lib/all.js': "export const ButtonGroup = 'whole library';",
  'node_modules/ui/lib/button-group.js': "export default 'one part';",
  'src/index.js': "import { ButtonGroup } from 'ui';\nconsole.log(ButtonGroup);\n",
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'Only named imports are rewritten',
    run: 'build',
    files: library,
    config: { source: { transformImport: [{ libraryName: 'ui' }] } },
    expect({ read }) {
      assert.match(read(script), /one part/);
      assert.doesNotMatch(read(script), /whole library/);
    },
  },
];

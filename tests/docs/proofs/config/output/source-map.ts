import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};

export const proofs: Proof[] = [
  {
    says: [
      'true (since 1.1.5) | source-map | cheap-module-source-map | All modes',
      'By default, the source map is a separate file next to the script or stylesheet, for example index.ce087511.js.map or index.4f2345e4.css.map.',
    ],
    run: 'build',
    files: styled,
    config: { output: { sourceMap: true } },
    expect({ files }) {
      assert.ok(
        files.some((file) => file.endsWith('.js.map')),
        files.join(),
      );
      assert.ok(
        files.some((file) => file.endsWith('.css.map')),
        files.join(),
      );
    },
  },
];

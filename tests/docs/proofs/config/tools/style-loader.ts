import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'attributes | {} | Attributes of the <style> or <link> elements',
    run: 'build',
    files: styled,
    config: {
      output: { injectStyles: true },
      tools: { styleLoader: { attributes: { id: 'injected' } } },
    },
    expect: ({ read }) => assert.match(read(script), /injected/),
  },
];

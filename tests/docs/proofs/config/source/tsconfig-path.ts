import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: "paths | They become aliases, including those of referenced projects, if resolve.aliasStrategy is 'prefer-tsconfig'",
    run: 'build',
    files: {
      'tsconfig.web.json': '{ "compilerOptions": { "paths": { "@shop/*": ["./src/shop/*"] } } }',
      'src/index.ts': "import '@shop/cart';\n",
      'src/shop/cart.ts': "console.log('cart');",
    },
    config: { source: { tsconfigPath: './tsconfig.web.json' } },
    expect: ({ read }) => assert.match(read(script), /"cart"/),
  },
];

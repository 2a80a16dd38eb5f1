import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const shop = {
  'src/shop.json':
    '{ "name": "Shoe shop", "opening": { "from": 9, "to": 18 }, "unread": "nobody asks" }\n',
};

const imports = [
  "import shop from './shop.json';\ndocument.title = shop.name;\n",
  "import { name } from './shop.json';\ndocument.title = name;\n",
].map<Proof>((code) => ({
  says: 'In production mode, the build keeps the keys that your code reads and drops the others, with both kinds of imports.',
  run: 'build',
  files: { ...shop, 'src/index.js': code },
  expect({ read }) {
    const script = read('static/js/index.*.js');
    assert.match(script, /Shoe shop/);
    assert.doesNotMatch(script, /nobody asks/);
  },
}));

export const proofs: Proof[] = [
  ...imports,
  {
    says: 'If your code uses the whole object, as in JSON.stringify(shop), the build keeps it as it is.',
    run: 'build',
    files: {
      ...shop,
      'src/index.js': "import shop from './shop.json';\ndocument.title = JSON.stringify(shop);\n",
    },
    expect: ({ read }) =>
      assert.match(
        read('static/js/index.*.js'),
        /"name":"Shoe shop","opening":\{"from":9,"to":18\},"unread":"nobody asks"/,
      ),
  },
  {
    says: [
      "Json parsing error | The file isn't valid JSON.",
      "Comments and trailing commas aren't allowed.",
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.json';\nimport './b.json';\n",
      'src/a.json': '{ "a": 1, }\n',
      'src/b.json': '// a note\n{ "a": 1 }\n',
    },
    expect({ error, log }) {
      assert.ok(error);
      assert.equal(log.match(/Json parsing error/g)?.length, 2);
    },
  },
];

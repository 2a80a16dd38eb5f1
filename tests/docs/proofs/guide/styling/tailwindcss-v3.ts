import assert from 'node:assert/strict';
import path from 'node:path';
import { linkPackage } from '@site/tests/docs/guides/link-packages';
import { buildIn } from '@site/tests/docs/proving/kit/build-in';
import type { Proof } from '@site/tests/docs/proving/proof';

const css = 'static/css/index.*.css';

export const proofs: Proof[] = [
  {
    says: [
      'It looks in the directory in which you run the command, even if you pass --root.',
      'Put the file in the project root and run the command there.',
    ],
    run: 'script',
    pageFiles: ['postcss.config.cjs', 'tailwind.config.js', 'src/index.css', 'src/index.ts'].map(
      (title) => ({ title, nth: 1, as: `app/${title}` }),
    ),
    files: { 'app/package.json': '{ "name": "app" }' },
    async expect({ root }) {
      linkPackage(path.join(root, 'app'), { name: 'tailwindcss', installedAs: 'tailwindcss-v3' });
      assert.match((await buildIn(path.join(root, 'app'))).read(css), /\.text-3xl/);
      const { log, read } = await buildIn(root, ['--root', 'app']);
      assert.match(log, /The `content` option in your Tailwind CSS configuration is missing/);
      assert.doesNotMatch(read(css), /\.text-3xl/);
    },
  },
];

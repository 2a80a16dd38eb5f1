import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { inspectsBuild } from '#kit/inspects-build';
import { projectRoot } from '#tools/pages/project-root';
import type { Proof } from '#tools/prover/proof';

const readJson = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(projectRoot, file), 'utf8')) as unknown;

const core = readJson('node_modules/@rsbuild/core/package.json') as {
  license: string;
  version: string;
};

export const proofs: Proof[] = [
  {
    says: 'Rsbuild is open source under the MIT license',
    run: 'script',
    expect: () => assert.equal(core.license, 'MIT'),
  },
  {
    says: 'The team also needs your version and, for a bug in the build, the configuration that Rsbuild generates. Run these two commands to get them:',
    run: 'command',
    command: 'rsbuild -v',
    expect: ({ log, code }) => {
      assert.equal(code, 0);
      assert.ok(log.includes(core.version), log);
    },
  },
  ...inspectsBuild(
    'The team also needs your version and, for a bug in the build, the configuration that Rsbuild generates. Run these two commands to get them:',
  ),
  {
    says: [
      'The second command puts the configuration of a production build into dist/.rsbuild.',
      "Before you attach the files, take out what's private, because they contain the paths on your machine.",
    ],
    run: 'command',
    command: 'rsbuild inspect',
    env: { NODE_ENV: 'production' },
    expect({ code, root }) {
      assert.equal(code, 0);
      const folder = path.join(root, 'dist/.rsbuild');
      const files = fs.readdirSync(folder);
      assert.ok(files.length > 1, files.join());
      const text = files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('\n');
      assert.ok(text.includes(root), text);
    },
  },
  {
    says: [
      'Patch | 1.3.21 to 1.3.22 | Fixes, and sometimes small compatible features',
      'Some of the small features are options, so when this site says “since 1.3.22”, for example, you need at least this patch release.',
    ],
    run: 'script',
    expect() {
      const { options } = readJson('src/plugins/history/data/core.json') as {
        options: Record<string, { version: string; kind: string }[]>;
      };
      const versions = Object.values(options)
        .flat()
        .filter(({ version }) => version === core.version);
      assert.ok(versions.length > 0, 'no option came or changed with the last patch release');
    },
  },
];

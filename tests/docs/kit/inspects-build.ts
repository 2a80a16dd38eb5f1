import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import { printedRspackFile } from './printed-rspack-file';

const files = {
  'package.json':
    '{ "type": "module", "browserslist": { "production": ["ie 11"], "development": ["chrome 137"] } }\n',
  '.env.production': 'PUBLIC_SHOP=the real one\n',
  'rsbuild.config.mjs': 'export default ({ env }) => ({ html: { title: `title for ${env}` } });\n',
};

/** That `inspect` shows what depends on `NODE_ENV` as in a build if the variable is set, and not with `--mode production`. */
export const inspectsBuild = (says: string | string[]): Proof[] =>
  (
    [
      ['rsbuild inspect', { NODE_ENV: 'production' }, true],
      ['rsbuild inspect --mode production', {}, false],
      ['rsbuild build', { DEBUG: 'rsbuild' }, true],
    ] as const
  ).map(([command, env, asBuild]) => ({
    says,
    run: 'command',
    command,
    env,
    files,
    expect(result) {
      const text = printedRspackFile(result);
      assert.match(text, /\n {2}mode: 'production'/);
      assert.equal(text.includes('title for production'), asBuild);
      assert.equal(text.includes('the real one'), asBuild);
      assert.equal(text.includes("'ie 11'"), asBuild);
      assert.equal(text.includes("'chrome 137'"), !asBuild);
    },
  }));

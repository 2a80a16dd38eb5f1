import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import { accepts, pageBeside } from './page-beside';

/** That a page from another server connects to the dev server, but asks its own server for updates, which has none. */
export const asksPageServer = (says: string[]): Proof => ({
  says,
  run: 'dev',
  alone: true,
  files: { 'src/index.js': accepts('first') },
  expect: (server) =>
    pageBeside(server, async (page, port) => {
      const asked = page.waitForResponse((response) => /hot-update/.test(response.url()));
      server.write('src/index.js', accepts('second'));
      const answer = await asked;
      assert.equal(answer.status(), 404);
      assert.equal(new URL(answer.url()).port, `${port}`);
    }),
});

import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';

export const proofs: Proof[] = [
  {
    says: 'false | false | Nothing; no client code and no WebSocket in the page',
    run: 'dev',
    config: { dev: { hmr: false, liveReload: false } },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get(script)), /WebSocket/),
  },
  {
    says: 'false | true | Full page reload',
    run: 'dev',
    config: { dev: { hmr: false } },
    files: { 'src/index.js': "document.title = 'one';\n" },
    alone: true,
    async expect({ open, write }) {
      const page = await open();
      await page.evaluate("document.body.id = 'kept'");
      write('src/index.js', "document.title = 'two';\n");
      await page.waitForFunction("document.title === 'two'");
      assert.equal(await page.locator('#kept').count(), 0);
    },
  },
  {
    says: 'Edits now reach the browser by a full page reload, because dev.liveReload is still on.',
    run: 'rspack',
    config: { mode: 'development', dev: { hmr: false } },
    expect: ({ plugins }) =>
      assert.ok(
        !plugins?.some((plugin) => plugin?.constructor.name === 'HotModuleReplacementPlugin'),
      ),
  },
];

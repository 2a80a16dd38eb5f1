import assert from 'node:assert/strict';
import { reloadsOnTemplateEdit } from '@site/tests/docs/proving/kit/edited-template';
import type { Proof } from '@site/tests/docs/proving/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';

export const proofs: Proof[] = [
  {
    says: [
      "Live reload reloads the whole page when an edit can't be applied as a hot update.",
      "It's on by default.",
      'A hot update fails, or no module accepts it.',
      'The dev server tries a hot update first.',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.body.dataset.word = 'first';\n" },
    async expect({ open, write }) {
      const page = await open('/');
      const reloaded = page.waitForEvent('load');
      const update = page.waitForRequest(/hot-update/);
      write('src/index.js', "document.body.dataset.word = 'second';\n");
      await update;
      await reloaded;
    },
  },
  {
    says: 'dev.hmr is off, or the mode is production.',
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.body.dataset.word = 'first';\n" },
    config: { mode: 'production' },
    async expect({ open, write }) {
      const page = await open('/');
      const reloaded = page.waitForEvent('load');
      write('src/index.js', "document.body.dataset.word = 'second';\n");
      await reloaded;
    },
  },
  reloadsOnTemplateEdit('A template with the extension .html changes.'),
  {
    says: ['Hot updates still work.'],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ get }) {
      const code = await textOf(get(script));
      assert.match(code, /new WebSocket/);
      assert.match(code, /hot-update\.js/);
    },
  },
  {
    says: "Rsbuild then leaves out the client code, opens no WebSocket and doesn't watch dev.watchFiles for page reloads:",
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get(script)), /WebSocket/),
  },
  {
    says: "The option applies to the whole server, so you can't set it for one environment.",
    run: 'dev',
    config: { environments: { web: { dev: { liveReload: false } as object } } },
    expect: async ({ get }) =>
      assert.match(await textOf(get(script)), /reloadPage\(\) \{\s*if \(true\)/),
  },
];

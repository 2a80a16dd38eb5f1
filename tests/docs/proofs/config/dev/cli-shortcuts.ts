import assert from 'node:assert/strict';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import { withTerminal } from '@site/tests/docs/proving/kit/with-terminal';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'By default, a line below the addresses reads ➜ press h + enter to show shortcuts.',
      'Set dev.cliShortcuts to true to have them after rsbuild.startDevServer() or rsbuild.preview() too.',
    ],
    run: 'script',
    expect: ({ root, port, log }) =>
      withTerminal(async () => {
        const { server } = await startDev(root, { server: { port }, dev: { cliShortcuts: true } });
        await server.close();
        assert.match(log(), /➜\s+press h \+ enter to show shortcuts/);
      }),
  },
  {
    says: [
      'The function must return an array.',
      'Otherwise the server stops with dev.cliShortcuts option must return an array of shortcuts.',
    ],
    run: 'script',
    expect: ({ root, port }) =>
      withTerminal(async () => {
        let keys: string[] = [];
        const custom = (shortcuts: { key: string }[]) => {
          keys = shortcuts.map(({ key }) => key);
          return undefined as never;
        };
        const dev = { cliShortcuts: { custom } };
        await assert.rejects(
          startDev(root, { server: { port }, dev }),
          /dev\.cliShortcuts option must return an array of shortcuts\./,
        );
        assert.deepEqual(keys.sort(), ['c', 'o', 'q', 'r', 'u']);
      }),
  },
];

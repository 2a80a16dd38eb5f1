import assert from 'node:assert/strict';
import { startDev } from '#kit/start-dev';
import { withTerminal } from '#kit/with-terminal';
import type { Proof } from '#tools/prover/proof';

interface Shortcut {
  key: string;
  description: string;
}

export const proofs: Proof[] = [
  {
    says: [
      'true | Rsbuild offers the built-in commands and prints a hint',
      'By default, Rsbuild prints ➜ press h + enter to show shortcuts below the addresses of the server.',
      'Set dev.cliShortcuts to true to get them after rsbuild.startDevServer() or rsbuild.preview().',
    ],
    run: 'script',
    expect: ({ root, port, log }) =>
      withTerminal(async () => {
        const { server } = await startDev(root, { server: { port }, dev: { cliShortcuts: true } });
        await server.close();
        assert.match(log(), /localhost:\d+[\s\S]*➜\s+press h \+ enter to show shortcuts/);
      }),
  },
  {
    says: 'If you run Rsbuild from a script, the commands are off.',
    run: 'script',
    expect: ({ root, port, log }) =>
      withTerminal(async () => {
        const { server } = await startDev(root, { server: { port } });
        await server.close();
        assert.doesNotMatch(log(), /show shortcuts/);
      }),
  },
  {
    says: [
      "If the input isn't a TTY, or if the environment variable CI is set, they are off even if the option is true.",
    ],
    run: 'script',
    async expect({ root, port, log }) {
      const start = async () => {
        const { server } = await startDev(root, { server: { port }, dev: { cliShortcuts: true } });
        await server.close();
        assert.doesNotMatch(log(), /show shortcuts/);
      };
      const { CI } = process.env;
      try {
        delete process.env.CI;
        const { isTTY } = process.stdin;
        process.stdin.isTTY = false;
        await start();
        process.stdin.isTTY = isTTY;
      } finally {
        if (CI !== undefined) process.env.CI = CI;
      }
      await withTerminal(async () => {
        process.env.CI = '1';
        await start();
        delete process.env.CI;
      });
      if (CI !== undefined) process.env.CI = CI;
    },
  },
  {
    says: [
      'The function has to return an array.',
      'Otherwise the server stops with dev.cliShortcuts option must return an array of shortcuts.',
      "h isn't part of the list, so you can't remove it.",
      'The built-in descriptions contain the key, so include the key in yours too.',
      'custom | (shortcuts: CliShortcut[]) => CliShortcut[] | None | Gets the built-in commands and returns the commands to use',
    ],
    run: 'script',
    expect: ({ root, port }) =>
      withTerminal(async () => {
        let given: Shortcut[] = [];
        const custom = (shortcuts: Shortcut[]) => {
          given = shortcuts;
          return undefined as never;
        };
        const dev = { cliShortcuts: { custom } };
        await assert.rejects(
          startDev(root, { server: { port }, dev }),
          /dev\.cliShortcuts option must return an array of shortcuts\./,
        );
        assert.deepEqual(given.map(({ key }) => key).sort(), ['c', 'o', 'q', 'r', 'u']);
        for (const { key, description } of given) assert.ok(description.includes(key));
      }),
  },
  {
    says: [
      'Set help to false to leave the hint out.',
      'help (since 1.1.0) | boolean | string | true | Whether Rsbuild prints the hint at the start. A string (since 1.3.22) replaces its text',
    ],
    run: 'script',
    expect: ({ root, port, log }) =>
      withTerminal(async () => {
        for (const help of [false, 'my hint']) {
          const dev = { cliShortcuts: { help } };
          const { server } = await startDev(root, { server: { port }, dev });
          await server.close();
          assert.doesNotMatch(log(), /show shortcuts/);
        }
        assert.match(log(), /➜\s+my hint/);
        for (const help of [true, undefined]) {
          const printed = log().length;
          const dev = { cliShortcuts: { help } };
          const { server } = await startDev(root, { server: { port }, dev });
          await server.close();
          assert.match(log().slice(printed), /show shortcuts/);
        }
      }),
  },
  {
    says: [
      'To see the commands, type h and press Enter:',
      'This configuration removes o and adds t:',
      'Rsbuild prints the description as you wrote it.',
      'You can still type h.',
    ],
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: "key: 't'" },
    expect: ({ root, port, log, config }) =>
      withTerminal(async () => {
        const shortcuts = config.dev!.cliShortcuts as object;
        const dev = { cliShortcuts: { ...shortcuts, help: false } };
        const { server } = await startDev(root, { server: { port }, dev });
        process.stdin.emit('data', Buffer.from('h\n'));
        await new Promise((resolve) => setImmediate(resolve));
        await server.close();
        assert.match(log(), /Shortcuts:[\s\S]*t \+ enter {2}run the tests/);
        assert.doesNotMatch(log(), /o \+ enter/);
      }),
  },
  {
    says: [
      'The input has to match the key exactly, and upper and lower case are different.',
      'A key can have more than one letter.',
      'If two commands have the same key, the first one in the list runs.',
      "h isn't part of the list, so you can't remove it.",
    ],
    run: 'script',
    expect: ({ root, port, log }) =>
      withTerminal(async () => {
        const ran: string[] = [];
        const command = (key: string, name: string) => ({
          key,
          description: `runs ${name}`,
          action: () => void ran.push(name),
        });
        const custom = () => [
          command('o', 'first'),
          command('o', 'second'),
          command('two words', 'long'),
        ];
        const { server } = await startDev(root, {
          server: { port },
          dev: { cliShortcuts: { custom } },
        });
        for (const line of ['o', 'O', ' o', 'two', 'two words', 'h']) {
          process.stdin.emit('data', Buffer.from(`${line}\n`));
        }
        await new Promise((resolve) => setImmediate(resolve));
        await server.close();
        assert.deepEqual(ran, ['first', 'long']);
        assert.match(log(), /Shortcuts:[\s\S]*runs first[\s\S]*runs second[\s\S]*runs long/);
      }),
  },
];

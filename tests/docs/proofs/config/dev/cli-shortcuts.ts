import assert from 'node:assert/strict';
import { stripVTControlCharacters } from 'node:util';
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
      'Below the URLs of the server, Rsbuild prints a hint:',
      'Set dev.cliShortcuts to true, and you get them after rsbuild.startDevServer() or rsbuild.preview():',
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
    says: 'When you start the dev server with the JavaScript API, the shortcuts are off, since your script may have other plans for the terminal.',
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
      "Without one, they're off even if you set true:",
      "A tool runs your scripts in parallel, for example, so the input isn't a TTY.",
      'The environment variable CI is set.',
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
      'Your custom returns something other than an array, so the server stops.',
      "h is an exception: it isn't part of the list, so you can't remove it.",
      'Rsbuild prints the description as you set it, so begin your text with the key, as the built-in ones do.',
      'custom receives the built-in shortcuts and returns the list that you want.',
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
        for (const { key, description } of given) {
          assert.ok(stripVTControlCharacters(description).startsWith(key));
        }
      }),
  },
  {
    says: [
      'To leave the hint out, set help to false (since 1.1.0).',
      'Since 1.3.22, you can set another text with help, for example in the language of your team:',
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
      'Type h and press Enter to list the shortcuts.',
      'Yours comes after the built-in ones:',
      'Rsbuild prints the description as you set it',
      'You can still type h:',
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
        const list = stripVTControlCharacters(log()).split('Shortcuts:')[1] ?? '';
        assert.deepEqual(
          list
            .split('\n')
            .map((line) => line.trim().replace(/ +/g, ' '))
            .filter(Boolean),
          [
            'c + enter clear console',
            'o + enter open in browser',
            'q + enter quit process',
            'r + enter restart server',
            'u + enter show urls',
            't + enter run the tests',
          ],
        );
      }),
  },
  {
    says: [
      "Type it exactly as you've set it, because Seed, for example, does nothing.",
      'As you can see, a key can have more than one letter.',
      'Otherwise, the list has two shortcuts with the same key, and the first one runs.',
      "h is an exception: it isn't part of the list, so you can't remove it.",
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
  {
    says: [
      'To remove a shortcut such as o, filter it out:',
      'custom receives the built-in shortcuts',
    ],
    run: 'script',
    sample: { containing: "=> shortcuts.filter(({ key }) => key !== 'o')" },
    expect: ({ root, port, log, config }) =>
      withTerminal(async () => {
        const { server } = await startDev(root, { ...config, server: { port } });
        process.stdin.emit('data', Buffer.from('h\n'));
        await new Promise((resolve) => setImmediate(resolve));
        await server.close();
        assert.match(stripVTControlCharacters(log()), /c \+ enter/);
        assert.doesNotMatch(stripVTControlCharacters(log()), /o \+ enter/);
      }),
  },
  {
    says: 'Do the same when you want to give a built-in key another meaning',
    run: 'script',
    sample: { containing: 'rmSync' },
    expect: ({ root, port, log, config }) =>
      withTerminal(async () => {
        const { server } = await startDev(root, { ...config, server: { port } });
        process.stdin.emit('data', Buffer.from('h\n'));
        await new Promise((resolve) => setImmediate(resolve));
        await server.close();
        assert.match(stripVTControlCharacters(log()), /c \+ enter {2}clear the cache/);
        assert.doesNotMatch(stripVTControlCharacters(log()), /clear console/);
      }),
  },
  {
    says: 'Turn the shortcuts off, and Rsbuild leaves the input alone:',
    run: 'script',
    sample: { containing: 'cliShortcuts: false' },
    expect: ({ root, port, log, config }) =>
      withTerminal(async () => {
        const before = process.stdin.listenerCount('data');
        const { server } = await startDev(root, { ...config, server: { port } });
        assert.equal(process.stdin.listenerCount('data'), before);
        await server.close();
        assert.doesNotMatch(log(), /show shortcuts/);
      }),
  },
];

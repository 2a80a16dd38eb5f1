import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool, type Tool } from '#tools/project/run-tool';
import { openBrowserPage } from '#tools/prover/browser-pages';
import { startDev } from '#kit/start-dev';
import { awaitMessage } from '#kit/await-message';
import { looksLike } from '#kit/looks-like';
import { editUntil } from '#kit/note-calls';
import { requestSocket } from '#kit/request-socket';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const commands = { dev: ['dev', '--port'], build: ['build', '--watch'] };

/** Runs a command that watches, and ends it afterwards. */
async function whileRunning(words: string[], root: string, act: (tool: Tool) => Promise<void>) {
  const tool = startTool([rsbuildBin, ...words], root);
  try {
    await until(() => /built in/.test(tool.log()));
    await act(tool);
  } finally {
    await stopTool(tool);
  }
}

/** Counts the messages of a type that the dev server's socket sends from now on. */
function countMessages(port: number, type: string) {
  return new Promise<{ count: () => number; stop: () => void }>((resolve, reject) => {
    const request = requestSocket(port, '/rsbuild-hmr');
    request.on('error', reject);
    request.on('upgrade', (_, socket) => {
      let received = '';
      socket.on('data', (data: Buffer) => (received += data.toString('latin1')));
      resolve({
        count: () => received.split(`"type":"${type}"`).length - 1,
        stop: () => void socket.destroy(),
      });
    });
  });
}

/** A config file that prints what it imports, and the files that it imports, in their first state. */
const importing = (config: string, imports: string[]) => ({
  [config]: `${imports.map((file, nth) => `import { v as v${nth} } from './config/${file}';\n`).join('')}
console.log('read', ${imports.map((_, nth) => `v${nth}`).join()}, 'end');
export default { dev: { watchFiles: { type: 'reload-server', paths: './config/*' } } };
`,
  ...Object.fromEntries(imports.map((file) => [`config/${file}`, holding(file, 'old')])),
});
const holding = (file: string, value: string) =>
  file.endsWith('.json')
    ? `{ "v": "${value}" }\n`
    : `${file.endsWith('.cjs') ? 'exports.v' : 'export const v'} = '${value}';\n`;

export const proofs: Proof[] = [
  {
    says: "After you've changed this file, the terminal shows:",
    shown: { containing: 'restarting server as' },
    run: 'script',
    alone: true,
    files: { 'config/ports.ts': 'export const port = 3000;\n' },
    pageFiles: [{ section: 'Restart the server', nth: 1 }],
    expect: ({ root, port, shown, write }) =>
      whileRunning([...commands.dev, String(port)], root, async ({ log }) => {
        await editUntil(
          (count) => write('config/ports.ts', `export const port = ${3000 + count};\n`),
          until(() => /restarting server/.test(log())),
        );
        looksLike(log(), shown);
      }),
  },
  ...(['app (1)', 'app'] as const).map<Proof>((folder) => ({
    says: [
      'These characters make a path a glob: * ? { } [ ] ( ) ! @ + |.',
      'A directory above your project has a name such as app (1).',
      'Absolute paths in such a directory match nothing, and even a change in the config file or in .env restarts nothing.',
    ],
    run: 'script',
    alone: true,
    files: {
      [`${folder}/src/index.js`]: '',
      [`${folder}/data.txt`]: '',
      [`${folder}/.env`]: '',
      [`${folder}/rsbuild.config.mjs`]: `import path from 'node:path';
export default {
  dev: { watchFiles: ['data.txt', 'own.txt'].map((name) => ({
    type: 'reload-server',
    paths: name === 'own.txt' ? name : path.join(import.meta.dirname, name),
  })) },
};
`,
      'own.txt': '',
      [`${folder}/own.txt`]: '',
    },
    async expect({ root, write }) {
      const config = fs.readFileSync(path.join(root, folder, 'rsbuild.config.mjs'), 'utf8');
      await whileRunning(commands.build, path.join(root, folder), async ({ log }) => {
        const edits: ((count: number) => void)[] = [
          (count) => write(`${folder}/data.txt`, String(count)),
          (count) => write(`${folder}/.env`, `COUNT=${count}\n`),
          (count) => write(`${folder}/rsbuild.config.mjs`, `${config}// ${count}\n`),
        ];
        await editUntil(
          (count) => {
            if (count <= 15) edits[count % 3]!(count);
            else write(`${folder}/own.txt`, String(count));
          },
          until(() => /restarting build/.test(log())),
        );
        const first = /restarting build as (\S+) changed/.exec(log())?.[1];
        assert.equal(first === 'own.txt', folder === 'app (1)', first);
      });
    },
  })),
  {
    says: [
      'So after a restart, your configuration gets the old content of these files.',
      'We recommend TypeScript for the config file and for what it imports, because then a restart is enough.',
      'Your config file imports a .json, .mjs or .cjs file, and Node.js keeps such files in memory.',
    ],
    run: 'script',
    alone: true,
    files: importing('rsbuild.config.ts', ['a.ts', 'b.json', 'c.mjs', 'd.cjs']),
    expect: ({ root, write }) =>
      whileRunning(commands.build, root, async ({ log }) => {
        for (const file of ['b.json', 'c.mjs', 'd.cjs']) {
          write(`config/${file}`, holding(file, 'new'));
        }
        const read = () => /read new (.*) end/.exec(log())?.[1];
        await editUntil(
          (count) => write('config/a.ts', `${holding('a.ts', 'new')}// ${count}\n`),
          until(() => read() !== undefined),
        );
        assert.equal(read(), 'old old old');
      }),
  },
  {
    says: 'The same happens to each file that rsbuild.config.mjs imports.',
    run: 'script',
    alone: true,
    files: importing('rsbuild.config.mjs', ['a.mjs']),
    expect: ({ root, write }) =>
      whileRunning(commands.build, root, async ({ log }) => {
        await editUntil(
          (count) => write('config/a.mjs', `${holding('a.mjs', 'new')}// ${count}\n`),
          until(() => /restarting build as a\.mjs changed[^]*read \w+ end/.test(log())),
        );
        assert.doesNotMatch(log(), /read new end/);
      }),
  },
  {
    says: [
      "One of your rules with the type 'reload-server' has options.",
      "A restart doesn't end the watcher of this rule, but adds another one.",
      'So a later change starts more than one restart at once.',
    ],
    run: 'script',
    alone: true,
    files: {
      'data.txt': '',
      'rsbuild.config.mjs':
        "export default { dev: { watchFiles: { type: 'reload-server', paths: 'data.txt', options: {} } } };\n",
    },
    async expect({ root, port, write }) {
      const config = fs.readFileSync(path.join(root, 'rsbuild.config.mjs'), 'utf8');
      await whileRunning([...commands.dev, String(port)], root, async ({ log }) => {
        await editUntil(
          (count) => write('rsbuild.config.mjs', `${config}// ${count}\n`),
          until(() => (log().match(/restarting server as rsbuild/g)?.length ?? 0) >= 3),
        );
        let edits = 0;
        await editUntil(
          (count) => {
            edits = count;
            write('data.txt', `change ${count}`);
          },
          // One watcher would restart the server once for each edit, or less often.
          until(
            () => (log().match(/restarting server as data/g)?.length ?? 0) > edits && edits > 0,
          ),
        );
      });
    },
  },
  ...(['dev', 'build'] as const).map<Proof>((command) => ({
    says: [
      "'reload-server' | Added, changed and deleted files | The dev server or the watching build starts again",
      'The two types also react to different changes:',
      "List these files with the type 'reload-server', and a change restarts the server:",
      'rsbuild build --watch starts a new build instead (since 1.1.2).',
      'A glob starts at root, and a path without a glob starts at the working directory.',
      "You can leave out some files, because a change in one of them restarts the server anyway: the config file, the .env files that Rsbuild loaded, and tsconfig.json if resolve.aliasStrategy is 'prefer-tsconfig' (since 1.3.21).",
    ],
    run: 'script',
    alone: true,
    files: {
      'app/src/index.js': "console.log('app');\n",
      'app/globbed/a.txt': '',
      'plain.txt': '',
      'app/.env': '',
      'app/tsconfig.json': '{}\n',
      'app/folder/b.txt': '',
      ...Object.fromEntries([1, 2, 3, 4, 5].map((nth) => [`app/folder/old${nth}.txt`, ''])),
      'app/rsbuild.config.mjs': `export default {
  dev: {
    watchFiles: { type: 'reload-server', paths: ['globbed/*.txt', 'plain.txt', 'app/folder'] },
  },
};
`,
    },
    async expect({ root, port, write }) {
      const words = command === 'dev' ? [...commands.dev, String(port)] : commands.build;
      const thing = command === 'dev' ? 'server' : 'build';
      await whileRunning([...words, '--root', 'app'], root, async ({ log }) => {
        const restarts = (file: string, edit: (count: number) => void) =>
          editUntil(
            edit,
            until(() => new RegExp(`restarting ${thing} as ${file} changed`).test(log())),
          );
        await restarts('a\\.txt', (count) => write('app/globbed/a.txt', String(count)));
        await restarts('plain\\.txt', (count) => write('plain.txt', String(count)));
        await restarts('b\\.txt', (count) => write('app/folder/b.txt', String(count)));
        await restarts('new\\d+\\.txt', (count) => write(`app/folder/new${count}.txt`, ''));
        await restarts('old\\d\\.txt', (count) =>
          fs.rmSync(path.join(root, `app/folder/old${count}.txt`), { force: true }),
        );
        await restarts('\\.env', (count) => write('app/.env', `COUNT=${count}\n`));
        await restarts('tsconfig\\.json', (count) => write('app/tsconfig.json', `{}\n// ${count}`));
        const config = fs.readFileSync(path.join(root, 'app/rsbuild.config.mjs'), 'utf8');
        await restarts('rsbuild\\.config\\.mjs', (count) =>
          write('app/rsbuild.config.mjs', `${config}// ${count}\n`),
        );
      });
    },
  })),
  {
    says: [
      "'reload-page' (default) | Changed files | Open pages reload",
      'List them in dev.watchFiles, and a change reloads the page:',
    ],
    run: 'dev',
    alone: true,
    files: { 'templates/mail/a.html': 'a' },
    sample: { containing: 'public/data.json' },
    async expect({ port, page, write }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        write('templates/mail/a.html', `change ${count}`);
      });
    },
  },
  {
    says: [
      'A path can be a file, a directory or a glob.',
      'Pass an array (since 1.0.11), with one rule for each:',
    ],
    run: 'dev',
    alone: true,
    files: { 'templates/a.html': 'a', 'config/a.ts': 'export {};' },
    sample: { section: 'Reload and restart' },
    async expect({ port, page, write }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        write('templates/a.html', `change ${count}`);
      });
    },
  },
  {
    says: [
      'A glob is expanded once, so a file that you create later goes unnoticed until you restart.',
      'List the directory if you often add files.',
      "For 'reload-page', a new file then reloads the page from its second change on.",
      'A glob starts at root, and a path without a glob starts at the working directory.',
      'If these differ, use absolute paths.',
      'The two types also react to different changes:',
      "'reload-page' (default) | Changed files | Open pages reload",
    ],
    run: 'script',
    files: Object.fromEntries(
      ['globbed', 'plain', 'absolute', 'based', 'folder'].map((name) => [`${name}/a.txt`, 'a']),
    ),
    async expect({ root, port, write }) {
      const { server } = await startDev(root, {
        server: { port },
        dev: {
          watchFiles: [
            { paths: 'globbed/*.txt' },
            { paths: 'plain/a.txt' },
            { paths: path.join(root, 'absolute/a.txt') },
            { paths: 'a.txt', options: { cwd: path.join(root, 'based') } },
            { paths: path.join(root, 'folder') },
          ],
        },
      });
      try {
        const { page } = await openBrowserPage(`http://localhost:${port}/`);
        let loads = 0;
        page.on('load', () => void (loads += 1));
        const messages = await countMessages(port, 'static-changed');
        // One call to the system writes it, so that one change is seen.
        const append = (file: string) => fs.appendFileSync(path.join(root, file), '.');
        const sees = async (file: string) => {
          const before = messages.count();
          append(file);
          await until(() => messages.count() > before);
          return messages.count() - before;
        };
        const isIgnored = async (act: () => void) => {
          const before = messages.count();
          act();
          await sees('absolute/a.txt');
          await sees('globbed/a.txt');
          assert.equal(messages.count() - before, 2);
        };
        const appendUntil = async (file: string, isSo: () => boolean) => {
          await editUntil(() => append(file), until(isSo));
          while ((await sees('globbed/a.txt')) > 1);
        };
        await appendUntil('globbed/a.txt', () => loads > 0);
        await sees('absolute/a.txt');
        await sees('based/a.txt');
        await isIgnored(() => write('globbed/new.txt', 'a'));
        await isIgnored(() => write('globbed/new.txt', 'b'));
        await isIgnored(() => write('plain/a.txt', 'b'));
        await isIgnored(() => write('folder/new.txt', 'a'));
        const before = messages.count();
        await appendUntil('folder/new.txt', () => messages.count() > before);
        await isIgnored(() => fs.rmSync(path.join(root, 'folder/a.txt')));
        messages.stop();
        await page.context().close();
      } finally {
        await server.close();
      }
    },
  },
];

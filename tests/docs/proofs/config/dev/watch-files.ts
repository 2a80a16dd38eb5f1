import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool, type Tool } from '#tools/project/run-tool';
import { openBrowserPage } from '#tools/prover/browser-pages';
import { startDev } from '#kit/start-dev';
import { awaitMessage } from '#kit/await-message';
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
    says: [
      'After a restart, a config file such as rsbuild.config.ts gets the new content of the TypeScript files that it imports.',
      'Node.js keeps the old content of imported .json, .mjs and .cjs files',
      'Rsbuild watches the config file, but not the files that it imports.',
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
    says: 'and of files that a config file such as rsbuild.config.mjs imports.',
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
      "In 1.3.22, a restart doesn't end the watcher of a rule with options.",
      'A later change of its files then starts more than one restart at once, and the dev server can stop with an error.',
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
        write('data.txt', 'one change');
        await until(() => (log().match(/restarting server as data/g)?.length ?? 0) >= 2);
      });
    },
  },
  ...(['dev', 'build'] as const).map<Proof>((command) => ({
    says: [
      "'reload-server' | Added, changed and deleted files | The dev server restarts. rsbuild build --watch starts a new build (since 1.1.2) | You use the Rsbuild CLI",
      'A glob starts at root, and a path without a glob starts at the working directory.',
      'If these differ, write absolute paths.',
      "You don't have to list the config file, the .env files that Rsbuild loaded, or tsconfig.json if resolve.aliasStrategy is 'prefer-tsconfig' (since 1.3.21).",
      'A change in one of these files restarts the server anyway.',
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
      });
    },
  })),
  {
    says: [
      "'reload-page' | Changed files | Open pages reload | dev.liveReload is on",
      "type | 'reload-page' | What happens after a change",
    ],
    run: 'dev',
    alone: true,
    files: { 'data/a.txt': 'a' },
    config: { dev: { watchFiles: { paths: 'data/*.txt' } } },
    async expect({ port, page, write }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        write('data/a.txt', `change ${count}`);
      });
    },
  },
  {
    says: [
      'paths | Required | A file, a directory or a glob, or an array of these',
      'With an array (since 1.0.11), you can give each rule a type and options:',
    ],
    run: 'dev',
    alone: true,
    files: { 'templates/a.html': 'a', 'config/a.ts': 'export {};' },
    sample: { title: 'rsbuild.config.ts', containing: 'usePolling' },
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
      'Rsbuild expands a glob once.',
      "If you create a matching file later, Rsbuild doesn't notice it until you restart.",
      "If you list a directory without a glob, Rsbuild also watches files that you add to it, but 'reload-page' doesn't react until their content changes.",
      'A glob starts at root, and a path without a glob starts at the working directory.',
      'If these differ, write absolute paths.',
      "'reload-page' | Changed files | Open pages reload | dev.liveReload is on",
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

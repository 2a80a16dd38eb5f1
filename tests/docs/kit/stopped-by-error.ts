import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { editUntil, noteCalls } from './note-calls';
import { until } from './until';

interface Watched {
  setup: RsbuildPlugin['setup'];
  /** on the dev server, not in a build in watch mode */
  dev?: boolean;
}

const failIn = (name: string) => () => {
  throw new Error(`stopped by ${name}`);
};

/** Where a callback that throws is registered. */
export const throwing: { [name: string]: Watched } = {
  processAssets: { setup: (api) => api.processAssets({ stage: 'none' }, failIn('processAssets')) },
  onBeforeBuild: { setup: (api) => api.onBeforeBuild(failIn('onBeforeBuild')) },
  onAfterBuild: { setup: (api) => api.onAfterBuild(failIn('onAfterBuild')) },
  onDevCompileDone: { setup: (api) => api.onDevCompileDone(failIn('onDevCompileDone')), dev: true },
  onBeforeEnvironmentCompile: {
    setup: (api) => api.onBeforeEnvironmentCompile(failIn('onBeforeEnvironmentCompile')),
  },
  onAfterEnvironmentCompile: {
    setup: (api) => api.onAfterEnvironmentCompile(failIn('onAfterEnvironmentCompile')),
    dev: true,
  },
};

/**
 * How often each of them compiles while a project is edited. Another compiler watches the same files and has been
 * started three times when this ends.
 */
export async function compilationsOf(
  { root, port, log }: { root: string; port: number; log: () => string },
  write: (file: string, text: string) => void,
  watched: { [name: string]: Watched },
): Promise<{ [name: string]: number }> {
  const counts: { [name: string]: number } = {};
  const closing: (() => Promise<void>)[] = [];
  const start = async (name: string, { setup, dev }: Watched, note: () => void) => {
    const rsbuild = await createRsbuild({
      cwd: root,
      rsbuildConfig: {
        server: { port },
        output: { distPath: { root: `dist/${name}` } },
        plugins: [{ name, setup }],
      },
    });
    rsbuild.onAfterCreateCompiler(({ compiler }) => {
      compiler.hooks.watchRun.tap({ name: 'probe', stage: -1 }, note);
    });
    closing.push(
      dev
        ? (await rsbuild.startDevServer()).server.close
        : (await rsbuild.build({ watch: true })).close,
    );
  };
  try {
    for (const [name, one] of Object.entries(watched)) {
      counts[name] = 0;
      await start(name, one, () => void (counts[name]! += 1));
    }
    const names = Object.keys(watched);
    await until(() => names.every((name) => log().includes(`stopped by ${name}`)));
    const control = noteCalls<void>();
    await start('control', { setup() {} }, control.note);
    await editUntil((count) => write('src/index.js', `console.log(${count});\n`), control.nth(3));
  } finally {
    for (const close of closing) await close();
  }
  return counts;
}

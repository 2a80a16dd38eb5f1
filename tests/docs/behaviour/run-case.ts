import fs from 'node:fs';
import { createRsbuild } from '@rsbuild/core';
import { captureLog } from './capture-log';
import type { BehaviourCase, Outcome } from './case';
import { freePort } from '../lib/free-port';
import { writeFiles } from './project';
import { runBuild } from './run-build';
import { runServer } from './run-server';

/** Runs one case in a folder of its own. */
export async function runCase(behaviour: BehaviourCase): Promise<Outcome> {
  const { option, claim } = behaviour;
  const root = writeFiles(behaviour.files);
  const log = captureLog();
  try {
    await perform(behaviour, root, log);
    return { option, claim, error: undefined };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { option, claim, error: `${reason}\nprinted:\n${log.text()}` };
  } finally {
    log.stop();
    fs.rmSync(root, { recursive: true, force: true });
  }
}

async function perform(behaviour: BehaviourCase, root: string, log: ReturnType<typeof captureLog>) {
  const config = behaviour.config ?? {};
  if (behaviour.run === 'build') {
    await behaviour.expect(await runBuild(root, config, log));
  } else if (behaviour.run === 'rspack') {
    process.env.NODE_ENV = config.mode ?? 'production';
    const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
    const [rspackConfig] = await rsbuild.initConfigs();
    if (!rspackConfig) throw new Error('expected an Rspack configuration, found none');
    behaviour.expect(rspackConfig);
  } else if (behaviour.run === 'script') {
    process.env.NODE_ENV = 'development';
    await behaviour.expect({ root, port: await freePort(), log: log.text });
  } else {
    await runServer(behaviour.run, root, config, log, behaviour.expect);
  }
}

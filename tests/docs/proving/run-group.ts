import fs from 'node:fs';
import { createRsbuild } from '@rsbuild/core';
import { freePort } from '../lib/free-port';
import type { Page } from '../lib/page';
import { captureLog, type CapturedLog } from './capture-log';
import { prepare, type Prepared } from './prepare';
import type { Configured, Proof } from './proof';
import { runBuild } from './run-build';
import { runCommand } from './run-command';
import { runServer } from './run-server';

type Expect<Result> = (result: Result) => void | Promise<void>;
type Errors = (string | undefined)[];

/** Runs proofs of one setting in one project: a build is built once, a server started once. */
export async function runGroup(group: Proof[], page: Page): Promise<Errors> {
  const environment = { ...process.env };
  const folder = process.cwd();
  const log = captureLog();
  let project: Prepared | undefined;
  try {
    const [first] = group;
    if (!first) return [];
    project = await prepare(first, page);
    return await perform(first, group, project, log);
  } catch (error) {
    return group.map(() => reasonOf(error, log));
  } finally {
    log.stop();
    process.chdir(folder);
    restoreEnvironment(environment);
    if (project) fs.rmSync(project.root, { recursive: true, force: true });
  }
}

async function perform(first: Proof, group: Proof[], project: Prepared, log: CapturedLog) {
  const { root, config, write } = project;
  switch (first.run) {
    case 'build':
      return holdAll(group, await runBuild(project, log), log);
    case 'command':
      return holdAll(group, await runCommand(project, first.command, first.env), log);
    case 'script': {
      const port = await freePort();
      return holdAll(group, { root, port, config, write, log: log.text }, log);
    }
    case 'rspack': {
      const all = await configure(project);
      const expecting = group.map(({ expect }) => async () => {
        await (expect as (config: unknown, all: Configured) => void)(all.rspack[0], all);
      });
      return hold(expecting, log);
    }
    default: {
      let errors: Errors = [];
      await runServer(first.run, project, log, async (server) => {
        errors = await holdAll(group, server, log);
      });
      return errors;
    }
  }
}

/** Plugins and `.env` files leave variables behind. */
function restoreEnvironment(before: NodeJS.ProcessEnv) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

async function configure({ root, config, loadEnv }: Prepared): Promise<Configured> {
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config, loadEnv });
  const rspack = await rsbuild.initConfigs();
  if (rspack.length === 0) throw new Error('expected an Rspack configuration, found none');
  return { root, rspack, rsbuild: rsbuild.getNormalizedConfig() };
}

const holdAll = (group: Proof[], result: unknown, log: CapturedLog) =>
  hold(
    group.map(
      ({ expect }) =>
        async () =>
          (expect as Expect<unknown>)(result),
    ),
    log,
  );

async function hold(expecting: (() => Promise<void>)[], log: CapturedLog): Promise<Errors> {
  const errors: Errors = [];
  for (const expect of expecting) {
    try {
      await expect();
      errors.push(undefined);
    } catch (error) {
      errors.push(reasonOf(error, log));
    }
  }
  return errors;
}

function reasonOf(error: unknown, log: CapturedLog): string {
  const reason = shortened(error instanceof Error ? error.message : String(error));
  const printed = log.text();
  return printed === '' ? reason : `${reason}\nprinted:\n${printed}`;
}

/** Long lines are minified code. */
const shortened = (text: string) => text.replace(/^(.{600}).+$/gm, '$1 …');

import fs from 'node:fs/promises';
import { createRsbuild } from '@rsbuild/core';
import { freePort } from '../project/free-port';
import { inTurn } from '../project/in-turn';
import type { Page } from '../pages/page';
import { captureLog, type CapturedLog } from './capture-log';
import type { Context } from './matrix/context';
import { findFence } from './find-fence';
import { prepare, type Prepared } from './prepare';
import type { FenceName, Proof } from './proof';
import { runBuild } from './run-build';
import { runCommand } from './run-command';
import { runServer } from './run-server';

/** A proof, and the text of the fence that it compares. */
interface Shown {
  proof: Proof;
  shown: string;
}

type Errors = (string | undefined)[];

/**
 * Runs proofs of one setting in one project: a build is built once, a server started once. Gives what was wrong with
 * each; nothing where a context does not apply.
 */
export async function runGroup(group: Proof[], page: Page): Promise<Errors>;
export async function runGroup(
  group: Proof[],
  page: Page,
  context: Context,
): Promise<Errors | undefined>;
export async function runGroup(group: Proof[], page: Page, context?: Context) {
  const environment = { ...process.env };
  const folder = process.cwd();
  const log = captureLog();
  let project: Prepared | undefined;
  try {
    const [first] = group;
    if (!first) return [];
    const named = group.map((proof) => ({ proof, shown: shownText(proof, page) }));
    project = await prepare(first, page);
    const config = context ? context.config(project.config, page, project) : project.config;
    if (!config) return undefined;
    return await perform(first, named, { ...project, config }, log, context);
  } catch (error) {
    return group.map(() => reasonOf(error, log));
  } finally {
    log.stop();
    process.chdir(folder);
    restoreEnvironment(environment);
    // The cache of Rspack may still be written, by this process too: it must not be held up meanwhile.
    const patient = { maxRetries: 10, retryDelay: 200 };
    if (project) await fs.rm(project.root, { recursive: true, force: true, ...patient });
  }
}

async function perform(
  first: Proof,
  group: Shown[],
  project: Prepared,
  log: CapturedLog,
  { view }: Partial<Context> = {},
): Promise<Errors> {
  const { root, config, write } = project;
  switch (first.run) {
    case 'build': {
      const build = await runBuild(project, log);
      const errors = await hold(group, build, log);
      const viewed = view ? await hold(group, view(build), log) : errors;
      return errors.map((error, index) => error && viewed[index]);
    }
    case 'command': {
      const run = () => runCommand(project, first.command, first.env);
      return hold(group, await (first.onDefaultPort ? inTurn(run) : run()), log);
    }
    case 'script':
      return hold(group, { root, port: await freePort(), config, write, log: log.text }, log);
    case 'rspack':
      return hold(group, await configure(project), log);
    default: {
      let errors: Errors = [];
      await runServer(first.run, project, log, async (server) => {
        errors = await hold(group, server, log);
      });
      return errors;
    }
  }
}

/** The text of the fence that a proof compares; empty if it names none. */
export const shownText = ({ shown, section }: Proof, page: Page) =>
  shown === undefined ? '' : findFence(page, { as: 'shown', ...fenceName(shown) }, section).code;

const fenceName = (name: FenceName) => (typeof name === 'string' ? { title: name } : name);

/** Plugins and `.env` files leave variables behind. */
function restoreEnvironment(before: NodeJS.ProcessEnv) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

async function configure({ root, config, loadEnv }: Prepared) {
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config, loadEnv });
  const rspack = await rsbuild.initConfigs();
  if (rspack.length === 0) throw new Error('expected an Rspack configuration, found none');
  return { root, rspack, rsbuild: rsbuild.getNormalizedConfig() };
}

async function hold(group: Shown[], result: object, log: CapturedLog): Promise<Errors> {
  const errors: Errors = [];
  for (const { proof, shown } of group) {
    try {
      await expectOf(proof, { ...result, shown });
      errors.push(undefined);
    } catch (error) {
      errors.push(reasonOf(error, log));
    }
  }
  return errors;
}

function expectOf(proof: Proof, result: unknown): void | Promise<void> {
  if (proof.run === 'rspack') {
    const all = result as Parameters<typeof proof.expect>[1];
    return proof.expect(all.rspack[0] ?? {}, all);
  }
  return (proof.expect as (outcome: unknown) => void | Promise<void>)(result);
}

function reasonOf(error: unknown, log: CapturedLog): string {
  const reason = shortened(error instanceof Error ? error.message : String(error));
  const printed = log.text();
  return printed === '' ? reason : `${reason}\nprinted:\n${printed}`;
}

/** Long lines are minified code. */
const shortened = (text: string) => text.replace(/^(.{600}).+$/gm, '$1 …');

import fs from 'node:fs';
import path from 'node:path';
import { loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import type { Page } from '../pages/page';
import type { ProjectFolder } from '../project/project-folder';
import { findFence } from './find-fence';
import type { Proof } from './proof';
import { writeProject, type ProjectFiles } from './write-project';

/** A proof's project, written and configured. */
export interface Prepared extends ProjectFolder {
  config: RsbuildConfig;
  /** whether the project has `.env` files, which are read then */
  loadEnv: boolean;
  /** folder of the output */
  dist: string;
  /** text of a file; undefined if there is none */
  readIfThere: (name: string) => string | undefined;
}

const nodeEnv = {
  build: 'production',
  rspack: 'production',
  preview: 'production',
  command: 'production',
  dev: 'development',
  script: 'development',
};

/** Writes a proof's files and those it takes from the page, and loads its configuration. */
export async function prepare(proof: Proof, page: Page): Promise<Prepared> {
  const files = filesOf(proof, page);
  const folder = writeProject(files);
  process.env.NODE_ENV = proof.config?.mode ?? proof.with?.mode ?? nodeEnv[proof.run];
  Object.assign(process.env, proof.env);
  // A configuration that is a function is told the command by the name on the command line.
  process.argv[2] = proof.run === 'rspack' || proof.run === 'script' ? 'build' : proof.run;
  const config = await configOf(proof, page, folder.root);
  if (config.mode && proof.env?.NODE_ENV === undefined) process.env.NODE_ENV = config.mode;
  return {
    ...folder,
    config,
    loadEnv: Object.keys(files).some((name) => name.startsWith('.env')),
    dist: path.join(folder.root, proof.dist ?? 'dist'),
    readIfThere: (name) =>
      fs.existsSync(path.join(folder.root, name)) ? folder.read(name) : undefined,
  };
}

function filesOf({ files, pageFiles = [], sample, section, run }: Proof, page: Page): ProjectFiles {
  const taken = pageFiles.map((name) => findFence(page, name, section));
  if (sample !== undefined) taken.push(findFence(page, sample, section));
  const own = Object.fromEntries(taken.map(({ name, code }) => [name, code]));
  const manifest: ProjectFiles =
    sample !== undefined || run === 'command' ? { 'package.json': '{ "type": "module" }\n' } : {};
  return { ...manifest, ...own, ...files };
}

async function configOf(proof: Proof, page: Page, root: string): Promise<RsbuildConfig> {
  if (proof.sample === undefined || proof.run === 'command') return proof.config ?? {};
  const { name } = findFence(page, proof.sample, proof.section);
  const { content } = await loadConfig({ cwd: root, path: path.join(root, name) });
  return proof.with ? mergeRsbuildConfig(content, proof.with) : content;
}

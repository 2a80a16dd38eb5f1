import { stripVTControlCharacters } from 'node:util';
import type { Docs } from '../pages/docs';
import type { Page } from '../pages/page';
import { listInstallCommands } from '../installs/install-commands';
import { listBlocks } from '../statements/blocks';
import { findQuote } from '../statements/find-quote';
import type { GuideCase } from './guide-case';
import { listGuideFiles, type GuideFile } from './guide-files';
import { installPackages, installsForReal } from './install-packages';
import { findPackage, linkPackage } from '../project/link-packages';
import { locateFailure } from './locate-failure';
import { openWorkspace, type Workspace } from '../project/workspace';

export interface GuideOutcome {
  guide: GuideCase;
  /** `file:line` and what was wrong */
  error: string | undefined;
}

export const fileOfGuide = ({ page }: Pick<GuideCase, 'page'>) => `docs/guide/${page}.mdx`;

const ownManifest = `${JSON.stringify({ name: 'guide', private: true, type: 'module' })}\n`;

/** Writes a guide's project, does what the guide says and looks at the result. */
export async function runGuide(guide: GuideCase, docs: Docs): Promise<GuideOutcome> {
  const workspace = openWorkspace();
  let files: GuideFile[] = [];
  try {
    const page = docs.page(fileOfGuide(guide));
    if (!page) throw new Error('expected a page, found no such file');
    files = await writeProject(guide, page, workspace);
    const blocks = listBlocks(page);
    for (const quote of [guide.says ?? []].flat()) findQuote(blocks, quote);
    await guide.look(workspace, page);
    if (workspace.errors().length > 0) throw new Error('expected no error in the browser, found:');
    return { guide, error: undefined };
  } catch (error) {
    const problems = [(error as Error).message, ...workspace.errors()].join('\n');
    const message = tidy(stripVTControlCharacters(problems));
    const line = locateFailure(message, files) ?? files[0]?.line ?? 1;
    return { guide, error: `${fileOfGuide(guide)}:${line}  ${guide.shows}\n${message}` };
  } finally {
    await workspace.close();
  }
}

/** What a reader of the report needs: no stack, and long lines (minified code) shortened. */
const tidy = (message: string) =>
  message.replace(/\n[ │]+at .*/g, '').replace(/^(.{600}).+$/gm, '$1 …');

/** The page's files, those it takes as given, and the packages it has its readers install. */
async function writeProject(guide: GuideCase, page: Page, { root, write }: Workspace) {
  const files = listGuideFiles(page, guide);
  if (files.length === 0) throw new Error('expected fences with file titles, found none');
  write('package.json', ownManifest);
  if (installsForReal) await installPackages(root, guide, page);
  for (const { name, code } of files) write(name, code);
  for (const [name, content] of Object.entries(guide.given ?? {})) write(name, content);
  if (!installsForReal) linkPackages(root, guide, page);
  return files;
}

function linkPackages(root: string, { packages = [] }: GuideCase, page: Page) {
  linkPackage(root, { name: '@rsbuild/core' });
  for (const entry of packages) {
    linkPackage(root, typeof entry === 'string' ? { name: entry } : entry);
  }
  for (const { name, version } of listInstallCommands(page).flatMap(
    (command) => command.packages,
  )) {
    if (findPackage(name, version) !== undefined) linkPackage(root, { name });
  }
}

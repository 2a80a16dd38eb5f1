import { findPackage, linkPackage } from '../project/link-packages';
import { makeProjectFolder, type ProjectFolder } from '../project/project-folder';

export type ProjectFiles = Record<string, string | Uint8Array>;

const entries = /^src\/index\.[cm]?[jt]sx?$/;
const specifier =
  /(?:from|import|require\(|import\(|@import|@use|@plugin|@reference)\s*['"]((?:@[\w.-]+\/)?[\w.-]+)[^'"]*['"]/g;

/** Writes a project of old files into a folder of its own; packages that it imports are linked if they are installed here. */
export function writeProject(files: ProjectFiles): ProjectFolder {
  const folder = makeProjectFolder();
  const all: ProjectFiles = Object.keys(files).some((name) => entries.test(name))
    ? files
    : { 'src/index.js': "console.log('hello');\n", ...files };
  for (const [name, content] of Object.entries(all)) folder.write(name, content);
  folder.makeOld();
  for (const name of importedPackages(all)) {
    if (findPackage(name) !== undefined) linkPackage(folder.root, { name });
  }
  return folder;
}

function importedPackages(files: ProjectFiles): Set<string> {
  const own = Object.entries(files).filter(([name]) => !name.startsWith('node_modules/'));
  const named = own.flatMap(([, content]) =>
    typeof content === 'string'
      ? [...content.matchAll(specifier)].map(([, name = '']) => name)
      : [],
  );
  return new Set(['@rsbuild/core', ...named]);
}

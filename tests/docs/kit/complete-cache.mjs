import fs from 'node:fs';
import path from 'node:path';

/** Whether a part of Rspack 2.0's cache that has something is complete, and each other one. */
function isEachPartWritten(build) {
  const parts = fs
    .readdirSync(build, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => fs.readdirSync(path.join(build, name)))
    .filter((files) => files.length > 0);
  return parts.length > 0 && parts.every((files) => files.includes('_meta'));
}

/**
 * Whether the cache of Rspack in a folder is complete. A thread of its own writes it: that of Rspack 1 first into
 * `.temp`, that of Rspack 2 with `_meta` at the end, in 2.0 one for each part.
 */
export function isCacheComplete(folder) {
  if (!fs.existsSync(folder)) return false;
  const builds = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name));
  const has = (file) => builds.some((build) => fs.existsSync(path.join(build, file)));
  if (has('_meta') || builds.some(isEachPartWritten)) return true;
  const temporary = path.join(folder, '.temp');
  if (!fs.existsSync(temporary) || fs.readdirSync(temporary).length > 0) return false;
  return has('storage_meta');
}

/** A plugin that ends a build when its cache is complete. */
export const completes = (folder = 'node_modules/.cache/rspack') => ({
  name: 'completes',
  setup(api) {
    api.onCloseBuild(async () => {
      while (!isCacheComplete(folder)) await new Promise((resolve) => setTimeout(resolve, 20));
    });
  },
});

/** The line by which the configuration of a project gets that plugin. */
export const importCompletes = `import { completes } from '${import.meta.url}';`;

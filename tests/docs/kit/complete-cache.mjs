import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether the cache of Rspack in a folder is complete. A thread of its own writes it: that of Rspack 1 first into
 * `.temp`, that of Rspack 2 with `_meta` at the end.
 */
export function isCacheComplete(folder) {
  if (!fs.existsSync(folder)) return false;
  const builds = fs.readdirSync(folder).filter((name) => !name.startsWith('.'));
  const has = (file) => builds.some((name) => fs.existsSync(path.join(folder, name, file)));
  if (has('_meta')) return true;
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

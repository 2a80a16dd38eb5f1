import path from 'node:path';
import { whenRendered, withPage } from './browser.mjs';
import { now, startNode } from './process.mjs';
import { serveFolder } from './serve-folder.mjs';

/** Opens what was built: a build that does not run does not count. */
async function checkBuild(folder) {
  const site = await serveFolder(path.join(folder, 'dist'));
  try {
    await withPage((page) => whenRendered(page, site.address));
  } finally {
    site.close();
  }
}

/** Seconds from the start of the production build to the end of its process. */
export async function measureBuild(tool, folder) {
  const started = now();
  const build = startNode(tool.build, folder);
  const code = await build.ended;
  const time = (now() - started) / 1000;
  if (code !== 0) throw new Error(`${tool.label}, build: code ${code}\n${build.output()}`);
  await checkBuild(folder);
  return { build: [time] };
}

// Plain JavaScript: the real tool must load configurations without another TypeScript loader around it.
import { createRsbuild, loadConfig, logger } from '@rsbuild/core';

/**
 * Loads one configuration file and makes Rspack configurations of it.
 * @param {{folder: string, file: string}} request
 * @returns {Promise<string | null>} the error, if there is one
 */
async function load({ folder, file }) {
  try {
    for (const mode of ['development', 'production']) {
      process.env.NODE_ENV = mode;
      const { content } = await loadConfig({ cwd: folder, path: file });
      const rsbuild = await createRsbuild({ cwd: folder, rsbuildConfig: content });
      const configs = await rsbuild.initConfigs();
      if (configs.length === 0) return 'no Rspack configuration';
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

logger.level = 'silent';

process.on('message', async (requests) => {
  const errors = [];
  for (const request of requests) errors.push(await load(request));
  process.send?.(errors);
});

// Runs Rsbuild in a small project with a plugin that logs every hook; prints the log as JSON when the process ends.
// usage: node log-hooks.mjs dev|build|preview FOLDER
import { createRsbuild, logger } from '@rsbuild/core';

const [action, folder] = process.argv.slice(2);
const HOOKS = [
  'modifyRsbuildConfig',
  'modifyEnvironmentConfig',
  'modifyBundlerChain',
  'modifyRspackConfig',
  'modifyHTMLTags',
  'modifyHTML',
  'onBeforeCreateCompiler',
  'onAfterCreateCompiler',
  'onBeforeEnvironmentCompile',
  'onAfterEnvironmentCompile',
  'onBeforeBuild',
  'onAfterBuild',
  'onCloseBuild',
  'onBeforeStartDevServer',
  'onAfterStartDevServer',
  'onDevCompileDone',
  'onCloseDevServer',
  'onBeforeStartProdServer',
  'onAfterStartProdServer',
  'onExit',
];
const log = [];
process.on('exit', () => process.stdout.write(JSON.stringify(log)));
logger.level = 'silent';

let devCompileDone;
const compiled = new Promise((resolve) => (devCompileDone = resolve));

/** Logs the name and leaves the hook's value as it is. */
const note = (name) => () => {
  log.push(name);
  if (name === 'onDevCompileDone') devCompileDone();
};

const plugin = {
  name: 'log-hooks',
  setup(api) {
    log.push('setup');
    for (const hook of HOOKS) api[hook](note(hook));
    api.resolve(note('resolve'));
    api.processAssets({ stage: 'additional' }, note('processAssets'));
    api.transform({ test: /index\.js$/ }, ({ code }) => {
      log.push('transform');
      return code;
    });
  },
};

const rsbuild = await createRsbuild({
  cwd: folder,
  rsbuildConfig: {
    mode: action === 'dev' ? 'development' : 'production',
    plugins: [plugin],
    server: { port: 0, printUrls: false },
    tools: { bundlerChain: note('tools.bundlerChain'), rspack: note('tools.rspack') },
    html: { tags: [note('html.tags')] },
  },
});

if (action === 'build') {
  const { close } = await rsbuild.build();
  await close();
} else if (action === 'dev') {
  const { server } = await rsbuild.startDevServer();
  await compiled;
  await server.close();
} else {
  const { server } = await rsbuild.preview({ checkDistDir: false });
  await server.close();
}
process.exit();

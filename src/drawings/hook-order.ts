export const COMMANDS = ['dev', 'build', 'preview'] as const;
export type Command = (typeof COMMANDS)[number];

export interface HookStep {
  readonly hooks: readonly string[];
  readonly commands: readonly Command[];
  /** Once, for each environment, or once while Rspack compiles. */
  readonly runs: 'once' | 'each' | 'meanwhile';
}

const once = (hook: string, ...commands: Command[]): HookStep => ({
  hooks: [hook],
  commands,
  runs: 'once',
});

const each = (hooks: string | readonly string[], ...commands: Command[]): HookStep => ({
  hooks: [hooks].flat(),
  commands,
  runs: 'each',
});

/** The hooks of all commands in one order, which a test compares with the lists of /plugins/dev/hooks. */
export const hookOrder: readonly HookStep[] = [
  once('setup', 'dev', 'build', 'preview'),
  once('modifyRsbuildConfig', 'dev', 'build', 'preview'),
  each('modifyEnvironmentConfig', 'dev', 'build', 'preview'),
  once('onBeforeStartProdServer', 'preview'),
  once('onAfterStartProdServer', 'preview'),
  once('onBeforeStartDevServer', 'dev'),
  each('modifyBundlerChain', 'dev', 'build'),
  each('modifyRspackConfig', 'dev', 'build'),
  once('onBeforeCreateCompiler', 'dev', 'build'),
  once('onAfterCreateCompiler', 'dev', 'build'),
  once('onBeforeBuild', 'build'),
  each('onBeforeEnvironmentCompile', 'dev', 'build'),
  { hooks: ['onAfterStartDevServer'], commands: ['dev'], runs: 'meanwhile' },
  each(['resolve', 'transform'], 'dev', 'build'),
  each('processAssets', 'dev', 'build'),
  each('modifyHTMLTags', 'dev', 'build'),
  each('modifyHTML', 'dev', 'build'),
  each('onAfterEnvironmentCompile', 'dev', 'build'),
  once('onDevCompileDone', 'dev'),
  once('onAfterBuild', 'build'),
  once('onCloseDevServer', 'dev'),
  once('onCloseBuild', 'build'),
  once('onExit', 'dev', 'build', 'preview'),
];

export interface Rebuild {
  readonly command: Command;
  /** The first and the last hook that a rebuild runs again. */
  readonly from: string;
  readonly to: string;
}

export const rebuilds: readonly Rebuild[] = [
  { command: 'dev', from: 'onBeforeEnvironmentCompile', to: 'onDevCompileDone' },
  { command: 'build', from: 'onBeforeBuild', to: 'onAfterBuild' },
];

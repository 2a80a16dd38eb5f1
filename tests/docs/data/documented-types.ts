/** A table of an API page, and the TypeScript type whose fields it has. */
export interface DocumentedTable {
  /** the page's path below `docs/api/` */
  page: string;
  heading: string;
  /** head of the first column */
  kind: string;
  /** a type; names of the package are below `core` */
  type: string;
  /** defaults that the package's declarations do not tell, with the code in its source that does */
  sources?: Record<string, string>;
}

const instance = 'javascript-api/instance';
const core = 'javascript-api/core';
const createDevServerOptions =
  "NonNullable<Parameters<core.RsbuildInstance['createDevServer']>[0]>";

export const documentedTables: DocumentedTable[] = [
  {
    page: core,
    heading: 'Options',
    kind: 'Field',
    type: 'core.CreateRsbuildOptions',
    sources: { rsbuildConfig: 'options.rsbuildConfig || {}' },
  },
  { page: core, heading: 'loadConfig', kind: 'Option', type: 'core.LoadConfigOptions' },
  { page: core, heading: 'loadConfig', kind: 'Result', type: 'core.LoadConfigResult' },
  { page: core, heading: 'loadEnv', kind: 'Option', type: 'core.LoadEnvOptions' },
  { page: core, heading: 'loadEnv', kind: 'Result', type: 'core.LoadEnvResult' },
  { page: instance, heading: 'rsbuild.context', kind: 'Key', type: 'core.RsbuildContext' },
  { page: instance, heading: 'rsbuild.build', kind: 'Option', type: 'core.BuildOptions' },
  {
    page: instance,
    heading: 'rsbuild.startDevServer',
    kind: 'Option',
    type: 'core.StartDevServerOptions',
  },
  {
    page: instance,
    heading: 'rsbuild.createDevServer',
    kind: 'Option',
    type: `Omit<${createDevServerOptions}, keyof core.StartDevServerOptions>`,
  },
  { page: instance, heading: 'rsbuild.preview', kind: 'Option', type: 'core.PreviewOptions' },
  {
    page: instance,
    heading: 'rsbuild.addPlugins',
    kind: 'Option',
    type: "NonNullable<Parameters<core.RsbuildInstance['addPlugins']>[1]>",
  },
  {
    page: instance,
    heading: 'rsbuild.inspectConfig',
    kind: 'Option',
    type: 'core.InspectConfigOptions',
    sources: { outputPath: 'join)(context.distPath, RSBUILD_OUTPUTS_PATH)' },
  },
  {
    page: 'javascript-api/dev-server-api',
    heading: 'Get the server',
    kind: 'Option',
    type: createDevServerOptions,
  },
];

const memberOf = (type: string, name: string) => `core.${type}['${name}']`;
const methodsOf = (type: string, names: string[]) =>
  names.map((name): [string, string] => [name, memberOf(type, name)]);

/**
 * Types and functions that pages write out and the package does not export under their name. Those that it exports are
 * compared without an entry.
 */
export const documentedDeclarations: Record<string, string> = {
  AddPlugins: memberOf('RsbuildInstance', 'addPlugins'),
  CreateDevServer: memberOf('RsbuildInstance', 'createDevServer'),
  CreateDevServerOptions: createDevServerOptions,
  DevServer: 'core.RsbuildDevServer',
  EnvironmentAPI: memberOf('RsbuildDevServer', 'environments'),
  GetPlugins: memberOf('RsbuildInstance', 'getPlugins'),
  InitConfigs: memberOf('RsbuildInstance', 'initConfigs'),
  InspectConfig: memberOf('RsbuildInstance', 'inspectConfig'),
  ManifestByEntry: "core.ManifestData['entries'][string]",
  Preview: memberOf('RsbuildInstance', 'preview'),
  ProcessAssetsStage: memberOf('ProcessAssetsDescriptor', 'stage'),
  RemovePlugins: memberOf('RsbuildInstance', 'removePlugins'),
  Routes: "Parameters<core.OnAfterStartDevServerFn>[0]['routes']",
  StartDevServer: memberOf('RsbuildInstance', 'startDevServer'),
  ...Object.fromEntries(
    methodsOf('RsbuildInstance', ['getNormalizedConfig', 'getRsbuildConfig', 'isPluginExists']),
  ),
};

/** Types that samples declare for themselves. */
export const sampleTypes = ['ServerBundle'];

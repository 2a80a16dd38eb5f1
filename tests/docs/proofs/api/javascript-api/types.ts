import assert from 'node:assert/strict';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';
import { coreExports } from '#tools/package/core-exports';

const head = `
type Dev = Required<DevConfig>;
type Html = Required<HtmlConfig>;
type Output = Required<OutputConfig>;
type Performance = Required<PerformanceConfig>;
type Server = Required<ServerConfig>;
type Source = Required<SourceConfig>;
type Tools = Required<ToolsConfig>;
type IsReadonly<T> = (<X>() => X extends Pick<T, keyof T> ? 1 : 2) extends <X>() => X extends Readonly<Pick<T, keyof T>> ? 1 : 2 ? true : false;
type Section<Name extends keyof RsbuildConfig> = NonNullable<RsbuildConfig[Name]>;
type Filled<Name extends keyof NormalizedConfig> = NonNullable<NormalizedConfig[Name]>;
type Api = RsbuildPluginAPI;
type Callback<Name extends keyof Api> = Extract<
  Api[Name] extends (descriptor: infer D) => void ? D : never,
  (...args: never) => unknown
>;
type Second<Fn> = Fn extends (first: never, second: infer S, ...rest: never) => unknown ? S : never;
type Handler<Hook> = Hook extends (...args: infer A) => void
  ? Extract<A extends [...unknown[], infer L] ? L : never, (...args: never) => unknown>
  : never;
`;

const sections = (name: string, written: string) => `Same<Section<'${name}'>, ${written}>`;

export const proofs: Proof[] = [
  ...typeProofs(head, [
    [
      'A read-only configuration with the defaults filled in, as getNormalizedConfig() returns it.',
      "Fits<Api['getNormalizedConfig'], () => NormalizedConfig>",
      "IsReadonly<Omit<NormalizedConfig, 'environments' | 'provider'>>",
      "IsReadonly<NormalizedConfig['output']>",
      "Not<Fits<undefined, NormalizedConfig['output']['assetPrefix']>>",
    ],
    [
      'You get it from getNormalizedConfig({ environment }), or as the config of an environment context.',
      "Same<EnvironmentContext['config'], NormalizedEnvironmentConfig>",
      "Fits<Api['getNormalizedConfig'], (options: { environment: string }) => NormalizedEnvironmentConfig>",
    ],
    [
      "The values of output.target: 'web' | 'node' | 'web-worker'.",
      "Same<RsbuildTarget, 'web' | 'node' | 'web-worker'>",
      "Same<Output['target'], RsbuildTarget>",
    ],
    [
      "The values of mode: 'development' | 'production' | 'none'.",
      "Same<RsbuildMode, 'development' | 'production' | 'none'>",
      "Same<Section<'mode'>, RsbuildMode>",
    ],
    [
      'It can hold plugins, promises of plugins, empty values, and arrays of these.',
      'Fits<(RsbuildPlugin | Promise<RsbuildPlugin> | false | null | undefined)[][], RsbuildPlugins>',
      "Same<Section<'plugins'>, RsbuildPlugins>",
    ],
    [
      'dev | DevConfig | NormalizedDevConfig',
      sections('dev', 'DevConfig'),
      "Fits<NormalizedDevConfig, Filled<'dev'>>",
    ],
    [
      'html | HtmlConfig | NormalizedHtmlConfig',
      sections('html', 'HtmlConfig'),
      "Fits<NormalizedHtmlConfig, Filled<'html'>>",
    ],
    [
      'moduleFederation | ModuleFederationConfig | NormalizedModuleFederationConfig',
      sections('moduleFederation', 'ModuleFederationConfig'),
      "Fits<NormalizedModuleFederationConfig, Filled<'moduleFederation'>>",
    ],
    [
      'output | OutputConfig | NormalizedOutputConfig',
      sections('output', 'OutputConfig'),
      "Fits<NormalizedOutputConfig['target'], Filled<'output'>['target']>",
    ],
    [
      'performance | PerformanceConfig | NormalizedPerformanceConfig',
      sections('performance', 'PerformanceConfig'),
      "Fits<NormalizedPerformanceConfig, Filled<'performance'>>",
    ],
    [
      'security | SecurityConfig | NormalizedSecurityConfig',
      sections('security', 'SecurityConfig'),
      "Fits<NormalizedSecurityConfig, Filled<'security'>>",
    ],
    [
      'server | ServerConfig | NormalizedServerConfig',
      sections('server', 'ServerConfig'),
      "Fits<NormalizedServerConfig, Filled<'server'>>",
    ],
    [
      'source | SourceConfig | NormalizedSourceConfig',
      sections('source', 'SourceConfig'),
      "Fits<NormalizedSourceConfig, Filled<'source'>>",
    ],
    [
      'tools | ToolsConfig | NormalizedToolsConfig',
      sections('tools', 'ToolsConfig'),
      "Fits<NormalizedToolsConfig, Filled<'tools'>>",
    ],
    [
      'One value of environments | EnvironmentConfig | MergedEnvironmentConfig while hooks can change it, then NormalizedEnvironmentConfig',
      "Same<Section<'environments'>[string], EnvironmentConfig>",
      "Same<Parameters<Callback<'modifyEnvironmentConfig'>>[0], MergedEnvironmentConfig>",
      "Same<Filled<'environments'>[string], NormalizedEnvironmentConfig>",
    ],
    ['dev.client | ClientConfig', "Same<Dev['client'], ClientConfig>"],
    [
      'dev.cliShortcuts | CliShortcut',
      "Fits<(all: CliShortcut[]) => CliShortcut[], NonNullable<Exclude<Dev['cliShortcuts'], boolean>['custom']>>",
    ],
    [
      'dev.progressBar | ProgressBarConfig',
      "Same<Exclude<Dev['progressBar'], boolean>, ProgressBarConfig>",
    ],
    [
      'dev.setupMiddlewares | SetupMiddlewaresFn, SetupMiddlewaresServer, RequestHandler',
      "Same<Dev['setupMiddlewares'][number], SetupMiddlewaresFn>",
      'Same<Parameters<SetupMiddlewaresFn>[1], SetupMiddlewaresServer>',
      "Same<Parameters<Parameters<SetupMiddlewaresFn>[0]['push']>[number], RequestHandler>",
    ],
    ['dev.watchFiles | WatchFiles', "Same<Dev['watchFiles'], WatchFiles | WatchFiles[]>"],
    [
      'html.appIcon | AppIcon, AppIconItem',
      "Same<Html['appIcon'], AppIcon>",
      "Same<AppIcon['icons'][number], AppIconItem>",
    ],
    ['html.crossorigin | CrossOrigin', "Same<Html['crossorigin'], boolean | CrossOrigin>"],
    ['html.inject | ScriptInject', "Fits<ScriptInject, Html['inject']>"],
    [
      'html.meta | MetaOptions, MetaAttrs',
      "Fits<MetaOptions, Html['meta']>",
      'Fits<Record<string, MetaAttrs>, MetaOptions>',
    ],
    ['html.outputStructure | OutputStructure', "Same<Html['outputStructure'], OutputStructure>"],
    ['html.scriptLoading | ScriptLoading', "Same<Html['scriptLoading'], ScriptLoading>"],
    [
      'html.tags | HtmlTagDescriptor, HtmlTagHandler, HtmlTagContext, HtmlBasicTag',
      "Same<Html['tags'], HtmlTagDescriptor | HtmlTagDescriptor[]>",
      'Fits<HtmlTagHandler, HtmlTagDescriptor>',
      'Same<Parameters<HtmlTagHandler>[1], HtmlTagContext>',
      'Fits<Parameters<HtmlTagHandler>[0][number], HtmlBasicTag>',
    ],
    ['output.charset | Charset', "Same<Output['charset'], Charset>"],
    [
      'output.cleanDistPath | CleanDistPath, CleanDistPathObject',
      "Same<Output['cleanDistPath'], CleanDistPath>",
      'Same<Extract<CleanDistPath, object>, CleanDistPathObject>',
    ],
    [
      'output.cssModules | CSSModules, CSSModulesLocalsConvention',
      "Same<Output['cssModules'], CSSModules>",
      "Same<NonNullable<CSSModules['exportLocalsConvention']>, CSSModulesLocalsConvention>",
    ],
    [
      'output.dataUriLimit | DataUriLimit',
      "Same<Exclude<Output['dataUriLimit'], number>, DataUriLimit>",
    ],
    ['output.distPath | DistPathConfig', "Same<Output['distPath'], DistPathConfig>"],
    ['output.filename | FilenameConfig', "Same<Output['filename'], FilenameConfig>"],
    [
      'output.inlineScripts, output.inlineStyles | InlineChunkConfig, InlineChunkTest, InlineChunkTestFunction',
      "Same<Output['inlineScripts'], InlineChunkConfig>",
      "Same<Output['inlineStyles'], InlineChunkConfig>",
      'Fits<InlineChunkTest, InlineChunkConfig>',
      'Fits<InlineChunkTestFunction, InlineChunkTest>',
    ],
    ['output.legalComments | LegalComments', "Same<Output['legalComments'], LegalComments>"],
    [
      'output.manifest | ManifestConfig, ManifestObjectConfig, ManifestData',
      "Same<Output['manifest'], ManifestConfig>",
      'Same<Extract<ManifestConfig, object>, ManifestObjectConfig>',
      "Same<Parameters<NonNullable<ManifestObjectConfig['generate']>>[0]['manifestData'], ManifestData>",
    ],
    ['output.minify | Minify', "Same<Output['minify'], Minify>"],
    ['output.polyfill | Polyfill', "Same<Output['polyfill'], Polyfill>"],
    ['output.sourceMap | SourceMap', "Same<Exclude<Output['sourceMap'], boolean>, SourceMap>"],
    [
      'performance.chunkSplit | SplitChunks for its override',
      "Same<NonNullable<Performance['chunkSplit']['override']>, NonNullable<SplitChunks>>",
    ],
    [
      'performance.preconnect | PreconnectOption',
      "Same<Extract<Performance['preconnect'][number], object>, PreconnectOption>",
    ],
    [
      'performance.prefetch, performance.preload | ResourceHintsIncludeType for their type',
      "Same<NonNullable<Extract<Performance['prefetch'], object>['type']>, ResourceHintsIncludeType>",
      "Same<NonNullable<Extract<Performance['preload'], object>['type']>, ResourceHintsIncludeType>",
    ],
    [
      'performance.removeConsole | ConsoleType',
      "Same<Extract<Performance['removeConsole'], string[]>[number], ConsoleType>",
    ],
    [
      'resolve.aliasStrategy | AliasStrategy',
      "Same<NonNullable<Section<'resolve'>['aliasStrategy']>, AliasStrategy>",
    ],
    [
      'security.sri | SriOptions, SriAlgorithm',
      "Same<Required<SecurityConfig>['sri'], SriOptions>",
      "Same<NonNullable<SriOptions['algorithm']>, SriAlgorithm>",
    ],
    [
      'server.historyApiFallback | HistoryApiFallbackOptions, HistoryApiFallbackContext',
      "Same<Exclude<Server['historyApiFallback'], boolean>, HistoryApiFallbackOptions>",
      "Same<Parameters<Extract<NonNullable<HistoryApiFallbackOptions['rewrites']>[number]['to'], (context: never) => string>>[0], HistoryApiFallbackContext>",
    ],
    ['server.htmlFallback | HtmlFallback', "Same<Server['htmlFallback'], HtmlFallback>"],
    ['server.printUrls | PrintUrls', "Same<Server['printUrls'], PrintUrls>"],
    [
      'server.proxy | ProxyConfig, ProxyOptions, ProxyBypass, ProxyFilter',
      "Same<Server['proxy'], ProxyConfig>",
      'Fits<ProxyOptions, ProxyConfig>',
      "Same<NonNullable<ProxyOptions['bypass']>, ProxyBypass>",
      "Same<NonNullable<ProxyOptions['context']>, ProxyFilter>",
    ],
    [
      'server.publicDir | PublicDir, PublicDirOptions',
      "Same<Server['publicDir'], PublicDir>",
      'Fits<PublicDirOptions, PublicDir>',
    ],
    ['source.decorators | Decorators', "Same<Source['decorators'], Decorators>"],
    [
      'source.entry | RsbuildEntry, RsbuildEntryDescription',
      "Same<Source['entry'], RsbuildEntry>",
      'Fits<RsbuildEntryDescription, RsbuildEntry[string]>',
    ],
    [
      'source.transformImport | TransformImport',
      "Fits<TransformImport[], Source['transformImport']>",
    ],
    [
      'tools.bundlerChain | RspackChain, ChainIdentifier (the type of CHAIN_ID)',
      "Same<Parameters<Extract<Tools['bundlerChain'], (...args: never) => unknown>>[0], RspackChain>",
      "Same<Second<Extract<Tools['bundlerChain'], (...args: never) => unknown>>['CHAIN_ID'], ChainIdentifier>",
    ],
    [
      'tools.cssLoader | CSSLoaderOptions',
      "Same<Tools['cssLoader'], ConfigChain<CSSLoaderOptions>>",
    ],
    [
      'tools.htmlPlugin | HtmlRspackPlugin, with its options in HtmlRspackPlugin.Options',
      "Fits<HtmlRspackPlugin.Options, Tools['htmlPlugin']>",
      'Not<Any<HtmlRspackPlugin>>',
    ],
    [
      'tools.postcss | PostCSSLoaderOptions, PostCSSOptions, PostCSSPlugin',
      "Fits<PostCSSLoaderOptions, Tools['postcss']>",
      "Fits<PostCSSOptions, NonNullable<PostCSSLoaderOptions['postcssOptions']>>",
      "Same<NonNullable<PostCSSOptions['plugins']>[number], PostCSSPlugin>",
    ],
    [
      'tools.rspack | RspackRule, BundlerPluginInstance',
      "Fits<(rules: RspackRule | RspackRule[]) => void, ModifyRspackConfigUtils['addRules']>",
      "Fits<(plugins: BundlerPluginInstance | BundlerPluginInstance[]) => void, ModifyRspackConfigUtils['appendPlugins']>",
    ],
    [
      'tools.styleLoader | StyleLoaderOptions',
      "Same<Tools['styleLoader'], ConfigChain<StyleLoaderOptions>>",
    ],
    [
      'Options that take an object, a function or an array of both | ConfigChain, ConfigChainWithContext',
      'Same<ConfigChain<Decorators>, Decorators | ((config: Decorators) => Decorators | void) | (Decorators | ((config: Decorators) => Decorators | void))[]>',
      'Fits<(config: Decorators, context: { name: string }) => void, ConfigChainWithContext<Decorators, { name: string }>>',
    ],
    [
      'modifyRsbuildConfig | ModifyRsbuildConfigFn | ModifyRsbuildConfigUtils',
      "Same<Callback<'modifyRsbuildConfig'>, ModifyRsbuildConfigFn>",
      'Same<Second<ModifyRsbuildConfigFn>, ModifyRsbuildConfigUtils>',
    ],
    [
      'modifyEnvironmentConfig | ModifyEnvironmentConfigFn | ModifyEnvironmentConfigUtils',
      "Same<Callback<'modifyEnvironmentConfig'>, ModifyEnvironmentConfigFn>",
      'Same<Second<ModifyEnvironmentConfigFn>, ModifyEnvironmentConfigUtils>',
    ],
    [
      'modifyBundlerChain | ModifyBundlerChainFn | ModifyBundlerChainUtils',
      "Same<Callback<'modifyBundlerChain'>, ModifyBundlerChainFn>",
      'Same<Second<ModifyBundlerChainFn>, ModifyBundlerChainUtils>',
    ],
    [
      'modifyRspackConfig | ModifyRspackConfigFn | ModifyRspackConfigUtils',
      "Same<Callback<'modifyRspackConfig'>, ModifyRspackConfigFn>",
      'Same<Second<ModifyRspackConfigFn>, ModifyRspackConfigUtils>',
    ],
    [
      'modifyHTMLTags | ModifyHTMLTagsFn | ModifyHTMLTagsContext',
      "Same<Callback<'modifyHTMLTags'>, ModifyHTMLTagsFn>",
      'Same<Second<ModifyHTMLTagsFn>, ModifyHTMLTagsContext>',
    ],
    [
      'modifyHTML | ModifyHTMLFn | ModifyHTMLContext',
      "Same<Callback<'modifyHTML'>, ModifyHTMLFn>",
      'Same<Second<ModifyHTMLFn>, ModifyHTMLContext>',
    ],
    [
      'modifyWebpackChain | ModifyWebpackChainFn | ModifyWebpackChainUtils',
      "Same<Callback<'modifyWebpackChain'>, ModifyWebpackChainFn>",
      'Same<Second<ModifyWebpackChainFn>, ModifyWebpackChainUtils>',
    ],
    [
      'modifyWebpackConfig | ModifyWebpackConfigFn | ModifyWebpackConfigUtils',
      "Same<Callback<'modifyWebpackConfig'>, ModifyWebpackConfigFn>",
      'Same<Second<ModifyWebpackConfigFn>, ModifyWebpackConfigUtils>',
    ],
    [
      'onBeforeCreateCompiler | OnBeforeCreateCompilerFn',
      "Same<Callback<'onBeforeCreateCompiler'>, OnBeforeCreateCompilerFn>",
    ],
    [
      'onAfterCreateCompiler | OnAfterCreateCompilerFn',
      "Same<Callback<'onAfterCreateCompiler'>, OnAfterCreateCompilerFn>",
    ],
    [
      'onBeforeEnvironmentCompile | OnBeforeEnvironmentCompileFn',
      "Same<Callback<'onBeforeEnvironmentCompile'>, OnBeforeEnvironmentCompileFn>",
    ],
    [
      'onAfterEnvironmentCompile | OnAfterEnvironmentCompileFn',
      "Same<Callback<'onAfterEnvironmentCompile'>, OnAfterEnvironmentCompileFn>",
    ],
    ['onBeforeBuild | OnBeforeBuildFn', "Same<Callback<'onBeforeBuild'>, OnBeforeBuildFn>"],
    ['onAfterBuild | OnAfterBuildFn', "Same<Callback<'onAfterBuild'>, OnAfterBuildFn>"],
    ['onCloseBuild | OnCloseBuildFn', "Same<Callback<'onCloseBuild'>, OnCloseBuildFn>"],
    [
      'onBeforeStartDevServer | OnBeforeStartDevServerFn',
      "Same<Callback<'onBeforeStartDevServer'>, OnBeforeStartDevServerFn>",
    ],
    [
      'onAfterStartDevServer | OnAfterStartDevServerFn',
      "Same<Callback<'onAfterStartDevServer'>, OnAfterStartDevServerFn>",
    ],
    [
      'onDevCompileDone | OnDevCompileDoneFn',
      "Same<Callback<'onDevCompileDone'>, OnDevCompileDoneFn>",
    ],
    [
      'onCloseDevServer | OnCloseDevServerFn',
      "Same<Callback<'onCloseDevServer'>, OnCloseDevServerFn>",
    ],
    [
      'onBeforeStartProdServer | OnBeforeStartProdServerFn',
      "Same<Callback<'onBeforeStartProdServer'>, OnBeforeStartProdServerFn>",
    ],
    [
      'onAfterStartProdServer | OnAfterStartProdServerFn',
      "Same<Callback<'onAfterStartProdServer'>, OnAfterStartProdServerFn>",
    ],
    ['onExit | OnExitFn', "Same<Callback<'onExit'>, OnExitFn>"],
    [
      'ModifyChainUtils has the utilities that modifyBundlerChain and modifyRspackConfig share.',
      'Fits<ModifyBundlerChainUtils, ModifyChainUtils>',
      'Fits<ModifyRspackConfigUtils, ModifyChainUtils>',
      'Same<keyof ModifyBundlerChainUtils & keyof ModifyRspackConfigUtils, keyof ModifyChainUtils>',
    ],
    [
      'api.transform | TransformHook, TransformDescriptor, TransformHandler, TransformContext',
      "Same<Api['transform'], TransformHook>",
      'Same<Parameters<TransformHook>[0], TransformDescriptor>',
      'Same<Handler<TransformHook>, TransformHandler>',
      'Same<Parameters<TransformHandler>[0], TransformContext>',
    ],
    [
      'api.resolve | ResolveHook, ResolveHandler',
      "Same<Api['resolve'], ResolveHook>",
      'Same<Handler<ResolveHook>, ResolveHandler>',
    ],
    [
      'api.processAssets | ProcessAssetsHook, ProcessAssetsDescriptor, ProcessAssetsHandler',
      "Same<Api['processAssets'], ProcessAssetsHook>",
      'Same<Parameters<ProcessAssetsHook>[0], ProcessAssetsDescriptor>',
      'Same<Handler<ProcessAssetsHook>, ProcessAssetsHandler>',
    ],
    [
      'defineConfig | ConfigParams, the parameter of a config function',
      "Fits<(params: ConfigParams) => RsbuildConfig, Parameters<typeof import('@rsbuild/core').defineConfig>[0]>",
    ],
    [
      'loadConfig | LoadConfigOptions, LoadConfigResult',
      "Fits<typeof import('@rsbuild/core').loadConfig, (options?: LoadConfigOptions) => Promise<LoadConfigResult>>",
    ],
    [
      'loadEnv | LoadEnvOptions, LoadEnvResult',
      "Fits<typeof import('@rsbuild/core').loadEnv, (options?: LoadEnvOptions) => LoadEnvResult>",
    ],
    [
      'rsbuild.build | Build, BuildOptions',
      "Same<RsbuildInstance['build'], Build>",
      'Same<NonNullable<Parameters<Build>[0]>, BuildOptions>',
    ],
    [
      'rsbuild.startDevServer | StartDevServerOptions, StartServerResult',
      "Same<RsbuildInstance['startDevServer'], (options?: StartDevServerOptions) => Promise<StartServerResult>>",
    ],
    [
      'rsbuild.preview | PreviewOptions, StartServerResult',
      "Same<RsbuildInstance['preview'], (options?: PreviewOptions) => Promise<StartServerResult>>",
    ],
    [
      'rsbuild.createCompiler | CreateCompiler',
      "Same<RsbuildInstance['createCompiler'], CreateCompiler>",
    ],
    [
      'rsbuild.inspectConfig | InspectConfigOptions, InspectConfigResult',
      "Same<RsbuildInstance['inspectConfig'], (options?: InspectConfigOptions) => Promise<InspectConfigResult>>",
    ],
    [
      'What the promise of createRsbuild resolves to.',
      "Same<Awaited<ReturnType<typeof import('@rsbuild/core').createRsbuild>>, RsbuildInstance>",
    ],
    [
      'What the promise of createDevServer resolves to.',
      "Same<Awaited<ReturnType<RsbuildInstance['createDevServer']>>, RsbuildDevServer>",
    ],
    [
      'A namespace with the types of @rspack/core, so you can use these types without installing @rspack/core.',
      "Fits<Rspack.Configuration, NonNullable<Parameters<typeof import('@rsbuild/core').rspack>[0]>>",
      "Fits<Rspack.Compiler, Parameters<OnAfterCreateCompilerFn>[0]['compiler']>",
    ],
    [
      "GetRsbuildConfig | RsbuildPluginAPI['getRsbuildConfig']",
      "Same<Api['getRsbuildConfig'], RsbuildInstance['getRsbuildConfig']>",
    ],
    [
      "HookDescriptor | { order: 'pre' | 'post' | 'default'; handler: … }",
      "Fits<{ order: 'pre' | 'post' | 'default'; handler: OnAfterBuildFn }, Parameters<Api['onAfterBuild']>[0]>",
    ],
    [
      "ResolveConfig | RsbuildConfig['resolve']",
      "Same<Section<'resolve'>, NonNullable<EnvironmentConfig['resolve']>>",
    ],
  ]),
  {
    says: "Each section except resolve, whose types aren't exported, has two types.",
    run: 'script',
    expect() {
      const names = coreExports();
      const typesOf = (section: string) => [`${section}Config`, `Normalized${section}Config`];
      assert.deepEqual(
        typesOf('Resolve').map((name) => names.includes(name)),
        [false, false],
      );
      assert.deepEqual(
        typesOf('Source').map((name) => names.includes(name)),
        [true, true],
      );
    },
  },
  ...[
    "CreateDevServerOptions | Parameters<RsbuildInstance['createDevServer']>[0]",
    "EnvironmentAPI | RsbuildDevServer['environments']",
    "ProcessAssetsStage | ProcessAssetsDescriptor['stage']",
    "Routes | Parameters<OnAfterStartDevServerFn>[0]['routes']",
  ].map<Proof>((row) => ({
    says: row,
    run: 'script',
    expect: () => assert.ok(!coreExports().includes(row.split(' ')[0]!)),
  })),
  {
    says: 'Some names appear in declarations and in your editor, but when you import them, TypeScript reports that the module has no exported member of that name.',
    run: 'script',
    expect() {
      const names = coreExports();
      assert.ok(['GetRsbuildConfig', 'HookDescriptor'].every((name) => !names.includes(name)));
    },
  },
];

/** Proofs that need not hold in a context, because a page tells the reader so. */
export interface AcceptedDifference {
  /** names of the contexts, as `npm run docs -- matrix` prints them */
  contexts: string[];
  /** the page of the proofs, or the folder of the pages */
  page: string;
  /** a quote of the proof, where not all proofs of the page are meant */
  quote?: string;
  /** the page that tells it, and its sentence */
  told: { page: string; says: string; section?: string };
}

const targets = ['target node', 'target web-worker'];
const unhashed = ['mode development', 'mode none'];
const blocking = ['scriptLoading blocking'];
const federation = ['Module Federation', 'Module Federation with exposes'];

const target = 'docs/config/output/target.mdx';
const options = 'docs/config/module-federation/options.mdx';
const output = (name: string) => `docs/config/output/${name}.mdx`;
const guide = (name: string) => `docs/guide/${name}.mdx`;
const plugin = (name: string) => `docs/plugins/list/plugin-${name}.mdx`;
const performance = (name: string) => `docs/config/performance/${name}.mdx`;

const noPages = { page: target, says: 'HTML pages | Yes | No | No' };
const names = {
  page: target,
  says: 'Name of the environment, unless you define one | web | node | webWorker',
};
const scripts = {
  page: target,
  says: 'Scripts in | static/js | The output directory itself | static/js',
};
const hashes = {
  page: 'docs/config/output/filename-hash.mdx',
  says: 'JavaScript for web and web-worker | Hash | No hash',
};
const folders = {
  page: 'docs/config/output/dist-path.mdx',
  says: "js | static/js, or '' for the target node | Scripts that the page loads at once",
};
const noPublicFiles = {
  page: 'docs/config/server/public-dir.mdx',
  says: "'auto' | Copies for the targets web and web-worker, but not for node",
};
const prefix = {
  page: 'docs/config/output/asset-prefix.mdx',
  says: 'Rsbuild only reads the option in production mode.',
};
/** what the pages of `performance.prefetch` and `performance.preload` share */
const resourceHints = 'docs/shared/resource-hints.mdx';
const inlined = {
  page: 'docs/config/output/inline-styles.mdx',
  says: 'true | The stylesheets of the page, with names that match /\\.css$/ | Production',
};
const withoutDefer = {
  page: 'docs/config/html/script-loading.mdx',
  says: '\'blocking\' | <script src="…"> | The browser stops parsing until the script has downloaded and run',
};
/** without the default strategy, other chunks exist */
const strategy = {
  page: options,
  says: 'The strategy of performance.chunkSplit changes from split-by-experience to custom',
};
const clash = {
  page: 'docs/config/output/filename.mdx',
  says: 'But then a second one joins it, for example an async chunk, the lib-react chunk of the React plugin or a file of Module Federation.',
};
const minified = {
  page: 'docs/config/output/minify.mdx',
  says: 'The default, true, minifies in production mode alone.',
};
const localNames = {
  page: 'docs/config/output/css-modules.mdx',
  says: 'In development, the name shows the path of the stylesheet.',
};
const inlinedScripts = {
  page: 'docs/config/output/inline-scripts.mdx',
  says: 'A regular expression | Scripts whose name matches | Production',
};
const onlyTopLevel = {
  page: options,
  says: 'If you set moduleFederation in environments, Rsbuild registers the plugin, but dev.assetPrefix, server.cors and dev.client.port stay as they are.',
};
const exposing = { page: options, says: 'dev.assetPrefix defaults to true | You set exposes' };
const keepsClient = {
  page: 'docs/config/dev/hmr.mdx',
  says: 'The pages of this environment ignore your edits, but they still contain the client code and open a WebSocket.',
};
const oneScript = {
  page: target,
  says: 'import() | Loads a chunk | Loads a chunk | Included in the one script',
};
const notSplit = {
  page: performance('chunk-split'),
  says: 'For node and web-worker, Rsbuild turns splitting off.',
};
const asyncFolder = {
  page: 'docs/config/output/dist-path.mdx',
  says: 'jsAsync | <js>/async, or the same as js for node | Scripts that import() loads',
};
/** what is exposed is built a second time, in one file with the runtime */
const exposed = {
  page: options,
  says: "The entry file isn't split | You set exposes | It has to work without other chunks",
};
const notFederated = {
  page: options,
  says: 'For node and web-worker, Rsbuild leaves out the plugin.',
};
const onlyForBrowsers = {
  page: 'docs/guide/advanced/browserslist.mdx',
  says: "Builds for the target node ignore .browserslistrc and package.json, because such code doesn't run in a browser.",
};
const noPolyfills = { page: target, says: 'output.polyfill | Works | Ignored | Works' };
const hotInDevelopment = {
  page: 'docs/config/dev/hmr.mdx',
  says: 'HMR needs development mode and the target web.',
};
const unusedExports = {
  page: 'docs/guide/faq/exceptions.mdx',
  says: 'Rsbuild removes unused exports in production mode and keeps them in development.',
};
const bundlerChain = 'docs/config/tools/bundler-chain.mdx';
/** a package of its own for Node.js has a package.json, which the cache watches too */
const watched = {
  page: performance('build-cache'),
  says: 'package.json in the root | It exists',
};

export const acceptedDifferences: AcceptedDifference[] = [
  { contexts: targets, page: 'docs/config/html', told: noPages },
  { contexts: targets, page: 'docs/config/output/inline-styles.mdx', told: noPages },
  {
    contexts: targets,
    page: 'docs/config/performance/chunk-split.mdx',
    told: notSplit,
  },
  { contexts: targets, page: 'docs/config/performance/print-file-size.mdx', told: names },
  { contexts: targets, page: 'docs/config/performance/bundle-analyze.mdx', told: names },
  { contexts: targets, page: 'docs/config/output/filename.mdx', told: noPages },
  { contexts: ['target node'], page: 'docs/config/output/filename-hash.mdx', told: scripts },
  { contexts: ['target node'], page: 'docs/config/output/legal-comments.mdx', told: scripts },
  { contexts: ['target node'], page: 'docs/config/output/minify.mdx', told: scripts },
  { contexts: ['target node'], page: 'docs/config/output/source-map.mdx', told: scripts },
  { contexts: ['target node'], page: output('charset'), told: scripts },
  { contexts: ['target node'], page: 'docs/config/source', told: scripts },
  { contexts: ['target node'], page: 'docs/config/security/sri.mdx', told: noPages },
  {
    contexts: ['target web-worker'],
    page: 'docs/config/security/sri.mdx',
    told: oneScript,
  },
  { contexts: ['target node'], page: output('inject-styles'), told: scripts },
  { contexts: targets, page: output('inline-scripts'), told: noPages },
  { contexts: ['target node'], page: output('copy'), told: noPublicFiles },
  {
    contexts: ['target node'],
    page: output('manifest'),
    quote: 'Files from the public directory, on the other hand, exist without being listed.',
    told: noPublicFiles,
  },
  { contexts: ['target node'], page: output('manifest'), told: scripts },
  {
    contexts: targets,
    page: output('override-browserslist'),
    told: {
      page: output('override-browserslist'),
      says: '2 | .browserslistrc, or browserslist in package.json | Yes | Not read',
    },
  },
  {
    contexts: ['target web-worker'],
    page: output('polyfill'),
    told: oneScript,
  },
  {
    contexts: ['target node'],
    page: 'docs/config/output/dist-path.mdx',
    told: asyncFolder,
  },
  {
    contexts: ['target web-worker'],
    page: 'docs/config/output/dist-path.mdx',
    told: oneScript,
  },
  {
    contexts: ['target node'],
    page: 'docs/config/output/polyfill.mdx',
    told: noPolyfills,
  },
  {
    contexts: ['target node'],
    page: 'docs/config/server/public-dir.mdx',
    told: noPublicFiles,
  },
  { contexts: unhashed, page: 'docs/config/environments.mdx', told: hashes },
  { contexts: unhashed, page: 'docs/config/output/emit-css.mdx', told: hashes },
  { contexts: unhashed, page: 'docs/config/output/filename-hash.mdx', told: hashes },
  { contexts: unhashed, page: 'docs/config/output/legal-comments.mdx', told: hashes },
  { contexts: unhashed, page: 'docs/config/performance/print-file-size.mdx', told: hashes },
  { contexts: ['mode production'], page: 'docs/config/dev', told: hashes },
  { contexts: ['mode production'], page: 'docs/config/server', told: hashes },
  { contexts: ['mode production'], page: 'docs/config/source', told: hashes },
  { contexts: ['mode development'], page: 'docs/config/source/pre-entry.mdx', told: hashes },
  { contexts: unhashed, page: 'docs/config/output/asset-prefix.mdx', told: prefix },
  { contexts: unhashed, page: 'docs/config/html/crossorigin.mdx', told: prefix },
  {
    contexts: unhashed,
    page: 'docs/config/html/crossorigin.mdx',
    quote: 'Inline <script> and <style> | Not added',
    told: inlined,
  },
  {
    contexts: unhashed,
    page: 'docs/config/html/template.mdx',
    quote:
      'With this prefix, <%= assetPrefix %>/logo.png becomes auto/logo.png, which leads nowhere.',
    told: prefix,
  },
  {
    contexts: targets,
    page: options,
    quote: "Module Federation's runtime contains import(), and Rsbuild leaves it in place.",
    told: notFederated,
  },
  { contexts: ['target node'], page: output('data-uri-limit'), told: scripts },
  {
    contexts: ['target node'],
    page: output('asset-prefix'),
    quote:
      'You find the prefix in process.env.ASSET_PREFIX and in import.meta.env.ASSET_PREFIX, without the slash at the end:',
    told: scripts,
  },
  {
    contexts: federation,
    page: output('asset-prefix'),
    quote:
      'Keep the assignment in a separate module and import this module first. Next to the other imports, the assignment would run after them.',
    told: strategy,
  },
  {
    contexts: federation,
    page: output('charset'),
    quote:
      'SWC escapes strings, template literals and identifiers in the files that it compiles, while other files, such as JSON and most packages, keep their characters.',
    told: strategy,
  },
  {
    contexts: unhashed,
    page: 'docs/config/html/app-icon.mdx',
    quote: "If you have nested pages, such as dist/shop/index.html, avoid the prefix 'auto'.",
    told: prefix,
  },
  { contexts: unhashed, page: 'docs/config/html/favicon.mdx', told: prefix },
  { contexts: unhashed, page: 'docs/config/html/tags.mdx', told: prefix },
  { contexts: unhashed, page: 'docs/config/output/inline-styles.mdx', told: inlined },
  { contexts: unhashed, page: output('inline-scripts'), told: inlinedScripts },
  { contexts: unhashed, page: output('css-modules'), told: localNames },
  { contexts: unhashed, page: output('minify'), told: minified },
  { contexts: unhashed, page: output('manifest'), told: prefix },
  { contexts: unhashed, page: target, told: hashes },
  {
    contexts: unhashed,
    page: output('polyfill'),
    told: {
      page: output('polyfill'),
      says: 'These are the sizes after minification, before the server compresses them.',
    },
  },
  {
    contexts: unhashed,
    page: 'docs/config/security/nonce.mdx',
    quote: '<style> from output.inlineStyles | Yes',
    told: inlined,
  },
  {
    contexts: unhashed,
    page: 'docs/config/security/sri.mdx',
    told: {
      page: 'docs/config/security/sri.mdx',
      says: "'auto' | Hashes | No hashes",
    },
  },
  {
    contexts: ['mode production'],
    page: 'docs/config/environments.mdx',
    quote: 'Inside an environment, Rsbuild ignores both without a message:',
    told: hashes,
  },
  { contexts: ['distPath.js'], page: 'docs/config/environments.mdx', told: folders },
  { contexts: ['distPath.js'], page: 'docs/config/output/emit-css.mdx', told: folders },
  { contexts: ['distPath.js'], page: target, told: folders },
  {
    contexts: ['type module'],
    page: target,
    told: {
      page: target,
      says: 'The package.json of your project contains "type": "module", so Node.js takes the CommonJS file dist/index.js for an ES module.',
    },
  },
  { contexts: ['distPath.js'], page: output('clean-dist-path'), told: folders },
  { contexts: ['distPath.js'], page: output('css-modules'), told: folders },
  { contexts: ['distPath.js'], page: output('dist-path'), told: folders },
  { contexts: ['distPath.js'], page: output('emit-assets'), told: folders },
  { contexts: ['distPath.js'], page: output('externals'), told: folders },
  {
    contexts: ['target node'],
    page: output('externals'),
    told: {
      page: output('externals'),
      says: "For the target node, there are no global variables to look for: react: 'React' becomes require('React').",
    },
  },
  {
    contexts: ['target web-worker'],
    page: output('externals'),
    told: {
      page: output('externals'),
      says: "But a worker can't see the variables of the page, so for the target web-worker, Rsbuild ignores the option and bundles the import.",
    },
  },
  { contexts: ['distPath.js'], page: output('filename'), told: folders },
  { contexts: ['distPath.js'], page: output('filename-hash'), told: folders },
  { contexts: ['distPath.js'], page: output('inline-scripts'), told: folders },
  { contexts: ['distPath.js'], page: output('inject-styles'), told: folders },
  { contexts: ['distPath.js'], page: output('polyfill'), told: folders },
  {
    contexts: ['distPath.js'],
    page: output('copy'),
    told: {
      page: output('copy'),
      says: 'The build already has a script, a stylesheet or an image of this name, which takes precedence.',
    },
  },
  {
    contexts: blocking,
    page: 'docs/config/dev/live-reload.mdx',
    quote: 'Hot updates still work.',
    told: withoutDefer,
  },
  { contexts: blocking, page: 'docs/config/html/crossorigin.mdx', told: withoutDefer },
  { contexts: blocking, page: 'docs/config/html/inject.mdx', told: withoutDefer },
  { contexts: blocking, page: 'docs/config/html/tags.mdx', told: withoutDefer },
  { contexts: blocking, page: 'docs/config/html/template.mdx', told: withoutDefer },
  { contexts: blocking, page: output('inline-scripts'), told: withoutDefer },
  {
    contexts: ['under environments'],
    page: 'docs/config/dev/lazy-compilation.mdx',
    told: {
      page: 'docs/config/dev/lazy-compilation.mdx',
      says: 'The types allow environments.<name>.dev.lazyCompilation, but Rsbuild ignores the value.',
    },
  },
  { contexts: federation, page: 'docs/config/dev', told: strategy },
  { contexts: federation, page: 'docs/config/html/crossorigin.mdx', told: strategy },
  { contexts: federation, page: 'docs/config/html/inject.mdx', told: strategy },
  { contexts: federation, page: 'docs/config/html/script-loading.mdx', told: strategy },
  { contexts: federation, page: 'docs/config/html/tags.mdx', told: strategy },
  { contexts: federation, page: 'docs/config/html/template-parameters.mdx', told: strategy },
  { contexts: federation, page: 'docs/config/output/manifest.mdx', told: strategy },
  { contexts: federation, page: output('dist-path'), told: strategy },
  { contexts: federation, page: output('emit-assets'), told: strategy },
  { contexts: federation, page: output('externals'), told: strategy },
  { contexts: federation, page: output('filename'), told: clash },
  { contexts: federation, page: output('inline-scripts'), told: strategy },
  { contexts: federation, page: output('source-map'), told: strategy },
  { contexts: federation, page: target, told: strategy },
  {
    contexts: ['Module Federation with exposes'],
    page: output('override-browserslist'),
    told: {
      page: output('override-browserslist'),
      says: 'The build then compiles newer syntax and adds CSS prefixes for what is on the list:',
    },
  },
  { contexts: ['Module Federation with exposes'], page: output('minify'), told: strategy },
  { contexts: federation, page: 'docs/config/output/polyfill.mdx', told: strategy },
  {
    contexts: ['Module Federation with exposes'],
    page: performance('chunk-split'),
    told: {
      page: performance('chunk-split'),
      says: "If your application exposes modules, Rsbuild also sets chunks: 'async' instead of 'all'",
    },
  },
  ...(
    [
      [
        strategy,
        [
          'lib-axios | axios and axios-* | None',
          'As long as you only reach its packages through import(), the chunk stays on demand, for example as async/lib-axios.js.',
          'But as soon as your code imports one of them statically, the page loads the whole chunk.',
          "For the groups of the framework plugins, set react, vue or router to false, because these are their keys; 'lib-react': false has no effect.",
          'For the groups of the framework plugins, set react, vue or router to false,',
          'If both match the same modules, the built-in group wins, unless the modules are too small for it.',
          "You've used the key axios for axios, but the file is still called lib-axios.js.",
          'In a React app, for example, a production build writes:',
          'Some packages are large, change rarely and are needed by most pages, so this strategy gives them files with fixed names.',
          "lib-polyfill | core-js, @swc/helpers, tslib | output.polyfill is 'usage' or 'entry'",
          'lib-react, lib-router | React and its router | You use @rsbuild/plugin-react',
          'lib-vue, lib-router | Vue and its router | You use @rsbuild/plugin-vue',
          'In the default strategy, your groups have the same priority as the lib-* groups.',
          'override: false is the same as no override.',
        ],
      ],
      [
        {
          page: performance('chunk-split'),
          says: 'The runtime of Module Federation consists of npm packages that the page needs from the start.',
        },
        [
          'The chunks are called npm.<package>.',
          'In forceSplitting, each key is the name of a chunk',
          "A lib-* chunk needs at least 20,000 bytes in production mode, or 10,000 bytes in other modes, otherwise Rspack doesn't create it.",
          'If all of your packages are behind import(), the chunk stays on demand as async/vendor.js.',
          'To choose the name yourself, remove the built-in group:',
          'The chunks are then called force-split-0, force-split-1 and so on:',
          "'split-by-module' | index.js, npm.react.js, npm.react-dom.js, npm.scheduler.js, npm.clsx.js | async/npm.lodash.js",
          'For a scoped package the name is npm.<scope>.<package>, without the @.',
          'Code smaller than minSize stays where it is,',
          'For example, this gives a large package its own file:',
          'If you only reach the packages through import(), the chunk stays on demand.',
          'Otherwise it also matches packages whose names begin in the same way, such as moment-timezone:',
          'as soon as your code imports one of them statically, the page loads the others too and gets one more <script>.',
        ],
      ],
    ] as const
  ).flatMap(([told, quotes]) =>
    quotes.map((quote): AcceptedDifference => ({
      contexts: ['Module Federation'],
      page: performance('chunk-split'),
      quote,
      told,
    })),
  ),
  { contexts: federation, page: 'docs/config/source', told: strategy },
  { contexts: ['Module Federation'], page: 'docs/config/resolve/dedupe.mdx', told: strategy },
  { contexts: ['Module Federation'], page: 'docs/config/security/sri.mdx', told: strategy },
  {
    contexts: ['Module Federation with exposes'],
    page: 'docs/config/output/inline-scripts.mdx',
    told: {
      page: 'docs/config/output/inline-scripts.mdx',
      says: 'The chunks that import() loads stay files, as do workers and assets that are larger than output.dataUriLimit.',
    },
  },
  {
    contexts: ['Module Federation with exposes'],
    page: 'docs/config/output/inline-styles.mdx',
    told: {
      page: 'docs/config/output/inline-styles.mdx',
      says: 'Rsbuild only inlines stylesheets that the HTML links, so import what the first view needs directly.',
    },
  },
  {
    contexts: ['Module Federation with exposes'],
    page: 'docs/config/server/cors.mdx',
    told: {
      page: options,
      says: 'server.cors defaults to true (since 1.3.0) | You set exposes',
    },
  },
  {
    contexts: ['Module Federation with exposes'],
    page: 'docs/config/server/base.mdx',
    told: {
      page: options,
      says: 'dev.assetPrefix defaults to true | You set exposes',
    },
  },
  { contexts: ['type module'], page: performance('build-cache'), told: watched },
  { contexts: unhashed, page: performance('preload'), told: inlined },
  { contexts: unhashed, page: resourceHints, told: inlined },
  {
    contexts: unhashed,
    page: performance('preload'),
    quote: "but 'anonymous' is only added if your assets have a prefix other than /.",
    told: prefix,
  },
  ...[performance('prefetch'), performance('preload'), resourceHints].flatMap(
    (page): AcceptedDifference[] => [
      {
        contexts: blocking,
        page,
        told: {
          page: resourceHints,
          says: "With html.scriptLoading set to 'blocking', or html.inject set to 'body', the tags come before the scripts.",
        },
      },
      { contexts: ['Module Federation'], page, told: strategy },
      {
        contexts: ['Module Federation with exposes'],
        page,
        told: {
          page: resourceHints,
          says: 'If there is only one entry, its page also gets tags for the scripts of its web workers, and for the modules that you list in exposes',
        },
      },
    ],
  ),
  { contexts: federation, page: performance('print-file-size'), told: strategy },
  { contexts: ['target node'], page: performance('remove-console'), told: scripts },
  {
    // The runtime that exposes bring along asks whether there is a console.warn.
    contexts: ['Module Federation with exposes'],
    page: performance('remove-console'),
    told: {
      page: performance('remove-console'),
      says: 'const log = console.log; | Kept | Kept',
    },
  },
  {
    contexts: ['under environments'],
    page: 'docs/config/dev/asset-prefix.mdx',
    quote:
      'For an application that exposes modules through Module Federation (moduleFederation.options.exposes at the top level), true is the default.',
    told: onlyTopLevel,
  },
  {
    contexts: ['under environments'],
    page: 'docs/config/server/cors.mdx',
    quote:
      'So if you set exposes in moduleFederation.options at the top level and leave server.cors out, Rsbuild sets server.cors to true.',
    told: onlyTopLevel,
  },
  {
    contexts: ['under environments'],
    page: options,
    quote: 'dev.assetPrefix defaults to true | You set exposes',
    told: onlyTopLevel,
  },
  {
    contexts: ['Module Federation with exposes'],
    page: options,
    quote: "An environment doesn't get all defaults",
    told: exposing,
  },
  ...[
    [
      'client',
      'If dev.hmr and dev.liveReload are both false at the top level, the page has no client.',
    ],
    ['hmr', 'false | false | The page stays as it is. It has no client code and no WebSocket'],
    [
      'live-reload',
      'Rsbuild then leaves out the client code, opens no WebSocket and stops watching dev.watchFiles for page reloads:',
    ],
  ].map(([name, quote]): AcceptedDifference => ({
    contexts: ['under environments'],
    page: `docs/config/dev/${name}.mdx`,
    quote,
    told: keepsClient,
  })),
  { contexts: ['target node'], page: 'docs/config/dev/lazy-compilation.mdx', told: scripts },
  {
    contexts: ['target web-worker'],
    page: 'docs/config/dev/lazy-compilation.mdx',
    told: oneScript,
  },
  ...[
    'With true, these changes reach the browser, because the server sends what is in the directory.',
    'or if the fallback is false, you see the status 404.',
  ].map((quote): AcceptedDifference => ({
    contexts: ['as a function'],
    page: 'docs/config/dev/write-to-disk.mdx',
    quote,
    told: {
      page: 'docs/config/dev/write-to-disk.mdx',
      says: 'But if you set a function, or different values for your environments, the server answers from memory.',
    },
  })),
  ...(
    [
      [
        'docs/config/source/include.mdx',
        'The plugin then names the source file that the syntax comes from, and not just the output file.',
        "In production mode and for the target web, it makes the build fail if the output has syntax that your browsers don't support.",
      ],
      [
        guide('advanced/browser-compatibility'),
        'Set output.sourceMap to true as well, so that the plugin names the file that the syntax comes from and not only the output file.',
        'In production mode and for the target web, the plugin compares the output with your browsers and reports newer syntax:',
      ],
    ] as const
  ).map(([page, quote, says]): AcceptedDifference => ({
    contexts: ['target web-worker', ...unhashed],
    page,
    quote,
    told: { page, says },
  })),
  { contexts: ['target web-worker'], page: 'docs/config/server/public-dir.mdx', told: noPages },
  { contexts: ['target web-worker'], page: 'docs/config/root.mdx', told: noPages },
  { contexts: ['target node'], page: 'docs/config/root.mdx', told: noPublicFiles },
  {
    contexts: targets,
    page: bundlerChain,
    quote: 'HMR | hmr | HotModuleReplacementPlugin',
    told: {
      page: 'docs/config/dev/hmr.mdx',
      says: 'In other modes, and for the targets node and web-worker, HMR is off.',
    },
  },
  {
    contexts: targets,
    page: bundlerChain,
    quote: 'MODULE_FEDERATION | module-federation | moduleFederation.options',
    told: notFederated,
  },
  {
    contexts: targets,
    page: bundlerChain,
    quote: 'SUBRESOURCE_INTEGRITY | subresource-integrity | security.sri',
    told: noPages,
  },
  {
    contexts: targets,
    page: bundlerChain,
    quote: 'CHAIN_ID | The predefined ids below',
    told: names,
  },
  {
    contexts: federation,
    page: bundlerChain,
    quote: "These plugins belong to an option and are absent unless you've set it:",
    told: {
      page: bundlerChain,
      says: 'MODULE_FEDERATION | module-federation | moduleFederation.options',
    },
  },
  { contexts: targets, page: 'docs/config/tools/html-plugin.mdx', told: noPages },
  {
    contexts: ['as an array'],
    page: 'docs/config/tools/rspack.mdx',
    quote: 'A single function outside an array is free of this problem.',
    told: {
      page: 'docs/config/tools/rspack.mdx',
      says: 'You put an asynchronous function into an array, and the function returns nothing.',
    },
  },
  {
    contexts: blocking,
    page: 'docs/config/tools/style-loader.mdx',
    told: {
      page: 'docs/config/tools/style-loader.mdx',
      says: "Often the selector is 'body': if html.scriptLoading is 'blocking' and the scripts are in the <head>, the browser hasn't reached the <body> yet.",
    },
  },
  ...[
    ['sass', './page.scss, ./page.sass | The styles become part of the page'],
    ['less', './page.less | The styles become part of the page'],
    ['stylus', './page.styl, ./page.stylus | The styles become part of the page'],
  ].map(([name = '', quote]): AcceptedDifference => ({
    contexts: unhashed,
    page: plugin(name),
    quote,
    told: localNames,
  })),
  ...[
    'You set neither include nor exclude. Babel compiles the same files as SWC: your code and the files of source.include, without those of source.exclude.',
    'You set one of the two. The plugin adds a separate rule for Babel, which applies to the script files that match.',
    'When you set this option alone, Babel compiles the other script files, including those in node_modules',
  ].map((quote): AcceptedDifference => ({
    contexts: ['Module Federation'],
    page: plugin('babel'),
    quote,
    told: strategy,
  })),
  {
    contexts: federation,
    page: plugin('react'),
    quote:
      'SWC compiles your JSX and TSX, the dev server uses Fast Refresh, and React and your router are in separate chunks.',
    told: {
      page: plugin('react'),
      says: "Module Federation changes the strategy to 'custom', so a project that uses it gets neither chunk.",
    },
  },
  ...[
    'SWC compiles your JSX and TSX, the dev server uses Fast Refresh, and React and your router are in separate chunks.',
    'injectEntry | boolean | true',
    'But list node_modules again, because a condition that you set replaces the default one:',
  ].map((quote): AcceptedDifference => ({
    contexts: targets,
    page: plugin('react'),
    quote,
    told: {
      page: plugin('react'),
      says: 'Fast Refresh is active in development mode if dev.hmr is on and the target is web.',
    },
  })),
  {
    contexts: federation,
    page: plugin('vue'),
    quote:
      "That's why the plugin puts Vue and its router into separate chunks, which browsers can keep in their caches from one release to the next:",
    told: {
      page: plugin('vue'),
      says: "Module Federation changes the strategy to 'custom', so a project that uses it gets neither chunk.",
    },
  },
  {
    contexts: targets,
    page: plugin('vue'),
    quote:
      "That's why the plugin puts Vue and its router into separate chunks, which browsers can keep in their caches from one release to the next:",
    told: notSplit,
  },
  { contexts: ['target node'], page: plugin('solid'), told: scripts },
  {
    contexts: ['target node'],
    page: plugin('svgr'),
    quote: 'In development, the bundle contains both forms, even if you use only one of them.',
    told: scripts,
  },
  ...['solid', 'svgr'].map((name): AcceptedDifference => ({
    contexts: ['target web-worker'],
    page: plugin(name),
    told: {
      page: output('externals'),
      says: "But a worker can't see the variables of the page, so for the target web-worker, Rsbuild ignores the option and bundles the import.",
    },
  })),
  {
    contexts: ['Module Federation'],
    page: guide('advanced/alias'),
    told: strategy,
  },
  {
    contexts: ['Module Federation'],
    page: guide('advanced/browser-compatibility'),
    told: strategy,
  },
  {
    contexts: ['Module Federation with exposes'],
    page: guide('advanced/browser-compatibility'),
    told: exposed,
  },
  {
    contexts: ['distPath.js'],
    page: guide('advanced/browser-compatibility'),
    told: folders,
  },
  {
    contexts: ['mode production'],
    page: guide('advanced/browser-compatibility'),
    told: hashes,
  },
  {
    contexts: ['target node'],
    page: guide('advanced/browser-compatibility'),
    told: onlyForBrowsers,
  },
  {
    contexts: ['target web-worker'],
    page: guide('advanced/browser-compatibility'),
    told: notSplit,
  },
  {
    contexts: ['Module Federation'],
    page: guide('advanced/browserslist'),
    told: strategy,
  },
  {
    contexts: ['Module Federation with exposes'],
    page: guide('advanced/browserslist'),
    told: exposed,
  },
  {
    contexts: ['target node'],
    page: guide('advanced/browserslist'),
    told: onlyForBrowsers,
  },
  {
    contexts: ['target web-worker'],
    page: guide('advanced/browserslist'),
    told: notSplit,
  },
  {
    contexts: ['Module Federation'],
    page: guide('advanced/env-vars'),
    told: strategy,
  },
  {
    contexts: ['Module Federation with exposes'],
    page: guide('advanced/env-vars'),
    told: exposed,
  },
  {
    contexts: unhashed,
    page: guide('advanced/env-vars'),
    told: {
      page: 'docs/config/mode.mdx',
      says: "process.env.NODE_ENV in your code | 'development' | 'production' | Not replaced",
    },
  },
  {
    contexts: ['target node'],
    page: guide('advanced/env-vars'),
    told: asyncFolder,
  },
  {
    contexts: ['target web-worker'],
    page: guide('advanced/env-vars'),
    told: oneScript,
  },
  {
    contexts: ['Module Federation with exposes'],
    page: guide('advanced/environments'),
    told: exposed,
  },
  {
    contexts: ['distPath.js'],
    page: guide('advanced/environments'),
    told: folders,
  },
  {
    contexts: unhashed,
    page: guide('advanced/environments'),
    told: hashes,
  },
  {
    contexts: ['mode production'],
    page: guide('advanced/environments'),
    told: {
      page: guide('advanced/environments'),
      says: 'In development mode, loadBundle() runs a bundle in Node.js and returns its exports.',
    },
  },
  {
    contexts: ['mode development', 'mode production'],
    page: guide('advanced/hmr'),
    told: hotInDevelopment,
  },
  {
    contexts: blocking,
    page: guide('advanced/hmr'),
    told: withoutDefer,
  },
  {
    contexts: ['under environments'],
    page: guide('advanced/hmr'),
    quote:
      'false | false | The page stays as it is. If both are set at the top level, the page has no client code and opens no WebSocket',
    told: keepsClient,
  },
  {
    contexts: targets,
    page: guide('advanced/module-federation'),
    told: notFederated,
  },
  {
    contexts: ['under environments'],
    page: guide('advanced/module-federation'),
    told: onlyTopLevel,
  },
  {
    contexts: ['distPath.js'],
    page: guide('advanced/ssr'),
    told: folders,
  },
  {
    contexts: targets,
    page: guide('basic/html-template'),
    told: noPages,
  },
  {
    contexts: ['mode development'],
    page: guide('basic/html-template'),
    told: hashes,
  },
  {
    contexts: ['distPath.js'],
    page: guide('basic/output-files'),
    told: folders,
  },
  {
    contexts: unhashed,
    page: guide('basic/output-files'),
    told: hashes,
  },
  {
    contexts: ['target node'],
    page: guide('basic/output-files'),
    told: scripts,
  },
  {
    contexts: ['target web-worker'],
    page: guide('basic/output-files'),
    told: oneScript,
  },
  {
    contexts: ['Module Federation with exposes'],
    page: guide('basic/server'),
    told: exposing,
  },
  {
    contexts: ['mode production'],
    page: guide('basic/server'),
    told: hashes,
  },
  {
    contexts: unhashed,
    page: guide('basic/static-assets'),
    told: prefix,
  },
  {
    contexts: ['target web-worker'],
    page: guide('basic/static-assets'),
    told: noPages,
  },
  {
    contexts: ['Module Federation with exposes'],
    page: guide('basic/web-workers'),
    told: exposed,
  },
  {
    contexts: ['mode development'],
    page: guide('basic/web-workers'),
    told: hashes,
  },
  {
    contexts: ['target node'],
    page: guide('basic/web-workers'),
    told: asyncFolder,
  },
  {
    contexts: ['Module Federation'],
    page: guide('configuration/swc'),
    told: strategy,
  },
  {
    contexts: federation,
    page: guide('faq/exceptions'),
    told: strategy,
  },
  {
    contexts: unhashed,
    page: guide('faq/exceptions'),
    told: unusedExports,
  },
  {
    contexts: ['target node'],
    page: guide('faq/exceptions'),
    told: noPolyfills,
  },
  {
    contexts: ['target web-worker'],
    page: guide('faq/exceptions'),
    told: notSplit,
  },
  {
    contexts: ['Module Federation'],
    page: guide('faq/features'),
    told: strategy,
  },
  {
    contexts: ['target node'],
    page: guide('faq/features'),
    told: scripts,
  },
  {
    contexts: ['distPath.js'],
    page: guide('faq/general'),
    told: folders,
  },
  {
    contexts: ['mode production'],
    page: guide('optimization/build-performance'),
    told: hashes,
  },
  {
    contexts: ['target node'],
    page: guide('optimization/build-performance'),
    told: scripts,
  },
  {
    contexts: ['under environments'],
    page: guide('optimization/build-performance'),
    told: {
      page: 'docs/config/dev/lazy-compilation.mdx',
      says: 'The types allow environments.<name>.dev.lazyCompilation, but Rsbuild ignores the value.',
    },
  },
  {
    contexts: federation,
    page: guide('optimization/code-splitting'),
    told: strategy,
  },
  {
    contexts: unhashed,
    page: guide('optimization/code-splitting'),
    told: hashes,
  },
  {
    contexts: blocking,
    page: guide('optimization/code-splitting'),
    told: withoutDefer,
  },
  {
    contexts: targets,
    page: guide('optimization/code-splitting'),
    told: notSplit,
  },
  {
    contexts: unhashed,
    page: guide('optimization/inline-assets'),
    told: inlined,
  },
  {
    contexts: ['Module Federation'],
    page: guide('optimization/optimize-bundle'),
    told: strategy,
  },
  {
    contexts: ['Module Federation with exposes'],
    page: guide('optimization/optimize-bundle'),
    told: exposed,
  },
  {
    contexts: unhashed,
    page: guide('optimization/optimize-bundle'),
    told: {
      page: guide('optimization/optimize-bundle'),
      says: 'Measure a production build, as this command does, because the dev server leaves its output unminified.',
    },
  },
  {
    contexts: targets,
    page: guide('optimization/optimize-bundle'),
    told: notSplit,
  },
  {
    contexts: unhashed,
    page: guide('basic/static-deploy'),
    quote:
      'By default, pages load their scripts and stylesheets from /static/…, which is right for a site at the root of a domain.',
    told: hashes,
  },
  {
    contexts: unhashed,
    page: guide('basic/static-deploy'),
    quote:
      'There is no such directory in dist, because server.base changes only the URLs and not the layout of dist.',
    told: hashes,
  },
  {
    contexts: unhashed,
    page: guide('basic/static-deploy'),
    quote:
      'If you only want to move the files in static elsewhere, leave the base alone and set output.assetPrefix:',
    told: prefix,
  },
  {
    contexts: unhashed,
    page: guide('basic/static-deploy'),
    quote:
      "You've set output.assetPrefix to a path such as '/shop/', and the preview server still serves the pages at /.",
    told: prefix,
  },
  {
    contexts: unhashed,
    page: guide('faq/features'),
    quote:
      'When you import a button from a modern component library, tree shaking leaves the other components out of your bundle.',
    told: unusedExports,
  },
  {
    contexts: ['target node'],
    page: guide('faq/exceptions'),
    quote: "Browsers don't have the modules of Node.js, such as fs, path or crypto.",
    told: {
      page: guide('faq/exceptions'),
      says: "Browsers don't have the modules of Node.js, such as fs, path or crypto.",
    },
  },
  {
    contexts: ['Module Federation'],
    page: guide('start/features'),
    told: strategy,
  },
  {
    contexts: federation,
    page: guide('start/glossary'),
    told: strategy,
  },
  {
    contexts: federation,
    page: guide('start/index'),
    told: strategy,
  },
  {
    contexts: ['mode development'],
    page: guide('start/glossary'),
    told: {
      page: plugin('react'),
      says: 'react | lib-react | react, react-dom, scheduler. In development also react-refresh and @rspack/plugin-react-refresh',
    },
  },
  {
    contexts: ['mode production'],
    page: guide('start/glossary'),
    told: hotInDevelopment,
  },
  {
    contexts: blocking,
    page: guide('start/glossary'),
    told: withoutDefer,
  },
  {
    contexts: targets,
    page: guide('start/glossary'),
    told: notSplit,
  },
  {
    contexts: unhashed,
    page: guide('start/index'),
    told: localNames,
  },
  {
    contexts: ['target node'],
    page: guide('start/index'),
    told: noPolyfills,
  },
  {
    contexts: ['target web-worker'],
    page: guide('start/index'),
    told: notSplit,
  },
  {
    contexts: blocking,
    page: guide('start/quick-start'),
    told: withoutDefer,
  },
  {
    contexts: unhashed,
    page: guide('styling/css-modules'),
    told: localNames,
  },
  {
    contexts: ['Module Federation'],
    page: guide('styling/css-usage'),
    told: strategy,
  },
  {
    contexts: unhashed,
    page: guide('styling/css-usage'),
    told: minified,
  },
  {
    contexts: ['target node'],
    page: guide('styling/css-usage'),
    told: onlyForBrowsers,
  },
  {
    contexts: ['mode production'],
    page: guide('faq/hmr'),
    told: hotInDevelopment,
  },
  {
    contexts: blocking,
    page: guide('faq/hmr'),
    told: withoutDefer,
  },
  {
    contexts: ['under environments'],
    page: guide('faq/hmr'),
    told: keepsClient,
  },
  {
    contexts: ['target node'],
    page: guide('start/features'),
    quote: 'Code splitting: import() loads code on demand',
    told: asyncFolder,
  },
  {
    contexts: ['mode development'],
    page: guide('start/features'),
    quote: 'Code splitting: import() loads code on demand',
    told: hashes,
  },
  {
    contexts: ['mode development'],
    page: guide('start/features'),
    quote: "Web workers with new Worker(new URL('./work.ts', import.meta.url))",
    told: hashes,
  },
  {
    contexts: ['target node'],
    page: guide('start/features'),
    quote:
      'Import a stylesheet, and Lightning CSS adds the prefixes that your browsers need and transforms newer syntax:',
    told: onlyForBrowsers,
  },
  {
    contexts: unhashed,
    page: guide('start/features'),
    quote:
      'Import a stylesheet, and Lightning CSS adds the prefixes that your browsers need and transforms newer syntax:',
    told: localNames,
  },
  {
    contexts: targets,
    page: guide('start/features'),
    quote:
      'Rsbuild puts large packages into separate chunks and prints the size of each file after a build.',
    told: noPages,
  },
  {
    contexts: targets,
    page: guide('start/features'),
    quote: 'This configuration generates two pages for the browser and a bundle for Node.js:',
    told: noPages,
  },
  {
    contexts: unhashed,
    page: guide('start/features'),
    quote:
      'import.meta.env tells your code how it was built, and variables from .env files that begin with PUBLIC_ are available in the browser:',
    told: {
      page: 'docs/config/mode.mdx',
      says: "import.meta.env.MODE | 'development' | 'production' | 'none'",
    },
  },
  {
    contexts: ['target node'],
    page: guide('start/features'),
    quote: 'Source maps in development',
    told: scripts,
  },
  {
    contexts: ['target node'],
    page: guide('start/features'),
    quote: 'The output has no line breaks because CSS is minified in production mode.',
    told: scripts,
  },
  {
    contexts: ['target node'],
    page: guide('start/features'),
    quote: 'Minification and tree shaking in production',
    told: scripts,
  },
  {
    contexts: ['target node'],
    page: guide('start/features'),
    quote: 'output.filenameHash and output.legalComments: decide about hashes and license comments',
    told: scripts,
  },
  {
    contexts: unhashed,
    page: guide('start/features'),
    quote:
      'output.inlineScripts and output.inlineStyles: save requests by moving scripts and styles into the page',
    told: inlinedScripts,
  },
  {
    contexts: unhashed,
    page: guide('start/features'),
    quote:
      'output.inlineScripts and output.inlineStyles: save requests by moving scripts and styles into the page',
    told: inlined,
  },
  {
    contexts: ['mode production'],
    page: guide('start/features'),
    quote: "When your code doesn't compile, an error overlay shows you where.",
    told: {
      page: 'docs/config/dev/client.mdx',
      says: "If the first one fails, there's no page that could show the errors, and the server answers with 404.",
    },
  },
  {
    contexts: targets,
    page: guide('framework/svelte'),
    told: {
      page: plugin('svelte'),
      says: 'compiles components for the browser, whatever the target is',
    },
  },
  {
    contexts: blocking,
    page: guide('framework/solid'),
    told: withoutDefer,
  },
  {
    contexts: unhashed,
    page: guide('framework/solid'),
    quote: 'The element with the id root comes from the built-in HTML template.',
    told: hashes,
  },
  {
    contexts: unhashed,
    page: guide('framework/svelte'),
    quote:
      'The entry mounts the component App into the element with the id root, which comes from the built-in HTML template:',
    told: hashes,
  },
  {
    contexts: targets,
    page: guide('framework/solid'),
    told: {
      page: plugin('solid'),
      says: "generate | 'dom' | 'ssr' | 'dom' | Whether the code creates elements in the browser or renders to a string",
    },
  },
  {
    contexts: ['under environments'],
    page: guide('optimization/inline-assets'),
    quote: 'Kinds that you leave out keep the limit of 4096.',
    told: {
      page: 'docs/config/environments.mdx',
      says: 'Plain objects | Merged key by key, including nested objects',
    },
  },
  { contexts: blocking, page: guide('framework/vue'), told: withoutDefer },
  { contexts: ['mode production'], page: guide('framework/vue'), told: hotInDevelopment },
  {
    contexts: ['Module Federation'],
    page: guide('framework/vue'),
    quote:
      'Vue ends up in a separate file, which browsers can keep in their cache while your code changes:',
    told: strategy,
  },
  {
    contexts: targets,
    page: guide('migration/cra'),
    quote: 'Output directory | build | dist, see Output directory',
    told: noPages,
  },
  ...[
    `For a homepage of ".", which makes the URLs relative, set output.assetPrefix to 'auto' instead.`,
    'because the value of assetPrefix in the template is the word auto',
  ].map((quote): AcceptedDifference => ({
    contexts: unhashed,
    page: guide('migration/cra'),
    quote,
    told: prefix,
  })),
  {
    contexts: ['target node'],
    page: guide('migration/modern-builder'),
    quote:
      'Browsers | Chrome 87, Edge 88, Firefox 78 and Safari 14, and later versions | Browserslist',
    told: { page: target, says: 'Default browser list | 4 browsers | node >= 16 | 4 browsers' },
  },
  {
    contexts: ['Module Federation'],
    page: guide('migration/rsbuild-0-x'),
    quote: 'For these, set the old version:',
    told: strategy,
  },
  {
    contexts: ['mode production'],
    page: plugin('svgr'),
    quote: 'and with Fast Refresh, the build even fails with $RefreshReg$ is not defined.',
    told: hotInDevelopment,
  },
  {
    contexts: ['mode development'],
    page: plugin('svgr'),
    quote: 'The query breaks the URL',
    told: {
      page: plugin('svgr'),
      says: 'The query breaks the URL, and with Fast Refresh, the build even fails with $RefreshReg$ is not defined.',
    },
  },
  ...[
    'The browsers stay the same, because Rsbuild also reads browserslist in package.json.',
    "When you can't tell which package it is, compile everything except core-js:",
  ].map((quote): AcceptedDifference => ({
    contexts: ['target node'],
    page: guide('migration/cra'),
    quote,
    told: onlyForBrowsers,
  })),
  {
    contexts: ['target node'],
    page: guide('migration/cra'),
    quote: 'Rsbuild can add the polyfills of core-js that your code needs for your browsers.',
    told: noPolyfills,
  },
  {
    contexts: unhashed,
    page: guide('migration/rsbuild-0-x'),
    quote:
      "output.charset | Default 'utf8' | The output can contain characters beyond ASCII, such as Chinese ones",
    told: {
      page: output('charset'),
      says: 'SWC escapes strings, template literals and identifiers in the files that it compiles, while other files, such as JSON and most packages, keep their characters.',
    },
  },
  {
    contexts: ['Module Federation with exposes'],
    page: guide('migration/rsbuild-0-x'),
    quote: "dev.client.port | Default '' | Rsbuild uses the port of the page",
    told: {
      page: options,
      says: 'The port of dev.client defaults to server.port | You set exposes',
    },
  },
  ...(
    [
      [['distPath.js'], folders],
      [['Module Federation'], strategy],
      [['Module Federation with exposes'], exposed],
      [unhashed, hashes],
    ] as const
  ).map(([contexts, told]): AcceptedDifference => ({
    contexts: [...contexts],
    page: guide('migration/rsbuild-0-x'),
    quote: 'Only web outputs the image, because emitAssets is false for node:',
    told,
  })),
  {
    contexts: targets,
    page: guide('migration/vite'),
    quote: 'rollupOptions.output.manualChunks | forceSplitting of performance.chunkSplit',
    told: notSplit,
  },
  {
    contexts: ['target node'],
    page: guide('migration/vite'),
    quote:
      'You can often leave out target as well: Vite 6 and Rsbuild build for the same browsers by default.',
    told: { page: target, says: 'Default browser list | 4 browsers | node >= 16 | 4 browsers' },
  },
  ...(
    [
      [targets, notSplit],
      [['Module Federation'], strategy],
    ] as const
  ).map(([contexts, told]): AcceptedDifference => ({
    contexts: [...contexts],
    page: guide('migration/vite'),
    quote: 'manualChunks is gone, because Rsbuild puts React into a separate chunk by default.',
    told,
  })),
  {
    contexts: unhashed,
    page: guide('migration/vite'),
    quote: 'In the template, a link such as <%= assetPrefix %>/favicon.svg leads to the CDN.',
    told: prefix,
  },
  {
    contexts: unhashed,
    page: guide('migration/vite'),
    quote: "For the prefix 'auto', use <%= htmlPlugin.files.publicPath %>favicon.svg.",
    told: prefix,
  },
  {
    contexts: ['target web-worker'],
    page: guide('migration/vite'),
    quote:
      "To name or prefetch the chunks, use a dynamic import with comments, such as /* webpackChunkName: 'page-[request]' */.",
    told: oneScript,
  },
  ...[
    'crossorigin | html.crossorigin',
    "The HTML template still uses Vue CLI's variable.",
    'pages | source.entry for entry, html.template for template, html.title for title. See Multiple pages',
    'indexPath | html.outputStructure, html of output.distPath and output.filename',
  ].map((quote): AcceptedDifference => ({
    contexts: targets,
    page: guide('migration/vue-cli'),
    quote,
    told: noPages,
  })),
  {
    contexts: blocking,
    page: guide('migration/vue-cli'),
    quote: 'In Rsbuild, set an alias:',
    told: withoutDefer,
  },
  {
    contexts: unhashed,
    page: guide('migration/vue-cli'),
    quote: 'Use <%= htmlPlugin.files.publicPath %>favicon.svg in the template instead.',
    told: prefix,
  },
  {
    contexts: ['mode none'],
    page: guide('migration/vue-cli'),
    quote:
      'You can use process.env.NODE_ENV and process.env.BASE_URL without any setup, so a router with createWebHistory(process.env.BASE_URL) works.',
    told: {
      page: 'docs/config/mode.mdx',
      says: "process.env.NODE_ENV in your code | 'development' | 'production' | Not replaced",
    },
  },
  {
    contexts: ['target node'],
    page: guide('migration/vue-cli'),
    quote: 'Browsers | .browserslistrc or package.json | The same files',
    told: onlyForBrowsers,
  },
  ...[
    'A webpack entry without a name is called main, and if you kept this name, the page would become main.html.',
    'The page takes the name of its entry, and yours is still called main, as in webpack.',
  ].map((quote): AcceptedDifference => ({
    contexts: targets,
    page: guide('migration/webpack'),
    quote,
    told: noPages,
  })),
  {
    contexts: ['target node'],
    page: guide('migration/webpack'),
    quote: '@babel/preset-typescript | Not needed',
    told: noPolyfills,
  },
  { contexts: blocking, page: guide('styling/css-in-js'), told: withoutDefer },
  {
    contexts: targets,
    page: guide('styling/css-modules'),
    quote:
      'With namedExport: true, the file has an export const for each class instead. Names that JavaScript reserves, such as .class, are left out.',
    told: {
      page: guide('styling/css-modules'),
      says: '@rsbuild/plugin-typed-css-modules puts a declaration next to each module while you run rsbuild dev or rsbuild build for the target web:',
    },
  },
  ...(
    [
      [
        federation,
        'the default chunk strategy puts React into the chunk lib-react and React Router into lib-router.',
      ],
      [['Module Federation'], 'React ends up in a separate file'],
    ] as const
  ).map(([contexts, quote]): AcceptedDifference => ({
    contexts: [...contexts],
    page: guide('framework/react'),
    quote,
    told: {
      page: plugin('react'),
      says: "Module Federation changes the strategy to 'custom', so a project that uses it gets neither chunk.",
    },
  })),
  {
    contexts: targets,
    page: guide('framework/react'),
    quote:
      'the default chunk strategy puts React into the chunk lib-react and React Router into lib-router.',
    told: notSplit,
  },
  {
    contexts: ['mode production'],
    page: guide('framework/react'),
    quote: 'it recognizes components by their names.',
    told: hotInDevelopment,
  },
  { contexts: blocking, page: guide('framework/react'), told: withoutDefer },
  {
    contexts: unhashed,
    page: performance('chunk-split'),
    quote:
      "For the groups of the framework plugins, set react, vue or router to false, because these are their keys; 'lib-react': false has no effect.",
    told: {
      page: performance('chunk-split'),
      says: "A lib-* chunk needs at least 20,000 bytes in production mode, or 10,000 bytes in other modes, otherwise Rspack doesn't create it.",
    },
  },
  ...['prefetch', 'preload'].map((name): AcceptedDifference => ({
    contexts: ['target node'],
    page: performance(name),
    quote: `${name} selects from the files of the build.`,
    told: noPages,
  })),
  {
    contexts: unhashed,
    page: resourceHints,
    quote:
      "With the asset prefix 'auto', the tags of nested pages, such as dist/shop/index.html, have wrong URLs, because they lack the ../.",
    told: prefix,
  },
  { contexts: targets, page: performance('profile'), told: names },
  {
    contexts: targets,
    page: 'docs/config/security/nonce.mdx',
    quote:
      'Rsbuild copies the value into JavaScript unchanged, so a double quote or a backslash in it makes the build fail or changes the value.',
    told: {
      page: 'docs/config/security/nonce.mdx',
      says: 'It applies to those that generate HTML.',
    },
  },
  {
    contexts: ['mode development'],
    page: 'docs/config/server/middleware-mode.mdx',
    told: hashes,
  },
  { contexts: ['distPath.js'], page: 'docs/config/source/transform-import.mdx', told: folders },
  { contexts: unhashed, page: 'docs/config/tools/css-loader.mdx', told: localNames },
  { contexts: ['mode production'], page: 'docs/config/tools/html-plugin.mdx', told: hashes },
  { contexts: ['mode production'], page: 'docs/config/tools/postcss.mdx', told: hashes },
  { contexts: ['target node'], page: 'docs/config/tools/rspack.mdx', told: scripts },
  {
    contexts: ['target node'],
    page: 'docs/config/tools/css-extract.mdx',
    quote: 'esModule | true | Whether the JavaScript for a CSS file is an ES module',
    told: scripts,
  },
  {
    contexts: targets,
    page: 'docs/config/tools/css-extract.mdx',
    quote: 'With ignoreOrder: false, Rspack warns you during the build and names the modules:',
    told: notSplit,
  },
  ...[
    'chunkFilename | The same in static/css/async | The name of files that are loaded on demand',
    'runtime | true | false leaves out the code that loads CSS on demand',
  ].map((quote): AcceptedDifference => ({
    contexts: ['target web-worker'],
    page: 'docs/config/tools/css-extract.mdx',
    quote,
    told: oneScript,
  })),
  {
    contexts: unhashed,
    page: 'docs/config/tools/css-extract.mdx',
    quote:
      "enforceRelative | false | If the public path is 'auto', start a path in url() with ./ unless it starts with ../",
    told: prefix,
  },
  { contexts: blocking, page: guide('advanced/environments'), told: withoutDefer },
  ...(
    [
      [['target node'], scripts],
      [['target web-worker'], oneScript],
      [unhashed, prefix],
    ] as const
  ).map(([contexts, told]): AcceptedDifference => ({
    contexts: [...contexts],
    page: guide('advanced/ssr'),
    quote: "They include output.assetPrefix, so use a value other than 'auto' for this option.",
    told,
  })),
  { contexts: ['distPath.js'], page: guide('basic/json-files'), told: folders },
  {
    contexts: ['type module'],
    page: guide('basic/json-files'),
    told: {
      page: target,
      says: 'The package.json of your project contains "type": "module", so Node.js takes the CommonJS file dist/index.js for an ES module.',
    },
  },
  {
    contexts: unhashed,
    page: guide('basic/static-deploy'),
    quote: "In this example, that's my-project.",
    told: hashes,
  },
  {
    contexts: ['target node'],
    page: guide('basic/static-deploy'),
    quote: 'For a single-page app, add a rule to the public directory.',
    told: noPublicFiles,
  },
  {
    contexts: targets,
    page: guide('basic/static-deploy'),
    quote:
      "Set html.outputStructure to 'nested' to get about/index.html, and keep the home page at the root.",
    told: noPages,
  },
  {
    contexts: ['target node'],
    page: guide('configuration/swc'),
    quote: 'env.mode | Not set | output.polyfill',
    told: noPolyfills,
  },
  {
    contexts: ['target node'],
    page: guide('configuration/swc'),
    quote: 'In test, include and exclude, you choose the output files.',
    told: scripts,
  },
  {
    contexts: ['target node'],
    page: guide('start/features'),
    quote: 'output.filenameHash and output.legalComments: decide about hashes and license comments',
    told: scripts,
  },
  {
    contexts: ['Module Federation'],
    page: 'docs/config/server/public-dir.mdx',
    told: strategy,
  },
  { contexts: federation, page: 'docs/config/tools/swc.mdx', told: strategy },
  { contexts: blocking, page: guide('framework/preact'), told: withoutDefer },
  { contexts: ['mode production'], page: guide('framework/preact'), told: hotInDevelopment },
  {
    contexts: unhashed,
    page: performance('chunk-split'),
    quote: 'The entry of the page then contains the packages that it imports statically.',
    told: exposing,
  },
  {
    contexts: ['mode development'],
    page: 'docs/config/tools/css-extract.mdx',
    quote:
      'chunkFilename | The same in static/css/async | The name of files that are loaded on demand',
    told: {
      page: output('filename'),
      says: 'In production, Rsbuild therefore puts a short number into [name], and in development the path of the module:',
    },
  },
  {
    contexts: blocking,
    page: 'docs/config/tools/css-extract.mdx',
    quote: 'insert | The end of the <head> | Where the <link> goes: a selector or a function',
    told: {
      page: 'docs/config/tools/css-extract.mdx',
      says: 'You set insert to a selector, but no element on the page matches it.',
    },
  },
  { contexts: ['Module Federation'], page: 'docs/config/resolve/alias.mdx', told: strategy },
  {
    contexts: unhashed,
    page: 'docs/config/source/define.mdx',
    quote: 'Rsbuild defines these names by default, and your keys take precedence over them:',
    told: prefix,
  },
  {
    contexts: ['Module Federation with exposes'],
    page: 'docs/config/security/nonce.mdx',
    quote: '<link rel="preload" as="script"> from performance.preload | Yes, since 1.2.16',
    told: {
      page: resourceHints,
      says: 'If there is only one entry, its page also gets tags for the scripts of its web workers, and for the modules that you list in exposes',
    },
  },
  ...[
    'The environment variables that Rsbuild replaces in your code work in a template, too:',
    'mountId | The value of html.mountId, by default root',
  ].map((quote): AcceptedDifference => ({
    contexts: ['mode none'],
    page: guide('basic/html-template'),
    quote,
    told: {
      page: 'docs/config/mode.mdx',
      says: "process.env.NODE_ENV in your code | 'development' | 'production' | Not replaced",
    },
  })),
  {
    contexts: ['mode none'],
    page: guide('basic/html-template'),
    quote: 'assetPrefix | dev.assetPrefix or output.assetPrefix without the slash at the end',
    told: prefix,
  },
  {
    contexts: unhashed,
    page: guide('configuration/swc'),
    quote:
      'Rsbuild merges your fields with those that it sets for output.legalComments, output.charset and performance.removeConsole, so those keep working.',
    told: {
      page: performance('remove-console'),
      says: 'By default, Rsbuild minifies in production mode.',
    },
  },
  { contexts: blocking, page: guide('framework/svelte'), told: withoutDefer },
];

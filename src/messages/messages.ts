/** A message of Rsbuild, of what runs inside it, or of the system around it. */
export interface Message {
  /** What is printed, word for word, with `…` for what differs from one project to another. */
  readonly says: readonly string[];
  /** The section that tells more: a page's path with its anchor. */
  readonly link: string;
  /**
   * What gives way where a log has other messages: a `general` one (it may have several causes), a `warning`, and the
   * `frame` that is printed around all errors.
   */
  readonly level?: 'general' | 'warning' | 'frame';
  /** Cause and cure are the same whatever tool printed it. */
  readonly anyTool?: true;
}

/** Every message that is explained. Cause and cure are what its section says, in either language. */
export const messages = {
  // Installation and start
  'native-binding': {
    says: [
      "Cannot find module '@rspack/binding-",
      "Cannot find module './rspack.",
      'Cannot find native binding.',
      'Failed to load native binding',
      'Error loading shared library ld-linux-',
    ],
    link: '/guide/faq/exceptions#cannot-find-the-native-binding',
  },
  'unsupported-system': {
    says: [
      'Unsupported architecture on Linux: ',
      'Unsupported architecture on Windows: ',
      'Unsupported architecture on macOS: ',
      'Unsupported architecture on Android',
      'Unsupported OS: … architecture: ',
    ],
    link: '/guide/faq/exceptions#there-is-no-binding-for-your-system',
  },
  'old-glibc': {
    says: ["version `GLIBC_…' not found", 'libc.so.6: version `GLIBC_'],
    link: '/guide/faq/exceptions#glibc_-not-found',
    anyTool: true,
  },
  'old-node': {
    says: [
      "SyntaxError: Unexpected token '||='",
      "SyntaxError: Unexpected token '??='",
      'EBADENGINE Unsupported engine',
      'does not provide an export named',
    ],
    link: '/guide/faq/exceptions#nodejs-is-too-old',
    level: 'general',
  },
  'rspack-version': {
    says: [
      'The current Rspack version does not meet the requirements, the minimum supported version of Rspack is ',
    ],
    link: '/api/javascript-api/core#a-project-that-forces-another-version-of-rspack',
  },
  'out-of-memory': {
    says: ['JavaScript heap out of memory'],
    link: '/guide/faq/exceptions#out-of-memory',
    anyTool: true,
  },
  'machine-memory': {
    says: [
      'memory allocation of … bytes failed',
      'ELIFECYCLE Command failed with exit code 137',
      'exited with code 137',
      'completed with exit code 137',
    ],
    link: '/guide/faq/exceptions#killed-with-exit-code-137',
    anyTool: true,
  },
  'file-watchers': {
    says: ['ENOSPC: System limit for number of file watchers reached', 'Error: watch ENOSPC'],
    link: '/guide/basic/server#enospc-system-limit-for-number-of-file-watchers-reached',
    anyTool: true,
  },
  'port-taken': {
    says: ['Port … is occupied, please choose another one.', 'EADDRINUSE: address already in use'],
    link: '/config/server/strict-port#the-port-is-taken',
  },
  'port-denied': {
    says: ['listen EACCES: permission denied'],
    link: '/config/server/port#eacces-permission-denied',
    anyTool: true,
  },
  'unknown-flag': {
    says: [
      'Unknown option `--',
      'CACError: Unknown option `',
      'CACError: option `… value is missing',
      'missing required args for command `',
    ],
    link: '/guide/basic/cli#common-flags',
  },
  'environment-missing': {
    says: [
      'The current build is specified to run only in the … environment, but the configuration of the specified environment was not found.',
    ],
    link: '/config/environments#the-current-build-is-specified-to-run-only-in-the--environment-but-the-configuration-of-the-specified-environment-was-not-found',
  },
  'env-mode-local': {
    says: [
      'local cannot be used as a value for env mode, because .env.local represents a temporary local file. Please use another value.',
    ],
    link: '/guide/advanced/env-vars#local-cannot-be-used-as-a-value-for-env-mode',
  },
  'preview-without-build': {
    says: [
      'The output directory … does not exist, please build the project before previewing.',
      'The output directory … is empty, please build the project before previewing.',
    ],
    link: '/guide/basic/cli#please-build-the-project-before-previewing',
  },

  // The config file
  'config-missing': {
    says: ['Cannot find config file: '],
    link: '/guide/basic/cli#cannot-find-config-file',
    level: 'warning',
  },
  'config-unloaded': {
    says: ['Failed to load file with jiti: ', 'Failed to load file with native loader: '],
    link: '/guide/configuration/rsbuild#failed-to-load-file-with-jiti',
  },
  'config-shape': {
    says: [
      'The config function must return a config object.',
      'The config must be an object or a function that returns an object, get ',
    ],
    link: '/guide/configuration/rsbuild#the-config-function-must-return-a-config-object',
  },
  'rspack-schema': {
    says: [
      'Invalid configuration object. Rspack has been initialized using a configuration object that does not match the API schema.',
      'Unrecognized key(s) in object: ',
      'Invalid literal value, expected … at "',
      'ValidationError: Invalid configuration object',
      'Expected … received … at "optimization.',
    ],
    link: '/guide/migration/webpack#validationerror-invalid-configuration-object',
  },
  'rspack-dev-server': {
    says: [
      'Find invalid Rspack config: "devServer". Note that Rspack\'s "devServer" config is not supported by Rsbuild.',
      'Find invalid Rspack config: "devServer"',
    ],
    link: '/guide/migration/webpack#find-invalid-rspack-config-devserver',
    level: 'warning',
  },
  'chain-tap': {
    says: ['Cannot call .tap() on a plugin that has not yet been defined.'],
    link: '/guide/configuration/rspack#cannot-call-tap-on-a-plugin-that-has-not-yet-been-defined',
  },
  'alias-deprecated': {
    says: ['The "source.alias" config is deprecated, use "resolve.alias" instead.'],
    link: '/config/resolve/alias#a-warning-about-sourcealias',
    level: 'warning',
  },
  'alias-strategy-deprecated': {
    says: ['The "source.aliasStrategy" config is deprecated, use "resolve.aliasStrategy" instead.'],
    link: '/config/resolve/alias-strategy#a-warning-about-sourcealiasstrategy',
    level: 'warning',
  },
  'alias-function': {
    says: ["Cannot destructure property 'target' of 'undefined'"],
    link: '/guide/migration/rsbuild-0-x#cannot-destructure-property-target-of-undefined',
  },
  'decorators-version': {
    says: ['Unknown decorators version: '],
    link: '/config/source/decorators#unknown-decorators-version',
  },
  'filename-key': {
    says: ['unknown key … in output.filename'],
    link: '/config/output/filename#default-names',
  },
  'absolute-html-path': {
    says: [
      'Absolute path is not recommended at output.distPath.html: "…", use relative path instead.',
    ],
    link: '/config/output/dist-path#absolute-path-is-not-recommended',
    level: 'warning',
  },
  'uncleaned-output': {
    says: [
      'The dist path is not a subdir of root path, Rsbuild will not empty it.',
      'Please set `output.cleanDistPath` config manually.',
      'Current root path: ',
      'Current dist path: ',
    ],
    link: '/config/output/clean-dist-path#the-dist-path-is-not-a-subdir-of-root-path',
    level: 'warning',
  },
  'exposed-env': {
    says: [
      'The "source.define" option includes an object with the key … under "process.env", indicating potential exposure of all environment variables. This can lead to security risks and should be avoided.',
    ],
    link: '/config/source/define#warning-about-processenv',
    level: 'warning',
  },
  'server-base': {
    says: ['The "server.base" option should start with a slash, for example: "/base"'],
    link: '/config/server/base#the-serverbase-option-should-start-with-a-slash',
  },
  'print-urls': {
    says: ['"server.printUrls" must return an array, but got '],
    link: '/config/server/print-urls#serverprinturls-must-return-an-array',
  },
  'cli-shortcuts': {
    says: ['dev.cliShortcuts option must return an array of shortcuts.'],
    link: '/config/dev/cli-shortcuts#devclishortcuts-option-must-return-an-array-of-shortcuts',
  },
  'open-url': {
    says: ['Invalid input: … is not a valid URL or pathname'],
    link: '/config/server/open#is-not-a-valid-url-or-pathname',
  },
  'open-failed': {
    says: ['Failed to open start URL.'],
    link: '/config/server/open#spawn--enoent',
    level: 'general',
  },
  'public-dir': {
    says: ['Copy public dir (…) to dist failed:'],
    link: '/config/server/public-dir#copyonbuild',
  },
  'rsdoctor-missing': {
    says: [
      '`process.env.RSDOCTOR` enabled, please install … package.',
      '`process.env.RSDOCTOR` enabled, but failed to load … module.',
    ],
    link: '/guide/debug/rsdoctor#enabled-please-install-rsdoctorrspack-plugin-package',
    level: 'warning',
  },
  'trace-layer': {
    says: ['unsupported trace layer: '],
    link: '/guide/debug/build-profiling#choose-the-place-and-the-format',
  },

  // Plugins
  'webpack-plugin': {
    says: ['looks like a webpack or Rspack plugin, please use `tools.rspack` to register it:'],
    link: '/config/plugins#-looks-like-a-webpack-or-rspack-plugin',
  },
  'rsbuild-plugin-in-rspack': {
    says: ['appears to be an Rsbuild plugin. It cannot be used as an Rspack plugin.'],
    link: '/guide/configuration/rspack#appears-to-be-an-rsbuild-plugin-it-cannot-be-used-as-an-rspack-plugin',
  },
  'plugin-shape': {
    says: ['Expect Rsbuild plugin instance to be an object, but got '],
    link: '/config/plugins#expect-rsbuild-plugin-instance-to-be-an-object-but-got-function',
  },
  'plugin-setup': {
    says: ['Expect the setup function of Rsbuild plugin to be a function, but got '],
    link: '/api/javascript-api/instance#expect-the-setup-function-of-rsbuild-plugin-to-be-a-function',
  },
  'plugin-loop': {
    says: ['Plugins dependencies has loop: '],
    link: '/config/plugins#plugins-dependencies-has-loop',
  },
  'plugin-missing': {
    says: ['[rsbuild:plugin] Plugin "…" not existed'],
    link: '/api/javascript-api/instance#rsbuildremoveplugins',
  },
  'plugin-before': {
    says: ['warn Plugin "…" does not exist.'],
    link: '/api/javascript-api/instance#plugin-name-does-not-exist',
    level: 'warning',
  },
  'plugins-too-late': {
    says: [
      'Cannot change plugins via modifyRsbuildConfig as plugins are already initialized when it executes.',
    ],
    link: '/config/plugins#cannot-change-plugins-via-modifyrsbuildconfig-as-plugins-are-already-initialized-when-it-executes',
    level: 'warning',
  },
  'context-readonly': {
    says: ['Context is readonly, you can not assign to the "context.'],
    link: '/api/javascript-api/instance#context-is-readonly-you-can-not-assign-to-the-contextname-prop',
  },
  'environment-readonly': {
    says: ['EnvironmentContext is readonly, you can not assign to the "environment.'],
    link: '/api/javascript-api/environment-api#environmentcontext-is-readonly',
  },
  'assets-stage': {
    says: ['Invalid process assets stage: '],
    link: '/plugins/dev/core#invalid-process-assets-stage-name',
  },
  'config-too-early': {
    says: [
      'Cannot access normalized config until modifyRsbuildConfig is called.',
      'Cannot find normalized config by environment: ',
    ],
    link: '/plugins/dev/core#apigetnormalizedconfig',
  },
  'config-type': {
    says: ['getRsbuildConfig get an invalid type param.'],
    link: '/plugins/dev/core#apigetrsbuildconfig',
  },

  // HTML and assets
  'template-missing': {
    says: [
      'Failed to resolve HTML template, check if the file exists: ',
      'Failed to resolve HTML template',
    ],
    link: '/config/html/template#failed-to-resolve-html-template-check-if-the-file-exists',
  },
  'template-variable': {
    says: [
      'BASE_URL is not defined',
      'ReferenceError: VUE_APP_',
      'VUE_APP_TITLE is not defined',
      'html-rspack-plugin … is not defined',
      'Template execution failed: ReferenceError: ',
    ],
    link: '/guide/basic/html-template#-is-not-defined',
  },
  'favicon-missing': {
    says: [
      'Failed to read the favicon file at ',
      'Failed to read the favicon file as compilation.inputFileSystem is not available.',
    ],
    link: '/config/html/favicon#failed-to-read-the-favicon-file',
  },
  'app-icon-name': {
    says: ['"appIcon.name" is required when "target" is "web-app-manifest".'],
    link: '/config/html/app-icon#appiconname-is-required-when-target-is-web-app-manifest',
  },
  'app-icon-missing': {
    says: [
      'Failed to find the icon file at ',
      'Failed to read the icon file at ',
      'Failed to read the icon file as "compilation.inputFileSystem" is not available.',
    ],
    link: '/config/html/app-icon#failed-to-find-the-icon-file',
  },
  'manifest-shape': {
    says: ['`manifest.generate` function must return a valid manifest object.'],
    link: '/config/output/manifest#manifestgenerate-function-must-return-a-valid-manifest-object',
  },
  'manifest-name': {
    says: [
      'The "manifest.filename" option must be unique when there are multiple environments (…), otherwise the manifest file will be overwritten.',
    ],
    link: '/config/output/manifest#manifestfilename-must-be-unique',
    level: 'warning',
  },
  'same-filename': {
    says: ['Conflict: Multiple assets emit different content to the same filename '],
    link: '/config/output/filename#conflict-multiple-assets-emit-different-content-to-the-same-filename',
  },
  'node-addon': {
    says: ['Failed to load Node.js addon: '],
    link: '/config/output/target#use-a-native-addon',
  },

  // Modules
  'node-module': {
    says: [
      'is a built-in Node.js module and cannot be imported in client-side code.',
      'is a built-in Node.js module. It cannot be imported in client-side code.',
      'Reading from "node:…" is not handled by plugins (Unhandled scheme).',
    ],
    link: '/guide/faq/exceptions#a-nodejs-module-in-the-browser',
  },
  'core-js': {
    says: [
      "Module not found: Can't resolve 'core-js/",
      "Cannot find module '…' for matched aliased key 'core-js'",
    ],
    link: '/guide/faq/exceptions#core-js-is-not-found',
  },
  'alias-target': {
    says: ["Cannot find module '…' for matched aliased key '"],
    link: '/guide/advanced/alias#cannot-find-module-utilsprice-for-matched-aliased-key-',
  },
  'uno-css': {
    says: ["Can't resolve 'uno.css'"],
    link: '/guide/styling/unocss#cant-resolve-unocss',
  },
  'extension-missing': {
    says: ["it's not possible to request this module without the extension"],
    link: '/config/resolve/extensions#cant-resolve-data',
  },
  'tsconfig-missing': {
    says: ['Tsconfig not found'],
    link: '/guide/migration/vite#tsconfig-not-found',
  },
  'entry-missing': {
    says: [
      'Could not find any entry module, please make sure that src/index.(ts|js|tsx|jsx|',
      'Could not find any entry module, please make sure that',
    ],
    link: '/config/source/entry#could-not-find-any-entry-module',
  },
  'module-not-found': {
    says: [
      "Module not found: Can't resolve '",
      "Resolve error: Can't resolve '",
      "Can't resolve '",
    ],
    link: '/guide/faq/exceptions#a-package-isnt-found-with-pnpm-or-plugnplay',
    level: 'general',
  },
  'css-export': {
    says: [
      "export 'default' (imported as '…') was not found in './style.css'",
      "export 'default' (reexported as 'default') was not found in '…type=style",
      "ESModulesLinkingError: export 'default' (imported as 'styles') was not found in",
    ],
    link: '/guide/styling/css-usage#export-default-imported-as-styles-was-not-found-in-stylecss',
  },
  'worker-export': {
    says: ["was not found in './worker?worker'"],
    link: '/guide/migration/vite#export-default-imported-as-myworker-was-not-found',
  },
  'export-missing': {
    says: [
      'ESModulesLinkingError: export ',
      'HarmonyLinkingError: export ',
      "export '…' (imported as '…') was not found in ",
      "export '…' (reexported as '…') was not found in ",
    ],
    link: '/guide/faq/exceptions#an-export-that-does-not-exist',
    level: 'general',
  },
  'import-meta': {
    says: ['Critical dependency: Accessing import.meta directly is unsupported'],
    link: '/guide/migration/vite#critical-dependency-accessing-importmeta-directly-is-unsupported',
    level: 'warning',
  },
  'loader-missing': {
    says: [
      'You may need an appropriate loader to handle this file type.',
      'To enable support for …, use "@rsbuild/plugin-',
    ],
    link: '/guide/faq/exceptions#a-file-type-without-a-loader',
  },
  'json-syntax': {
    says: ['Json parsing error', 'JSON parse error: '],
    link: '/guide/basic/json-files#json-parsing-error',
  },
  'jsx-syntax': {
    says: [
      'JavaScript parsing error: Expression expected',
      'Syntax Error … Expression expected',
      '× Expression expected',
    ],
    link: '/guide/framework/react#a-syntax-error-at-a-tag',
  },
  'jsx-pragma': {
    says: [
      'pragma cannot be set when runtime is automatic',
      'pragma and pragmaFrag cannot be set when runtime is automatic',
    ],
    link: '/guide/framework/react#pragma-cannot-be-set-when-runtime-is-automatic',
  },
  'svelte-missing': {
    says: [
      'Cannot resolve `svelte` package under the project directory, did you forget to install it?',
      'Failed to resolve `svelte` package',
    ],
    link: '/guide/framework/svelte#failed-to-resolve-svelte-package',
  },
  'module-scope': {
    says: ['module is not defined in ES module scope'],
    link: '/guide/styling/tailwindcss-v3#module-is-not-defined-in-es-module-scope',
    anyTool: true,
  },
  'require-scope': {
    says: ['require is not defined in ES module scope'],
    link: '/config/output/target#require-is-not-defined-in-es-module-scope',
    anyTool: true,
  },

  // Styles
  'postcss-plugin': {
    says: [
      '[object Object] is not a PostCSS plugin',
      'is not a PostCSS plugin',
      'TypeError: Invalid PostCSS Plugin found at: plugins[',
    ],
    link: '/guide/faq/exceptions#not-a-postcss-plugin',
  },
  'postcss-options': {
    says: ['`postcssOptions` function must return a PostCSSOptions object, got '],
    link: '/config/tools/postcss#postcssoptions-function-must-return-a-postcssoptions-object',
  },
  'tailwind-plugin': {
    says: ["It looks like you're trying to use `tailwindcss` directly as a PostCSS plugin."],
    link: '/guide/styling/tailwindcss#it-looks-like-youre-trying-to-use-tailwindcss-directly-as-a-postcss-plugin',
  },
  'tailwind-content': {
    says: ['The `content` option in your Tailwind CSS configuration is missing or empty.'],
    link: '/guide/styling/tailwindcss-v3#the-content-option-in-your-tailwind-css-configuration-is-missing-or-empty',
    level: 'warning',
  },
  'vanilla-name': {
    says: ["Couldn't find parent package.json with a name field"],
    link: '/guide/styling/css-in-js#couldnt-find-parent-packagejson-with-a-name-field',
  },
  'sass-deprecation': {
    says: [
      'Deprecation Warning: Using / for division',
      'Deprecation Warning on line',
      'Deprecation Warning: Sass @import rules are deprecated',
      'Deprecation The legacy JS API is deprecated',
    ],
    link: '/plugins/list/plugin-sass#silence-deprecation-warnings',
    level: 'warning',
  },

  // Checks and browsers
  'browserslist-twice': {
    says: [
      'contains both .browserslistrc and package.json with browsers',
      'contains both browserslist and package.json with browsers',
      'contains both .browserslistrc and browserslist',
    ],
    link: '/guide/advanced/browserslist#contains-both-browserslistrc-and-packagejson-with-browsers',
  },
  'browserslist-format': {
    says: [
      '`browserlist` key instead of `browserslist` in ',
      'Browserslist config should be a string or an array of strings with browser queries',
      'Duplicate section … in Browserslist config',
    ],
    link: '/guide/advanced/browserslist#write-a-list',
  },
  'check-syntax': {
    says: [
      '[@rsbuild/plugin-check-syntax] Find some syntax that does not match "',
      '[@rsbuild/plugin-check-syntax] The current build fails due to an incompatible syntax',
    ],
    link: '/guide/faq/exceptions#modern-syntax-in-the-output',
  },
  'eslint-config': {
    says: ['No ESLint configuration found in '],
    link: '/guide/faq/features#how-do-i-check-the-code-with-eslint',
  },
  'polyfill-options': {
    says: ['`include` is mutually exclusive with `exclude`.'],
    link: '/guide/faq/exceptions#a-nodejs-module-in-the-browser',
  },
  'type-check': {
    says: ['"typescript" is not found in current project, Type checker will not work.'],
    link: '/guide/basic/typescript#type-checking',
    level: 'warning',
  },

  // Servers and server rendering
  'bundle-entry': {
    says: ["[rsbuild:loadBundle] Can't find entry: "],
    link: '/guide/advanced/ssr#rsbuildloadbundle-cant-find-entry-',
  },
  'bundle-missing': {
    says: ['[rsbuild:loadBundle] Failed to get bundle by entryName: '],
    link: '/guide/advanced/ssr#rsbuildloadbundle-failed-to-get-bundle-by-entryname-',
  },
  'bundle-chunks': {
    says: ['[rsbuild:loadBundle] Only support load single entry chunk, but got '],
    link: '/api/javascript-api/environment-api#rsbuildloadbundle-only-support-load-single-entry-chunk-but-got-n',
  },
  'html-missing': {
    says: ['[rsbuild:getTransformedHtml] Failed to get HTML file by entryName: '],
    link: '/guide/advanced/ssr#rsbuildgettransformedhtml-failed-to-get-html-file-by-entryname-',
  },
  'esm-bundle': {
    says: ['Running ESM bundle needs add Node.js option --experimental-vm-modules.'],
    link: '/api/javascript-api/environment-api#rsbuildrunner-running-esm-bundle-needs-add-nodejs-option---experimental-vm-modules',
  },
  'web-bundle': {
    says: ['[rsbuild:runner] Not support run … resource in Rsbuild server'],
    link: '/api/javascript-api/environment-api#loadbundle',
  },
  'no-compile': {
    says: [
      '[rsbuild:server] Can not call … when runCompile is false',
      '[rsbuild:server] Failed to get compiler instance.',
    ],
    link: '/api/javascript-api/dev-server-api#can-not-call-getstats-when-runcompile-is-false',
  },
  'middleware-listen': {
    says: ['Can not listen dev server as server.middlewareMode is enabled.'],
    link: '/api/javascript-api/dev-server-api#can-not-listen-dev-server-as-servermiddlewaremode-is-enabled',
  },
  'document-undefined': {
    says: ['ReferenceError: document is not defined', 'ReferenceError: window is not defined'],
    link: '/guide/advanced/ssr#document-is-not-defined',
  },

  // In the browser
  'process-undefined': {
    says: ['process is not defined'],
    link: '/guide/faq/exceptions#undefined-variables-in-the-browser',
  },
  'env-undefined': {
    says: [
      "Cannot read properties of undefined (reading 'FOO')",
      "Cannot read properties of undefined (reading 'PUBLIC_",
      "Cannot read properties of undefined (reading 'VITE_",
      "Cannot read properties of undefined (reading 'REACT_APP_",
      "Cannot read properties of undefined (reading 'VUE_APP_",
    ],
    link: '/guide/advanced/env-vars#cannot-read-properties-of-undefined',
  },
  'buffer-undefined': {
    says: ['Buffer is not defined'],
    link: '/guide/faq/exceptions#buffer-isnt-defined',
  },
  'insecure-page': {
    says: [
      'crypto.randomUUID is not a function',
      "Cannot read properties of undefined (reading 'digest')",
    ],
    link: '/guide/faq/exceptions#cryptorandomuuid-is-missing-on-your-phone',
  },
  'react-undefined': {
    says: ['ReferenceError: React is not defined', 'React is not defined'],
    link: '/guide/framework/react#react-is-not-defined-in-the-browser',
  },
  'invalid-hook-call': {
    says: [
      'Invalid hook call. Hooks can only be called inside of the body of a function component.',
      'Error: Invalid hook call',
    ],
    link: '/guide/faq/exceptions#a-linked-package-breaks-the-page',
    level: 'general',
  },
  'html-for-script': {
    says: ["Uncaught SyntaxError: Unexpected token '<'"],
    link: '/guide/basic/server#unexpected-token-',
  },
  'worker-origin': {
    says: [
      "Failed to construct 'Worker': Script at '…' cannot be accessed from origin",
      'cannot be accessed from origin',
    ],
    link: '/guide/basic/web-workers#cannot-be-accessed-from-origin',
  },
  'content-security-policy': {
    says: ['violates the following Content Security Policy directive'],
    link: '/guide/optimization/inline-assets#content-security-policy-directive-in-the-console',
  },
  'share-sync': {
    says: ['loadShareSync failed!', 'Invalid loadShareSync function call from runtime'],
    link: '/guide/advanced/module-federation#loadsharesync-failed--and-an-empty-page',
  },
  'share-version': {
    says: ['No required version specified and unable to automatically determine one.'],
    link: '/guide/advanced/module-federation#no-required-version-specified-and-unable-to-automatically-determine-one',
    level: 'warning',
  },
  'hmr-socket': {
    says: [
      "WebSocket connection to '…/rsbuild-hmr…' failed",
      '[HMR] WebSocket connection error, attempting direct fallback.',
      '[HMR] disconnected. Attempting to reconnect.',
      '[HMR] connection failure after maximum reconnect limit exceeded.',
    ],
    link: '/guide/faq/hmr#the-page-isnt-connected',
  },
  'hmr-reload': {
    says: ['[HMR] Forced reload caused by: ', 'Aborted because … is not accepted'],
    link: '/guide/advanced/hmr#aborted-because-srcclockts-is-not-accepted',
  },

  // What is printed around other messages
  'build-failed': {
    says: ['Rspack build failed.', 'error Build error:', 'Build errors:'],
    link: '/api/javascript-api/instance#rspack-build-failed',
    level: 'frame',
  },
} as const satisfies Record<string, Message>;

export type MessageId = keyof typeof messages;

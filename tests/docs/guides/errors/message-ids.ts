import type { MessageId } from '../../../../src/messages/messages';

/** What src/messages makes of each provoked message, by the page that quotes it; `null` where it's too common to tell. */
export const messageIds: Readonly<Record<string, Readonly<Record<string, MessageId | null>>>> = {
  'faq/general': {
    'Expect the setup function of Rsbuild plugin to be a function, but got object.': 'plugin-setup',
    'require is not defined in ES module scope': 'require-scope',
  },
  'faq/exceptions': {
    "Error: Cannot find module '@rspack/binding-linux-x64-gnu'": 'native-binding',
    "TypeError: Cannot read properties of undefined (reading 'prototype')": 'native-binding',
    'Error: /lib/x86_64-linux-gnu/libc.so.6: version': 'old-glibc',
    "File: /my-app/src/index.js:1:1\n  × Module not found: Can't resolve 'dayjs'":
      'module-not-found',
    'Port 3000 is occupied, please choose another one.': 'port-taken',
    'Uncaught ReferenceError: Buffer is not defined': 'buffer-undefined',
    'error   Build error:\nFile: /my-app/src/manual.pdf': 'loader-missing',
    'error   Build error:\nFile: /my-app/src/index.js:1:1\n  × ESModulesLinkingError':
      'export-missing',
    '  ╰─▶   × JavaScript parsing error: Top-level-await': 'top-level-await',
    "File: /my-app/src/index.js:1:1\n  × Module not found: Can't resolve 'fs'": 'node-module',
    'Reading from "node:crypto" is not handled by plugins (Unhandled scheme).': 'node-module',
    'error   Build error:\nFile: /my-app/node_modules/some-package': 'core-js',
    "Cannot find module 'core-js/fn/array/includes' for matched aliased key 'core-js'": 'core-js',
    'File: /my-app/src/a.css:1:1\n  × Module build failed:': 'postcss-plugin',
    'TypeError: Invalid PostCSS Plugin found at: plugins[0]': 'postcss-plugin',
    'FATAL ERROR:': 'out-of-memory',
    'Uncaught ReferenceError: process is not defined': 'process-undefined',
    'error   [@rsbuild/plugin-check-syntax]': 'check-syntax',
  },
  'faq/features': {
    'warn    Build warning:': 'sass-deprecation',
    'No ESLint configuration found in /my-app/src.': 'eslint-config',
  },
  // The first isn't an error.
  'faq/hmr': { '[HMR] connected.': null, '[HMR] Forced reload caused by:': 'hmr-reload' },
  'framework/vue': { 'To enable support for Vue, use "@rsbuild/plugin-vue"': 'loader-missing' },
  'framework/react': {
    'pragma cannot be set when runtime is automatic': 'jsx-pragma',
    'React is not defined': 'react-undefined',
    'Expression expected': 'jsx-syntax',
  },
  'framework/solid': { 'Expression expected': 'jsx-syntax' },
  'framework/svelte': { 'Failed to resolve `svelte` package': 'svelte-missing' },
  'styling/css-usage': {
    "export 'default' (imported as 'styles') was not found in './style.css'": 'css-export',
  },
  'styling/tailwindcss': {
    "It looks like you're trying to use `tailwindcss` directly as a PostCSS plugin":
      'tailwind-plugin',
  },
  'styling/tailwindcss-v3': {
    'The `content` option in your Tailwind CSS configuration is missing or empty':
      'tailwind-content',
    'module is not defined in ES module scope': 'module-scope',
  },
  'styling/unocss': { "Can't resolve 'uno.css'": 'uno-css' },
  'styling/css-in-js': { "Couldn't find parent package.json with a name field": 'vanilla-name' },
  'advanced/browserslist': {
    'contains both .browserslistrc and package.json with browsers': 'browserslist-twice',
  },
  'advanced/env-vars': { 'local cannot be used as a value for env mode': 'env-mode-local' },
  'advanced/alias': {
    "Can't resolve '@/utils/price'": 'module-not-found',
    "Cannot find module '@/utils/price' for matched aliased key '@'": 'alias-target',
  },
  'advanced/ssr': {
    "[rsbuild:loadBundle] Can't find entry: …": 'bundle-entry',
    '[rsbuild:getTransformedHtml] Failed to get HTML file by entryName: …': 'html-missing',
    'require is not defined in ES module scope': 'require-scope',
  },
  'advanced/environments': {
    'The current build is specified to run only in the … environment': 'environment-missing',
  },
  'advanced/hmr': { 'Aborted because ./src/clock.ts is not accepted': 'hmr-reload' },
  'advanced/module-federation': {
    'loadShareSync failed! …': 'share-sync',
    'No required version specified and unable to automatically determine one': 'share-version',
  },
  'configuration/rsbuild': {
    'Failed to load file with jiti': 'config-unloaded',
    'Cannot find config file': 'config-missing',
  },
  'configuration/rspack': {
    'Cannot call .tap() on a plugin that has not yet been defined.': 'chain-tap',
    'Invalid configuration object': 'rspack-schema',
    'appears to be an Rsbuild plugin. It cannot be used as an Rspack plugin.':
      'rsbuild-plugin-in-rspack',
  },
  'basic/cli': {
    'The output directory /project/dist does not exist, please build the project before previewing.':
      'preview-without-build',
    'success config inspection completed': null,
  },
  'basic/html-template': { 'Failed to resolve HTML template': 'template-missing' },
  'basic/json-files': {
    'To enable support for YAML, use "@rsbuild/plugin-yaml"': 'loader-missing',
    'Json parsing error': 'json-syntax',
  },
  'basic/server': { "Unexpected token '<'": 'html-for-script' },
  'basic/static-assets': { "Can't resolve '/fonts/brand.woff2'": 'module-not-found' },
  'basic/typescript': {
    "export 'Price' (reexported as 'Price') was not found in './types'": 'export-missing',
    "Can't resolve './format.js'": 'module-not-found',
  },
  'basic/wasm-assets': { "export 'add' … was not found": 'export-missing' },
  'basic/web-workers': { 'cannot be accessed from origin': 'worker-origin' },
  'debug/rsdoctor': {
    'warn    `process.env.RSDOCTOR` enabled, please install @rsdoctor/rspack-plugin package.':
      'rsdoctor-missing',
  },
  'optimization/inline-assets': {
    'Content Security Policy directive': 'content-security-policy',
  },
  'migration/webpack': {
    'Find invalid Rspack config: "devServer".': 'rspack-dev-server',
    "Unrecognized key(s) in object: 'foo'": 'rspack-schema',
    'ValidationError: Invalid configuration object': 'rspack-schema',
  },
  'migration/rsbuild-0-x': {
    "Cannot destructure property 'target' of 'undefined'": 'alias-function',
    // Code of any kind fails so.
    "Cannot read properties of undefined (reading 'map')": null,
    '[rsbuild:swc] Unknown decorators version: 2022-11': 'decorators-version',
    'Expected boolean, received string at "optimization.minimize"': 'rspack-schema',
    "Unrecognized key(s) in object: 'foo'": 'rspack-schema',
  },
  'migration/vite': {
    'Critical dependency: Accessing import.meta directly is unsupported': 'import-meta',
    'Cannot read properties of undefined': 'env-undefined',
    'Module parse failed': 'loader-missing',
    'Tsconfig not found': 'tsconfig-missing',
    "export 'default' (imported as 'MyWorker') was not found": 'worker-export',
  },
  'migration/cra': {
    'You may need an appropriate loader to handle this file type.': 'loader-missing',
    'process is not defined': 'process-undefined',
  },
  'migration/vue-cli': {
    'VUE_APP_TITLE is not defined': 'template-variable',
    'BASE_URL is not defined': 'template-variable',
  },
};

import type { RsbuildConfig, Rspack } from '@rsbuild/core';

/** Compiles late enough for the page's socket to be open: a page misses what is sent before. */
export const late: RsbuildConfig = {
  tools: {
    rspack(config) {
      config.plugins.push({
        apply: ({ hooks }: Rspack.Compiler) =>
          hooks.beforeCompile.tapPromise(
            'late',
            () => new Promise((resolve) => setTimeout(resolve, 700)),
          ),
      });
    },
  },
};

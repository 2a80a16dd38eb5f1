import type { RsbuildPlugin } from '@rsbuild/core';

/** A plugin that answers an address of the dev server in `onBeforeStartDevServer`. */
export const answersFirst = (address: string): RsbuildPlugin => ({
  name: 'answers-first',
  setup: (api) =>
    api.onBeforeStartDevServer(({ server }) => {
      server.middlewares.use((request, response, next) => {
        if (request.url === address) response.end('plugin');
        else next();
      });
    }),
});

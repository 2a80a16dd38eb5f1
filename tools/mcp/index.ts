import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { lazyDocs, mcpServer } from './mcp-server';
import { defineVerb } from '../command/verb';

export const verb = defineVerb({
  about:
    'Serves the last build over the Model Context Protocol, on standard input and output. Start it with `npm run -s`, so that\nnpm prints nothing itself.',
  run: () => mcpServer(lazyDocs()).connect(new StdioServerTransport()),
});

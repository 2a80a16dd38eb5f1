// npm run -s docs:mcp: a Model Context Protocol server over standard input and output, for assistants.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { lazyDocs, mcpServer } from '../../src/search/build/mcp-server';

void mcpServer(lazyDocs()).connect(new StdioServerTransport());

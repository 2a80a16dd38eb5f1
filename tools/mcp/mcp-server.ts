import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { option } from '../../src/plugins/after-build/reference/reference';
import { packageVersions } from '../../src/plugins/package-versions';
import { BuiltDocs } from '../search/built-docs';
import { LANGUAGES, type Language } from '../search/built-index';

const version = packageVersions['@rsbuild/core']!;

const language = z
  .enum(LANGUAGES)
  .default('en')
  .describe('The language of the pages: English or Simplified Chinese');

const searchAnswer = {
  query: z.string(),
  language: z.enum(LANGUAGES),
  total: z.number().describe('How many pages answer, given or not'),
  pages: z.array(
    z.object({
      title: z.string(),
      address: z.string(),
      trail: z.array(z.string()).describe('Section and groups of the sidebar'),
      type: z.string().optional().describe('Option pages: the TypeScript type'),
      passages: z.array(
        z.object({ heading: z.string(), address: z.string(), text: z.string().optional() }),
      ),
    }),
  ),
};

const pageAnswer = {
  title: z.string(),
  address: z.string(),
  language: z.enum(LANGUAGES),
  text: z.string(),
};

const optionAnswer = {
  options: z.array(
    z.object({
      ...option.omit({ path: true, url: true }).shape,
      option: z.string(),
      description: z.string(),
      address: z.string(),
      headings: z.array(z.string()),
    }),
  ),
};

const logAnswer = {
  messages: z
    .array(
      z.object({
        id: z.string(),
        says: z.string().describe('The message, with `…` for what differs between projects'),
        heading: z.string(),
        address: z.string(),
        text: z.string().describe('Cause and cure: the section of the page as Markdown'),
      }),
    )
    .describe('At most two, the likeliest first; empty where no message is known'),
};

/** The language that an address names: all but the default one have a segment. */
const languageIn = (address: string) => LANGUAGES.find((each) => address.split('/').includes(each));

/** An answer as data, and as text for clients that read only that. */
const answer = (data: object) => ({
  structuredContent: data as Record<string, unknown>,
  content: [{ type: 'text' as const, text: JSON.stringify(data, null, 2) }],
});

/** A Model Context Protocol server that answers from the docs of a build. */
export function mcpServer(docsIn: (language: Language) => BuiltDocs): McpServer {
  const server = new McpServer(
    { name: 'rsbuild-docs', version },
    {
      instructions: `The documentation of Rsbuild ${version}. Search it, then read the pages that were found. Look up options for their exact types and defaults.`,
    },
  );
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: `Finds pages of the Rsbuild ${version} documentation by words, option names or parts of them, or error messages. The best page comes first.`,
      inputSchema: {
        query: z.string().min(1),
        language,
        limit: z.number().int().min(1).max(20).default(7).describe('How many pages to return'),
      },
      outputSchema: searchAnswer,
      annotations,
    },
    ({ query, language, limit }) => answer(docsIn(language).search(query, limit)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a whole page as Markdown by the address that `search` returned.',
      inputSchema: { address: z.string().min(1), language },
      outputSchema: pageAnswer,
      annotations,
    },
    ({ address, language }) => answer(docsIn(languageIn(address) ?? language).page(address)),
  );
  server.registerTool(
    'look_up_option',
    {
      title: 'Look up an option',
      description:
        'Returns type, default and description of a configuration option, by its path (`resolve.alias`) or its name (`alias`).',
      inputSchema: { option: z.string().min(1), language },
      outputSchema: optionAnswer,
      annotations,
    },
    ({ option, language }) => answer({ options: docsIn(language).options(option) }),
  );
  server.registerTool(
    'explain_log',
    {
      title: 'Explain a log',
      description:
        'Says what the error messages in the output of Rsbuild, of its installation or of the page it built mean, and how to cure them. Pass the output as it is, whole or a part.',
      inputSchema: { log: z.string().min(1), language },
      outputSchema: logAnswer,
      annotations,
    },
    ({ log, language }) => answer({ messages: docsIn(language).explain(log) }),
  );
  return server;
}

/** The docs of each language, read when they are first asked for. */
export function lazyDocs(build?: string): (language: Language) => BuiltDocs {
  const docs = new Map<Language, BuiltDocs>();
  return (language) => {
    const known = docs.get(language) ?? new BuiltDocs(language, build);
    docs.set(language, known);
    return known;
  };
}

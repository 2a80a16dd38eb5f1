import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { option } from '../../src/plugins/after-build/reference/reference';
import { packageVersions } from '../../src/plugins/package-versions';
import { explainConfig } from '../explain/explain-config';
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

const configAnswer = {
  version: z.string(),
  findings: z.array(
    z.object({
      line: z.number(),
      kind: z.string(),
      isError: z.boolean().describe('Otherwise it is a note about something that works'),
      name: z.string(),
      options: z.array(z.string()).describe('The options that are meant or take its place'),
      text: z.string(),
      url: z.string().optional(),
    }),
  ),
  options: z.array(
    z.object({
      line: z.number(),
      option: z.string(),
      type: z.string(),
      default: z.record(z.string(), z.string()).optional(),
      description: z.string(),
      url: z.string(),
    }),
  ),
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
  server.registerTool(
    'explain_config',
    {
      title: 'Explain a configuration',
      description:
        'Explains each option of an Rsbuild configuration, and finds misspelled, misplaced and outdated options, those of other tools, and wrong values. The code is read, not run; a part of a file will do.',
      inputSchema: {
        config: z.string().min(1).describe('The text of rsbuild.config.ts, or a part of it'),
        version: z.string().optional().describe('Of Rsbuild, such as 1.6'),
        language,
      },
      outputSchema: configAnswer,
      annotations,
    },
    async ({ config, ...options }) => answer(await explainConfig(config, options)),
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

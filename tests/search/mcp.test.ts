import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { BuiltDocs, ExplainedMessage, FoundPages } from '#tools/search/built-docs';
import { lazyDocs, mcpServer } from '#tools/mcp/mcp-server';

const root = path.resolve(__dirname, '../..');
const newClient = () => new Client({ name: 'tests', version: '1.0.0' });

/** What a client may ask for: tools of the server, their answers checked against the schemas that it gave. */
async function ask<Answer>(client: Client, name: string, args: object): Promise<Answer> {
  const result = await client.callTool({ name, arguments: { ...args } });
  if (result.isError) throw new Error((result.content as { text: string }[])[0]!.text);
  return result.structuredContent as Answer;
}

describe('npm run docs -- mcp', () => {
  const client = newClient();

  beforeAll(async () => {
    const transport = new StdioClientTransport({
      command: 'npm',
      args: ['run', '-s', 'docs', '--', 'mcp'],
      cwd: root,
    });
    await client.connect(transport);
    await client.listTools();
  });
  afterAll(() => client.close());

  test('names the version and its tools, which only read', async () => {
    expect(client.getServerVersion()).toEqual({ name: 'rsbuild-docs', version: '1.3.22' });
    expect(client.getInstructions()).toContain('Rsbuild 1.3.22');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'look_up_option',
      'explain_log',
      'explain_config',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  test.each([
    ['en', '/config/resolve/alias'],
    ['zh', '/zh/config/resolve/alias'],
  ])('searches in %s', async (language, address) => {
    const found = await ask<FoundPages>(client, 'search', { query: 'alias', language, limit: 2 });
    expect(found.pages.map((page) => page.address)).toHaveLength(2);
    expect(found.pages[0]!.address).toBe(address);
  });

  test.each([
    ['/config/resolve/alias', 'en', '## Match the exact name'],
    ['https://example.com/config/resolve/alias.html#values', 'en', '## Match the exact name'],
    ['/zh/config/resolve/alias', undefined, '## 精确匹配'],
    ['/config/resolve/alias', 'zh', '## 精确匹配'],
    ['/guide/start/', 'en', '# Introduction'],
  ])('reads the page %s, language %s', async (address, language, text) => {
    const page = await ask<ReturnType<BuiltDocs['page']>>(client, 'read_page', {
      address,
      language,
    });
    expect(page.text).toContain(text);
    expect(page.text).toMatch(/^---\nindex: .*\ntitle: /);
  });

  test('looks up options by path and by name', async () => {
    const { options } = await ask<{ options: ReturnType<BuiltDocs['options']> }>(
      client,
      'look_up_option',
      {
        option: 'dev.hmr',
      },
    );
    expect(options).toMatchObject([
      {
        option: 'dev.hmr',
        package: '@rsbuild/core',
        type: 'boolean',
        default: { development: 'true' },
        address: '/config/dev/hmr',
      },
    ]);
    const named = await ask<{ options: ReturnType<BuiltDocs['options']> }>(
      client,
      'look_up_option',
      {
        option: 'assetPrefix',
        language: 'zh',
      },
    );
    expect(named.options.map(({ address }) => address)).toEqual([
      '/zh/config/dev/asset-prefix',
      '/zh/config/output/asset-prefix',
    ]);
  });

  test('looks up options of plugins', async () => {
    const { options } = await ask<{ options: ReturnType<BuiltDocs['options']> }>(
      client,
      'look_up_option',
      {
        option: 'svgrOptions',
      },
    );
    expect(options).toMatchObject([{ option: 'svgrOptions', package: '@rsbuild/plugin-svgr' }]);
  });

  test.each([
    ['en', '', 'Failed to load file with jiti', 'throws an error'],
    ['zh', '/zh', 'Failed to load file with jiti', '抛出了错误'],
  ])('explains a log in %s', async (language, prefix, heading, text) => {
    const log =
      '  Rsbuild v1.3.22\n\nerror   Failed to load file with jiti: /shop/rsbuild.config.ts';
    const { messages } = await ask<{ messages: ExplainedMessage[] }>(client, 'explain_log', {
      log,
      language,
    });
    expect(messages).toEqual([
      {
        id: 'config-unloaded',
        says: 'Failed to load file with jiti: ',
        heading,
        address: `${prefix}/guide/configuration/rsbuild#failed-to-load-file-with-jiti`,
        text: expect.stringContaining(text),
      },
    ]);
    const unknown = await ask(client, 'explain_log', { log: 'error TS2322: No.', language });
    expect(unknown).toEqual({ messages: [] });
  });

  test('what is not there is said, with what is near', async () => {
    const option = ask(client, 'look_up_option', { option: 'resolve.alais' });
    await expect(option).rejects.toThrow(/found resolve\.alais\. The nearest are resolve\.alias,/);
    const page = ask(client, 'read_page', { address: '/config/resolve/aliases' });
    await expect(page).rejects.toThrow(/The nearest is \/config\/resolve\/alias\./);
  });
});

test('a question without an index says to build', async () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = newClient();
  await mcpServer(lazyDocs(empty)).connect(theirs);
  await client.connect(ours);
  const answer = ask(client, 'search', { query: 'alias' });
  await expect(answer).rejects.toThrow(
    `expected names.*.json and index.*.json, found none. Run \`npm run build\` first.`,
  );
  await client.close();
  fs.rmSync(empty, { recursive: true });
});

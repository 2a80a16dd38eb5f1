import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { runVerb } from '../command/run-verb';
import { lazyDocs, mcpServer } from '../mcp/mcp-server';
import type { ConfigExplanation } from './explain-config';

const CONFIG = 'export default {\n  output: { asetPrefix: "/" },\n  server: { port: 80 },\n};\n';

describe('npm run docs -- explain', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-explain-'));
  const file = path.join(folder, 'rsbuild.config.ts');
  beforeAll(() => fs.writeFileSync(file, CONFIG));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  async function run(...args: string[]) {
    const printed: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
    const verbs = { explain: { summary: '', load: () => import('.') } };
    const out = { print: () => {}, printError: (text: string) => void printed.push(text) };
    const code = await runVerb(verbs, ['explain', ...args], out);
    log.mockRestore();
    return { code, printed };
  }

  test('prints the findings and the options with their lines', async () => {
    const { code, printed } = await run(file);
    expect(code).toBe(1);
    expect(printed[0]).toContain(`${file}:2: error: “output.asetPrefix”`);
    expect(printed[1]).toMatch(/:3: server\.port: .*\/config\/server\/port$/);
  });

  test('in Chinese, for another version', async () => {
    const { printed } = await run(file, '--lang', 'zh', '--rsbuild', '1.6');
    expect(printed[0]).toContain('你想写的是 output.assetPrefix 吗？');
  });

  test.each([
    [[], 'found neither'],
    [[file, '--rsbuild', '0.7'], 'Expected a version from 1.0.1'],
  ])('refuses %j', async (args, message) => {
    const { code, printed } = await run(...args);
    expect(code).toBe(2);
    expect(printed[0]).toContain(message);
  });
});

test('assistants can ask for the same', async () => {
  const server = mcpServer(lazyDocs());
  const client = new Client({ name: 'tests', version: '1.0.0' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  await client.listTools();
  const answer = await client.callTool({ name: 'explain_config', arguments: { config: CONFIG } });
  const { findings, options } = answer.structuredContent as unknown as ConfigExplanation;
  expect(findings).toMatchObject([
    { line: 2, kind: 'misspelled', isError: true, options: ['output.assetPrefix'] },
  ]);
  expect(options).toMatchObject([{ line: 3, option: 'server.port', type: 'number' }]);
  await client.close();
});

import fs from 'node:fs';
import path from 'node:path';
import { builtSite } from '../../src/plugins/after-build/hosting/hosted-site';
import { ask } from '../deploy/lib/ask';
import { buildDir, readBuilt, readPage, routes } from '../deploy/lib/build';
import { startServer, type Server } from '../deploy/lib/servers';

/** Beyond this, agents cut a file off. */
const MOST_CHARACTERS = 50_000;

let server: Server;
beforeAll(async () => {
  server = await startServer('nginx', builtSite(buildDir, '/'), buildDir);
});
afterAll(() => server.stop());

const listOf = (route: string) => /^\/(?:zh\/)?(?:[^/]+\/)?/.exec(route)![0] + 'llms.txt';

test('each page names the list that covers it, in its head and in the header Link', async () => {
  for (const route of routes) {
    const list = listOf(route);
    expect([route, /<link[^>]*rel="?describedby"?[^>]*>/.exec(readPage(route))?.[0]]).toEqual([
      route,
      expect.stringMatching(new RegExp(`href="?${list}[ ">]`)),
    ]);
    expect(fs.existsSync(path.join(buildDir, list))).toBe(true);
    const { headers } = await ask(server.origin, route);
    expect([route, headers.link]).toEqual([
      route,
      `<${list}>; rel="describedby"; type="text/markdown"`,
    ]);
  }
  expect((await ask(server.origin, '/robots.txt')).headers).not.toHaveProperty('link');
});

test('each list is short enough to be read whole', () => {
  const lists = [...new Set([...routes.map(listOf), '/llms.txt', '/zh/llms.txt'])];
  expect(lists).toHaveLength(12);
  for (const list of lists) {
    const { length } = readBuilt(list);
    expect([list, length > 100 && length < MOST_CHARACTERS]).toEqual([list, true]);
  }
});

test('each page says in a line for agents where its Markdown is', () => {
  for (const route of routes) {
    const twin = route.endsWith('/') ? `${route}index.md` : `${route}.md`;
    const index = route.startsWith('/zh/') ? '/zh/llms.txt' : '/llms.txt';
    const [, line] =
      /<p class="?visually-hidden"? aria-hidden="?true"?[^>]*>([^<]*)/.exec(readPage(route)) ?? [];
    expect([route, line?.includes(index), line?.includes(twin)]).toEqual([route, true, true]);
  }
});

test('the skill file has the form of a skill, and leads to what is there', () => {
  const skill = readBuilt('skill.md');
  expect(skill).toMatch(/^---\nname: [a-z-]{1,64}\ndescription: .{1,1024}\n---\n/);
  const addresses = [...skill.matchAll(/`(https?:[^`]+)`/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    const file = new URL(address).pathname;
    expect([file, fs.existsSync(path.join(buildDir, file))]).toEqual([file, true]);
  }
  expect(skill).not.toContain('{{');
});

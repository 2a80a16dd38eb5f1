import fs from 'node:fs';
import path from 'node:path';
import { caddyfile, nginxConf } from '../../tools/hosting/servers';
import { builtSite } from '../../src/plugins/after-build/hosting/hosted-site';
import { inlineScripts } from '../../src/plugins/after-build/hosting/policy';
import {
  headersFile,
  redirectsFile,
  vercelJson,
} from '../../src/plugins/after-build/hosting/static-hosts';
import { buildDir, builtFiles, readBuilt, routes } from './lib/build';

const shipped = (file: string) =>
  fs.readFileSync(path.resolve(__dirname, '../../deploy', file), 'utf8');
const site = builtSite(buildDir, '/');
const pages = builtFiles.filter((file) => file.endsWith('.html'));

test.each([
  ['nginx.conf', nginxConf],
  ['Caddyfile', caddyfile],
])('deploy/%s is that of this build; if not, run `npm run docs -- hosting`', (file, make) => {
  expect(shipped(file)).toBe(make(site));
});

test.each([
  ['_headers', headersFile],
  ['_redirects', redirectsFile],
  ['vercel.json', vercelJson],
])('%s in the site’s folder says the same', (file, make) => {
  expect(readBuilt(file)).toBe(make(site));
});

test('pages have few inline scripts, and each page the same', () => {
  const all = new Set(pages.flatMap((page) => inlineScripts(readBuilt(page))));
  const [first] = routes.map((route) => inlineScripts(readBuilt(path.join(route, 'index.html'))));
  expect(all.size).toBeLessThanOrEqual(10);
  for (const route of routes)
    expect(inlineScripts(readBuilt(path.join(route, 'index.html')))).toEqual(first);
});

test('no page has what the policy forbids: handlers in attributes, style elements, frames', () => {
  const forbidden = /<(?:style|iframe|object|embed|base)\b|<[a-z][^>]*\son[a-z]+=/;
  expect(pages.filter((page) => forbidden.test(readBuilt(page)))).toEqual([]);
});

test('structured data have nothing that could be markup: the browser is to take them for text', () => {
  const data = pages.flatMap((page) =>
    [...readBuilt(page).matchAll(/<script[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g)].map(
      ([, json]) => json!,
    ),
  );
  expect(data.length).toBeGreaterThan(300);
  expect(data.filter((json) => json.includes('<'))).toEqual([]);
});

describe('deploy/Dockerfile', () => {
  const dockerfile = shipped('Dockerfile');
  const [, server] = dockerfile.split(/^(?=FROM )/m).slice(1);

  test('serves from a small image without privileges, and tells its health', () => {
    expect(server).toMatch(/^FROM alpine:\d+\.\d+$/m);
    expect(server).toMatch(/^USER nginx$/m);
    expect(server).toMatch(/^HEALTHCHECK .*HEALTH_PATH/m);
    expect(server).toMatch(/^EXPOSE 8080$/m);
    expect(shipped('nginx.conf')).toContain('listen 8080;');
  });

  test('runs scripts that package.json has', () => {
    const { scripts } = JSON.parse(
      fs.readFileSync(path.resolve(__dirname, '../../package.json'), 'utf8'),
    ) as { scripts: Record<string, string> };
    const used = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((name) => !scripts[name])).toEqual([]);
  });
});

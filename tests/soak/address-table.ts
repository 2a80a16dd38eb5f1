// Part of npm run test:soak: what each server of deploy/ answers to each kind of address, as a Markdown table.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtSite, movedPages } from '../../src/plugins/after-build/hosting/hosted-site';
import { ask } from '../deploy/lib/ask';
import { buildDir, builtFiles, routes } from '../deploy/lib/build';
import { kinds, startServer } from '../deploy/lib/servers';

const pages = routes.filter((route) => !route.endsWith('/'));
const sections = routes.filter((route) => route.endsWith('/') && !/^\/(?:zh\/)?$/.test(route));
const withoutSlash = sections.map((route) => route.slice(0, -1));
const english = pages.filter((page) => !page.startsWith('/zh/'));
const chinese = pages.filter((page) => page.startsWith('/zh/'));
const hashed = builtFiles.filter((file) => /^assets\/js\/.*\.js$/.test(file));

interface Kind {
  readonly addresses: readonly string[];
  readonly expected: string;
}

const table: Readonly<Record<string, Kind>> = {
  Canonical: { addresses: routes, expected: '200' },
  'Page with `.html`': { addresses: pages.map((page) => `${page}.html`), expected: '301 → 200' },
  'Page with a slash': { addresses: pages.map((page) => `${page}/`), expected: '301 → 200' },
  'Page with `/index.html`': {
    addresses: pages.map((page) => `${page}/index.html`),
    expected: '301 → 200',
  },
  'Section without its slash': { addresses: withoutSlash, expected: '301 → 200' },
  'Section with `.html`': {
    addresses: withoutSlash.map((section) => `${section}.html`),
    expected: '301 → 200',
  },
  'Markdown of a page': { addresses: pages.map((page) => `${page}.md`), expected: '200' },
  Script: { addresses: hashed.map((file) => `/${file}`), expected: '200' },
  'Miss in English': { addresses: english.map((page) => `${page}-x`), expected: '404 en' },
  'Miss in Chinese': { addresses: chinese.map((page) => `${page}-x`), expected: '404 zh-CN' },
};

/** The statuses on the way from an address to its answer; of a miss, also its language. */
async function wayFrom(origin: string, address: string): Promise<string> {
  const statuses: string[] = [];
  for (let next = address; statuses.length < 5;) {
    const { status, headers, body } = await ask(origin, next);
    const language = status === 404 ? ` ${/<html lang="?([\w-]+)/.exec(String(body))?.[1]}` : '';
    statuses.push(status + language);
    if (!headers.location) break;
    const target = new URL(headers.location, origin + next);
    if (target.origin !== origin) return [...statuses, 'another site'].join(' → ');
    next = target.pathname + target.search;
  }
  return statuses.join(' → ');
}

/** The ways of all addresses of a kind, each with how many go it. */
async function waysOf(origin: string, addresses: readonly string[]): Promise<Map<string, number>> {
  const ways = new Map<string, number>();
  for (const address of addresses) {
    const way = await wayFrom(origin, address);
    ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  return ways;
}

async function main(): Promise<boolean> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'address-table-'));
  fs.chmodSync(root, 0o755);
  fs.cpSync(buildDir, path.join(root, 'docs'), { recursive: true });
  const columns: string[] = [];
  const rows = new Map<string, string[]>();
  let passed = true;
  try {
    for (const name of Object.keys(kinds) as (keyof typeof kinds)[])
      for (const [base, folder] of [
        ['/', path.join(root, 'docs')],
        ['/docs/', root],
      ] as const) {
        const site = builtSite(buildDir, base);
        const server = await startServer(name, site, folder);
        columns.push(`${name} at \`${base}\``);
        const add = (
          kind: string,
          ways: Map<string, number>,
          isExpected: (way: string) => boolean,
        ) => {
          const cells = [...ways].map(([way, count]) => `${count} × ${way}`);
          rows.set(kind, [...(rows.get(kind) ?? []), cells.join(', ')]);
          passed &&= [...ways.keys()].every(isExpected);
        };
        for (const [kind, { addresses, expected }] of Object.entries(table)) {
          const asked = addresses.map((address) => base + address.slice(1));
          add(kind, await waysOf(server.origin, asked), (way) => way === expected);
        }
        const moved = movedPages(site).map(({ from }) => from);
        add('Old address', await waysOf(server.origin, moved), (way) =>
          ['301 → 200', '301 → another site'].includes(way),
        );
        await server.stop();
      }
  } finally {
    fs.rmSync(root, { recursive: true });
  }
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log(line(['Address', ...columns]));
  console.log(line(['---', ...columns.map(() => '---')]));
  for (const [kind, cells] of rows) console.log(line([kind, ...cells]));
  return passed;
}

main().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

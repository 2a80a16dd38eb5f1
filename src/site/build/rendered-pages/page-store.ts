import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Where the server's scripts are, and where the pages that they rendered are kept. */
export interface RenderedPagesFolders {
  /** The server bundle's script; the chunks are below its folder. */
  readonly bundle: string;
  readonly store: string;
}

/** The names of the chunks that a route loads, nested as its page gets them. */
export type RouteChunks = string | { readonly [key: string]: RouteChunks } | readonly RouteChunks[];

/** What the build before rendered. Results are JSON. */
export interface PageStore<Result> {
  /** Undefined where the page, or code that renders it, is not as it was. */
  find(pathname: string): Result | undefined;
  keep(pathname: string, result: Result): void;
}

interface Kept<Result> {
  readonly key: string;
  readonly result: Result;
}

const SCRIPT = /^(?<name>[^.]+)\.(?<hash>\w+)\.js$/;
/** The routes' paths carry a hash, so that no two are the same. */
const ROUTE_HASH = /-\w{3}$/;

const sha256 = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

const namesIn = (chunks: RouteChunks): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/** The chunks beside a bundle: name → the hash in its file's name, and the hash of its text. */
function readChunks(bundle: string) {
  const folder = path.join(path.dirname(bundle), 'assets/js');
  return new Map(
    fs.readdirSync(folder).map((file) => {
      const { name = file, hash = '' } = SCRIPT.exec(file)?.groups ?? {};
      return [name, { hash, text: sha256(fs.readFileSync(path.join(folder, file))) }];
    }),
  );
}

/** The text of the bundle without the hashes of some chunks, which it has to find their files. */
function withoutHashes(bundle: string, hashes: ReadonlySet<string>): string {
  const text = fs.readFileSync(bundle, 'utf8');
  return text.replace(/"(\w+)"/g, (quoted, word: string) => (hashes.has(word) ? '""' : quoted));
}

/**
 * Pages as the last build rendered them. A page is rendered anew when the server bundle has changed, or a chunk that no
 * route names, or a chunk of a route whose path the page's begins with; the chunks of other pages don't matter to it.
 */
export function openPageStore<Result>(
  { bundle, store }: RenderedPagesFolders,
  routes: Readonly<Record<string, RouteChunks>>,
): PageStore<Result> {
  const chunks = readChunks(bundle);
  const named = Object.entries(routes).map(([route, names]) => ({
    path: route.replace(ROUTE_HASH, ''),
    names: namesIn(names),
  }));
  const ofRoutes = new Set(named.flatMap(({ names }) => names));
  const hashes = new Set([...ofRoutes].flatMap((name) => chunks.get(name)?.hash ?? []));
  const textsOf = (names: Iterable<string>) =>
    [...names].sort().map((name) => `${name} ${chunks.get(name)?.text}`);
  const shared = sha256(
    process.version,
    withoutHashes(bundle, hashes),
    ...textsOf([...chunks.keys()].filter((name) => !ofRoutes.has(name))),
  );
  const keyOf = (pathname: string) => {
    const own = named.filter((route) => pathname.startsWith(route.path) || route.path === '*');
    return sha256(shared, pathname, ...textsOf(new Set(own.flatMap(({ names }) => names))));
  };
  const fileOf = (pathname: string) => path.join(store, `${encodeURIComponent(pathname)}.json`);
  fs.mkdirSync(store, { recursive: true });
  return {
    find(pathname) {
      try {
        const kept = JSON.parse(fs.readFileSync(fileOf(pathname), 'utf8')) as Kept<Result>;
        return kept.key === keyOf(pathname) ? kept.result : undefined;
      } catch {
        return undefined;
      }
    },
    keep(pathname, result) {
      const file = fileOf(pathname);
      const kept: Kept<Result> = { key: keyOf(pathname), result };
      fs.writeFileSync(`${file}.part`, JSON.stringify(kept));
      fs.renameSync(`${file}.part`, file);
    },
  };
}

import { encodeAddress, normaliseAddress } from '../routing/address';

/** The service worker, at the site's base: it answers for addresses below its own path. */
export const WORKER_FILE = 'service-worker.js';

/** A page; a file whose name has a hash of what is in it; or a picture, which may change under its name. */
export type KeptKind = 'page' | 'hashed' | 'picture';

/** How many files of a kind are kept; the ones that were used last. */
export const KEPT: Readonly<Record<KeptKind, number>> = { page: 250, hashed: 400, picture: 60 };

/** Raise it when a change makes earlier caches unreadable. */
const FORMAT = 2;

/** The prefix of this site's caches; another site on this origin has another base. */
export const cachePrefix = (base: string): string => `offline ${base} `;

/** The cache of a kind of files. */
export const cacheName = (base: string, kind: KeptKind): string =>
  `${cachePrefix(base)}${kind} ${FORMAT}`;

/** The kind of file at a path without base; undefined for files that aren't cached. */
export function findKind(path: string): KeptKind | undefined {
  if (/^\/(?:\w+\/)?assets\//.test(path)) return 'hashed';
  if (/^\/(?:\w+\/)?img\//.test(path)) return 'picture';
  return /(?:\.html|\/[^/.]*)$/.test(path) ? 'page' : undefined;
}

/** The address that a page is kept by: without query, hash and final slash, in this site's spelling. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  const path = normaliseAddress(pathname);
  return origin + (path === undefined ? pathname : encodeAddress(path)).replace(/(?<=.)\/$/, '');
}

/** Whether an answer is what was asked for: a host may answer anything with a page of its own. */
export function isSound(kind: KeptKind, { status, headers }: Response): boolean {
  const isPage = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return status === 200 && isPage === (kind === 'page');
}

import fs from 'node:fs';
import path from 'node:path';
import { listLinks } from '../pages/links';
import type { Docs } from '../pages/docs';
import { projectRoot } from '../pages/project-root';

/** Each address on another site, without its hash, with the places that lead there, as `file:line`. */
export type ExternalLinks = ReadonlyMap<string, readonly string[]>;

const isExternal = (url: string) => /^https?:/.test(url);

/** Addresses in the interface's own code, such as those of the footer: whole strings. */
const STRING = /(['"`])(https:\/\/[^'"`\s$]+)\1/g;

/** What isn't a link: names of vocabularies and licenses, and what takes the reader's text behind it. */
const NO_LINK = /^https:\/\/(?:schema\.org|opensource\.org|site\.invalid)|[?&]q=$/;

function linksOfInterface(): (readonly [url: string, place: string])[] {
  const folder = path.join(projectRoot, 'src');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('plugins'));
  return files.sort().flatMap((file) =>
    fs
      .readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        [...line.matchAll(STRING)]
          .filter(([, , url]) => !NO_LINK.test(url!))
          .map(([, , url]) => [url!, `src/${file}:${i + 1}`] as const),
      ),
  );
}

/** The address that is asked for: the browser keeps the hash to itself. */
export const withoutHash = (url: string): string => url.replace(/#.*/, '');

/** All links of pages and interface to other sites, in alphabetical order. */
export function listExternalLinks(docs: Pick<Docs, 'files' | 'page'>): ExternalLinks {
  const ofPages = docs.files.flatMap((file) => {
    const page = docs.page(file);
    return page ? listLinks(page).map(({ url, line }) => [url, `${file}:${line}`] as const) : [];
  });
  const places = new Map<string, string[]>();
  for (const [url, place] of [...ofPages, ...linksOfInterface()])
    if (isExternal(url))
      places.set(withoutHash(url), [...(places.get(withoutHash(url)) ?? []), place]);
  return new Map([...places].sort(([a], [b]) => a.localeCompare(b)));
}

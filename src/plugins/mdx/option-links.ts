import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../config-check/read-config';
import { optionsIn, setOptions } from '../../config-check/set-options';

const CONFIG_FILE = /(?:^|\/)rsbuild\.config\.\w+$/;
const CONFIG_PAGES = path.resolve(__dirname, '../../../docs/config');

/** A stretch of a line that leads to a page. */
export interface LineLink {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly address: string;
}

let addresses: ReadonlyMap<string, string> | undefined;

/** The addresses of the option pages, without base and language, by the option's path. */
function optionAddresses(): ReadonlyMap<string, string> {
  addresses ??= new Map(
    fs
      .readdirSync(CONFIG_PAGES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file): [string, string][] => {
        const page = fs.readFileSync(path.join(CONFIG_PAGES, file), 'utf8');
        const option = /^option: (\S+)$/m.exec(page.split('\n---\n')[0]!)?.[1];
        return option
          ? [[option, `config/${file.replaceAll('\\', '/').slice(0, -'.mdx'.length)}`]]
          : [];
      }),
  );
  return addresses;
}

/**
 * The paths that an Rsbuild config in a sample sets, outermost first; of a file of another name there are none.
 * @example pathsIn('server: { port: 80 }', 'rsbuild.config.ts') // => ['server', 'server.port']
 */
export const pathsIn = (code: string, title = ''): string[] =>
  CONFIG_FILE.test(title) ? [...setOptions(code)] : [];

/**
 * The options of an Rsbuild config in a sample, each where it comes first, with the addresses of their pages.
 * @param own the option that the page is about
 * @example optionLinks("export default defineConfig({ server: { port: 80 } });\n", 'rsbuild.config.ts')
 * // => [{ line: 0, column: 40, text: 'port', address: 'config/server/port' }]
 */
export function optionLinks(code: string, title = '', own?: string): LineLink[] {
  if (!CONFIG_FILE.test(title)) return [];
  const seen = new Set([own]);
  const { objects, shift } = readConfig(code);
  return objects
    .flatMap(({ properties }) => [...optionsIn(properties)])
    .flatMap(({ option, from, to }): LineLink[] => {
      const address = optionAddresses().get(option);
      if (!address || seen.has(option)) return [];
      seen.add(option);
      const before = code.slice(0, from - shift).split('\n');
      return [
        {
          line: before.length - 1,
          column: before.at(-1)!.length,
          text: code.slice(from - shift, to - shift),
          address,
        },
      ];
    });
}

/** Puts a link around a stretch of a line of highlighted HTML. @returns the line as it is where tags are inside of the stretch */
export function addLink(html: string, { column, text, address }: LineLink): string {
  let at = 0;
  let left = column;
  for (const [part] of html.matchAll(/<[^>]*>|&\w+;|[^<&]/g)) {
    if (!left && !part.startsWith('<')) break;
    if (!part.startsWith('<')) left--;
    at += part.length;
  }
  if (!html.startsWith(text, at)) return html;
  return `${html.slice(0, at)}<a href="/${address}">${text}</a>${html.slice(at + text.length)}`;
}

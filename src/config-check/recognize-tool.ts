import type { Tool } from './facts';
import type { ConfigSource } from './read-config';

export const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  vite: 'Vite',
  webpack: 'webpack',
  'vue-cli': 'Vue CLI',
};

export const TOOLS = Object.keys(TOOL_NAMES) as Tool[];

const PACKAGES: readonly (readonly [Tool, RegExp])[] = [
  ['vite', /^(?:vite|vitest)(?:\/|$)|^@vitejs\//],
  ['vue-cli', /^@vue\/cli-service/],
  ['webpack', /^webpack(?:$|[-/])|-webpack-plugin$/],
];
const OWN_PACKAGE = /^@rsbuild\//;

/** What is known of a name, which is given as its path. */
interface KnownNames {
  readonly isOwn: (path: readonly string[]) => boolean;
  readonly isOf: (path: readonly string[], tool: Tool) => boolean;
}

/** The tool whose configuration this is, by its imports or else by its names; undefined if it's Rsbuild's. */
export function recognizeTool(
  { imports, objects }: ConfigSource,
  { isOwn, isOf }: KnownNames,
): Tool | undefined {
  if (imports.some((name) => OWN_PACKAGE.test(name))) return undefined;
  const byImport = PACKAGES.find(([, names]) => imports.some((name) => names.test(name)));
  if (byImport) return byImport[0];
  const paths = objects.flatMap(({ properties }) =>
    properties.flatMap(({ name, value }) => [
      [name],
      ...(value.kind === 'object' ? value.properties.map((each) => [name, each.name]) : []),
    ]),
  );
  const foreign = paths.filter((path) => !isOwn(path));
  const own = paths.filter((path) => path.length === 2 && isOwn(path)).length;
  const counts = TOOLS.map(
    (tool) => [tool, foreign.filter((path) => isOf(path, tool)).length] as const,
  );
  const [tool, count] = counts.sort(([, a], [, b]) => b - a)[0]!;
  return count > 1 && count >= own ? tool : undefined;
}

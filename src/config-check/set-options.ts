import { readConfig } from './read-config';
import type { ConfigProperty } from './read-values';

/** Each option that properties set, outermost first; those of `environments` count as options of their own. */
export function* optionsIn(
  properties: readonly ConfigProperty[],
  above = '',
): Generator<ConfigProperty & { readonly option: string }> {
  for (const property of properties) {
    const option = above + property.name;
    yield { ...property, option };
    if (property.value.kind === 'object')
      yield* optionsIn(
        property.value.properties,
        `${option}.`.replace(/^environments\.[^.]+\.$/, ''),
      );
  }
}

/**
 * The options that the text of a configuration sets, and their fields, outermost first.
 * @example setOptions('server: { port: 80 }') // => new Set(['server', 'server.port'])
 */
export function setOptions(text: string): Set<string> {
  const { objects } = readConfig(text);
  const found = objects.flatMap(({ properties }) => [...optionsIn(properties)]);
  return new Set(found.map(({ option }) => option));
}

import { parseArgs } from 'node:util';
import { closest } from 'fastest-levenshtein';
import { helpOfAll, helpOfVerb, formatUsage } from './help';
import type { Flags, Verb, VerbTable } from './verb';

/** An error about what was typed. Names the nearest of the names that would do. */
function unknown(kind: string, found: string, names: readonly string[]): Error {
  const hint = names.length > 0 ? ` Did you mean ${closest(found, [...names])}?` : '';
  return new Error(`Expected a ${kind}, found ${found}.${hint}`);
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

function checkChoices(flags: Flags, values: Record<string, unknown>): void {
  for (const [name, { choices }] of Object.entries(flags)) {
    const wrong = [values[name] ?? []].flat().find((value) => !choices?.includes(String(value)));
    if (choices && wrong !== undefined)
      throw new Error(`--${name}: expected ${listed(choices)}, found ${String(wrong)}.`);
  }
}

/** Reads the flags and words of a verb. Throws what was expected, what was found and the usage. */
function readArguments(name: string, { flags = {}, takes }: Verb, args: string[]) {
  const options = { ...flags, help: { type: 'boolean' } } as const;
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const names = Object.keys(options).map((flag) => `--${flag}`);
  const strange = tokens.find(
    (token) => token.kind === 'option' && !Object.hasOwn(options, token.name),
  );
  try {
    if (strange?.kind === 'option') throw unknown('flag', strange.rawName, names);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: Boolean(takes) });
    const { help = false, ...typed } = values as Record<string, string | boolean | undefined>;
    if (!help) checkChoices(flags, typed);
    return { help, typed, positionals };
  } catch (error) {
    throw new Error(`${(error as Error).message}\nUsage: ${formatUsage(name, { flags, takes })}`);
  }
}

/**
 * Runs what was typed after `npm run docs --`.
 * @returns the exit code: that of the verb, 2 where it or the words that were typed are wrong
 */
export async function runVerb(
  verbs: VerbTable,
  [name, ...args]: string[],
  { print, printError } = { print: console.log, printError: console.error },
): Promise<number> {
  try {
    if (name === undefined || name === '--help' || name === 'help') {
      print(helpOfAll(verbs));
      return name === undefined ? 2 : 0;
    }
    if (!Object.hasOwn(verbs, name)) throw unknown('verb', name, Object.keys(verbs));
    const { verb } = await verbs[name]!.load();
    const { help, typed, positionals } = readArguments(name, verb, args);
    if (help) {
      print(helpOfVerb(name, verb));
      return 0;
    }
    return (await verb.run(typed as never, positionals)) ?? 0;
  } catch (error) {
    printError((error as Error).message);
    return 2;
  }
}

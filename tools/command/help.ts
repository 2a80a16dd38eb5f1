import type { Flag, Verb, VerbTable } from './verb';

const COMMAND = 'npm run docs --';

const valueOf = ({ type, choices, value = 'text' }: Flag) =>
  type === 'boolean' ? '' : ` <${choices && choices.length < 5 ? choices.join('|') : value}>`;

const rows = (entries: readonly (readonly [string, string])[]) => {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
};

/** `npm run docs -- search <query> [--lang <en|zh>] [--json]` */
export function formatUsage(
  name: string,
  { takes, flags = {} }: Pick<Verb, 'takes' | 'flags'>,
): string {
  const parts = Object.entries(flags).map(
    ([flag, own]) => `[--${flag}${valueOf(own)}]${own.multiple ? '…' : ''}`,
  );
  return [COMMAND, name, takes, ...parts].filter(Boolean).join(' ');
}

/** The verbs, one a line. */
export const helpOfAll = (verbs: VerbTable): string =>
  `Usage: ${COMMAND} <verb> [words] [flags]\n\n${rows(
    Object.entries(verbs).map(([name, { summary }]) => [name, summary]),
  )}\n\n\`${COMMAND} <verb> --help\` explains a verb and its flags.`;

/** The usage of a verb, what it does, and its flags. */
export function helpOfVerb(name: string, verb: Verb): string {
  const flags = Object.entries(verb.flags ?? {}).map(
    ([flag, own]) => [`--${flag}${valueOf(own)}`, own.about] as const,
  );
  const list = flags.length > 0 ? `\n\n${rows(flags)}` : '';
  return `Usage: ${formatUsage(name, verb)}\n\n${verb.about}${list}`;
}

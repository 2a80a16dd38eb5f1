import createRsbuild from '../../../tests/docs/data/create-rsbuild.json';
import { listFlags, rsbuildCommands, type RsbuildCommand } from './rsbuild-help';

const runners = new Set([
  'npx',
  'bunx',
  'pnpx',
  'yarn',
  'pnpm',
  'bun',
  'npm',
  'exec',
  'dlx',
  'run',
  'x',
  '-y',
  '--yes',
  '--',
]);
const creators = /^(create-rsbuild|rsbuild)(@[\w.]+)?$/;

export interface CommandFinding {
  expected: string;
  found: string;
}

/** What a command says that the real CLI does not know; undefined for commands of other tools. */
export function checkCommand(words: string[]): CommandFinding | undefined {
  const create = words.findIndex((_, index) => isCreator(words, index));
  if (create !== -1) return checkCreate(words.slice(create + 1));
  const tool = words.findIndex((word) => !runners.has(word));
  return words[tool] === 'rsbuild' ? checkRsbuild(words.slice(tool + 1)) : undefined;
}

function isCreator(words: string[], index: number): boolean {
  const word = words[index] ?? '';
  if (!creators.test(word)) return false;
  return word.startsWith('create-') ? index <= 2 : words[index - 1] === 'create';
}

function checkRsbuild(args: string[]): CommandFinding | undefined {
  const [first] = args;
  const command = first === undefined || first.startsWith('-') ? 'dev' : first;
  if (!rsbuildCommands.includes(command as RsbuildCommand)) {
    return { expected: `one of: ${rsbuildCommands.join(', ')}`, found: `rsbuild ${command}` };
  }
  return unknownFlag(args, listFlags(command as RsbuildCommand), `rsbuild ${command}`);
}

function checkCreate(args: string[]): CommandFinding | undefined {
  const templates = createRsbuild.frameworks.flatMap((name) => [name, `${name}-js`, `${name}-ts`]);
  return (
    unknownValue(args, ['-t', '--template'], templates) ??
    unknownValue(args, ['--tools'], createRsbuild.tools) ??
    unknownFlag(args, new Set(createRsbuild.flags), 'create-rsbuild')
  );
}

function unknownValue(
  args: string[],
  names: string[],
  known: string[],
): CommandFinding | undefined {
  const found = args.find(
    (arg, index) => names.includes(args[index - 1] ?? '') && !known.includes(arg),
  );
  return found === undefined
    ? undefined
    : { expected: `after ${names.join(' or ')}: ${known.join(', ')}`, found };
}

function unknownFlag(
  args: string[],
  known: Set<string>,
  command: string,
): CommandFinding | undefined {
  const flags = args.filter((arg) => /^--?[a-z]/i.test(arg)).map((arg) => arg.split('=')[0] ?? '');
  const unknown = flags.find((flag) => !known.has(flag));
  return unknown === undefined
    ? undefined
    : { expected: `a flag of \`${command} --help\`: ${[...known].join(' ')}`, found: unknown };
}

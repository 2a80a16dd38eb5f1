import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../pages/project-root';

export const rsbuildCommands = ['dev', 'build', 'preview', 'inspect'] as const;
export type RsbuildCommand = (typeof rsbuildCommands)[number];

/** What the tool's `--help` lists. */
export interface RsbuildHelp {
  /** as it writes them: `-o, --open [url]` */
  flags: string[];
  /** the overview's commands; the dev command has an empty name there */
  commands: string[];
}

const helps = new Map<RsbuildCommand | undefined, RsbuildHelp>();

/** The installed tool's own `--help`, of one command or the overview. */
export function findHelp(command?: RsbuildCommand): RsbuildHelp {
  const known = helps.get(command) ?? readHelp(command);
  helps.set(command, known);
  return known;
}

/** The flags of a command, long and short. */
export function listFlags(command: RsbuildCommand): Set<string> {
  return new Set(
    findHelp(command).flags.flatMap((flag) => flag.match(/(?<![\w-])-{1,2}[\w-]+/g) ?? []),
  );
}

function readHelp(command?: RsbuildCommand): RsbuildHelp {
  const bin = path.join(projectRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const args = command === undefined ? ['--help'] : [command, '--help'];
  const help = execFileSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return {
    flags: rowsOf(help, 'Options').map((row) => row.split(/ {2,}/)[0] ?? ''),
    commands: rowsOf(help, 'Commands').map((row) => /^(\w*) {2,}/.exec(row)?.[1] ?? ''),
  };
}

/** The rows below `Options:`, without their indent. */
function rowsOf(help: string, heading: string): string[] {
  const [, block = ''] = new RegExp(`^${heading}:\\n((?: {2}.*\\n?)+)`, 'm').exec(help) ?? [];
  return block.split('\n').flatMap((row) => (row.startsWith('  ') ? [row.slice(2)] : []));
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './project-root';

export const rsbuildCommands = ['dev', 'build', 'preview', 'inspect'] as const;
export type RsbuildCommand = (typeof rsbuildCommands)[number];

const flags = new Map<RsbuildCommand, Set<string>>();

/** The flags of a command, long and short, read from the installed tool's own `--help`. */
export function flagsOf(command: RsbuildCommand): Set<string> {
  const known = flags.get(command) ?? readFlags(command);
  flags.set(command, known);
  return known;
}

function readFlags(command: RsbuildCommand): Set<string> {
  const bin = path.join(projectRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const help = execFileSync(process.execPath, [bin, command, '--help'], { encoding: 'utf8' });
  const options = help.slice(help.indexOf('Options:'));
  return new Set([
    ...[...options.matchAll(/^\s+(-\w), /gm)].map((match) => match[1] ?? ''),
    ...[...options.matchAll(/(--[\w-]+)(?=[ ,])/g)].map((match) => match[1] ?? ''),
  ]);
}

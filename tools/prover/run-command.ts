import { startTool } from '../project/run-tool';
import { rsbuildBin } from '../project/rsbuild-bin';
import { readBuiltFiles } from '../project/built-files';
import type { Prepared } from './prepare';
import type { Command } from './proof';

/** Runs a command of the tool, or a script of the project with Node.js, until it ends. */
export async function runCommand(
  { root, dist }: Prepared,
  command: string,
  env: Record<string, string> = {},
): Promise<Command> {
  const [program, ...words] = command.split(' ');
  if (program !== 'rsbuild' && program !== 'node') {
    throw new Error(`expected a command that begins with rsbuild or node, found ${command}`);
  }
  const tool = startTool(program === 'rsbuild' ? [rsbuildBin, ...words] : words, root, env);
  const code = await tool.ended;
  return { root, code, log: tool.log(), ...readBuiltFiles(dist, tool.log()) };
}

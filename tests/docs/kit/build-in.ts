import path from 'node:path';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool } from '#tools/project/run-tool';
import { readBuiltFiles, type BuiltFiles } from '#tools/project/built-files';

/** Runs `rsbuild build` in a folder, as a reader does; `--root` names the project where it is elsewhere. */
export async function buildIn(
  folder: string,
  args: string[] = [],
): Promise<BuiltFiles & { log: string }> {
  const tool = startTool([rsbuildBin, 'build', ...args], folder);
  await tool.ended;
  const at = args.indexOf('--root');
  const root = at < 0 ? folder : path.join(folder, args[at + 1] ?? '');
  return { log: tool.log(), ...readBuiltFiles(path.join(root, 'dist'), tool.log()) };
}

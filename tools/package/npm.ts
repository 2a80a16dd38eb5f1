import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** After how many milliseconds npm counts as stuck: an install takes seconds. */
const LIMIT = 5 * 60_000;

/** The registry has no such version. */
export class LackingVersion extends Error {}

/** What npm prints; an error says in npm's own words what went wrong, or that npm didn't end. */
export async function npm(args: string[], cwd: string, limit = LIMIT): Promise<string> {
  // Killed, since an npm that hangs need not heed a request to end.
  const options = { cwd, maxBuffer: 2 ** 27, timeout: limit, killSignal: 'SIGKILL' } as const;
  const running = run('npm', args, options);
  const end = () => running.child.kill('SIGKILL');
  process.once('exit', end);
  try {
    return (await running).stdout;
  } catch (error) {
    const { stderr = '', killed } = error as { stderr?: string; killed?: boolean };
    if (killed)
      throw new Error(`npm ${args[0]} ${args[1]} did not end within ${limit / 60_000} minutes`);
    const lines = stderr.split('\n').filter((line) => line.startsWith('npm error'));
    const words = lines.slice(0, 12).map((line) => line.slice('npm error '.length));
    const message = words.join('; ');
    if (/code (?:E404|ETARGET)/.test(message)) throw new LackingVersion(message);
    throw new Error(message || String(error));
  } finally {
    process.off('exit', end);
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { waitFor } from './wait-for';

/** A program as a reader starts it: Jest's own variables do not reach it. */
export interface Tool {
  child: ChildProcess;
  /** what was printed so far, without colours */
  log: () => string;
  /** the exit code, once it has ended */
  ended: Promise<number | null>;
}

const hidden = ['NODE_ENV', 'NODE_OPTIONS', 'JEST_WORKER_ID', 'FORCE_COLOR', 'BROWSERSLIST'];

/** Starts a Node.js program in a folder. */
export function startTool(args: string[], cwd: string, env: Record<string, string> = {}): Tool {
  const clean = Object.entries(process.env).filter(([name]) => !hidden.includes(name));
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...Object.fromEntries(clean), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // One that never ends would keep its port for good.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  return {
    child,
    log: () => stripVTControlCharacters(printed),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  };
}

/** Waits until a program prints something. Throws if it ends first, or takes too long. */
export function waitForLog(tool: Tool, text: RegExp): Promise<RegExpExecArray> {
  return waitFor(`the program to print ${text}`, () => text.exec(tool.log()) ?? stillRuns(tool));
}

/** Waits until a program answers at an address: tools print it a moment before they listen. */
export async function waitForAnswer(url: string, tool: Tool): Promise<void> {
  await waitFor(`an answer at ${url}`, async () => (await answers(url)) || stillRuns(tool));
}

function stillRuns({ child, log }: Tool): undefined {
  if (child.exitCode !== null)
    throw new Error(`expected the program to run, it printed:\n${log()}`);
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Ends a program that this process started. */
export async function stopTool(tool: Tool): Promise<void> {
  if (tool.child.exitCode === null) tool.child.kill('SIGKILL');
  await tool.ended;
}

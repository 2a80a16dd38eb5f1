import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

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

const pause = () => new Promise((resolve) => setTimeout(resolve, 25));

/** Waits until a program prints something. Throws if it ends first, or takes too long. */
export async function waitForLog(
  tool: Tool,
  text: RegExp,
  patience = 30_000,
): Promise<RegExpExecArray> {
  const deadline = Date.now() + patience;
  for (;;) {
    const match = text.exec(tool.log());
    if (match) return match;
    if (tool.child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`expected the program to print ${text}, it printed:\n${tool.log()}`);
    }
    await pause();
  }
}

/** Waits until a program answers at an address: tools print it a moment before they listen. */
export async function waitForAnswer(url: string, tool: Tool, patience = 10_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await answers(url))) {
    if (tool.child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`expected an answer at ${url}; printed:\n${tool.log()}`);
    }
    await pause();
  }
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

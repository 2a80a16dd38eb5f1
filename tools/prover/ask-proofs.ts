import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { inParallel } from '../command/in-parallel';
import { projectRoot } from '../pages/project-root';
import type { MatrixOutcome } from './matrix/run-matrix';
import type { Outcome, Tie } from './proof';
import type { ProofRequest } from './proof-process';

const patience = 1_800_000;

/** After so many files a process is replaced: each build leaves memory behind, and handles that slow the event loop. */
const mostFiles = 15;

/** What was found in a file of proofs, or why its process stopped. */
export interface Answer<Found> {
  file: string;
  found: Found[];
  failure?: string;
}

/** Runs files of proofs outside Jest, whose module loader the real tool would not meet in a user's project. */
export const askProofs = (files: string[], processes = 2): Promise<Answer<Outcome>[]> =>
  ask<Outcome>(files, processes);

/** Runs files of proofs in other contexts; `report` hears of each file as soon as it is done. */
export const askMatrix = (
  files: string[],
  contexts: string[],
  report: (answer: Answer<MatrixOutcome>) => void,
): Promise<Answer<MatrixOutcome>[]> => ask<MatrixOutcome>(files, 2, () => ({ contexts }), report);

/** Reads files of proofs without running them. */
export const askTies = (files: string[]): Promise<Answer<Tie>[]> =>
  ask<Tie>(files, 1, () => ({ only: 'ties' }));

async function ask<Found>(
  files: string[],
  processes: number,
  what?: (file: string) => Omit<ProofRequest, 'file'>,
  report?: (answer: Answer<Found>) => void,
) {
  const prover = openProver<Found>();
  const answers = await inParallel(processes, files, async (file) => {
    const answer = await prover.ask(file, what?.(file));
    report?.(answer);
    return answer;
  });
  prover.end();
  return answers;
}

/** Processes that run files of proofs in a project, each one file at a time, as many as are asked at once. */
export function openProver<Found>(root = projectRoot) {
  const idle: { child: ChildProcess; asked: number }[] = [];
  return {
    ask: async (file: string, what?: Omit<ProofRequest, 'file'>): Promise<Answer<Found>> => {
      const { child, asked } = idle.pop() ?? { child: start(root), asked: 0 };
      const { answer = [], failure } = await request<Found>(child, { file, ...what });
      if (child.connected && asked < mostFiles) idle.push({ child, asked: asked + 1 });
      else if (child.connected) child.disconnect();
      return { file, found: answer, failure };
    },
    end: () => {
      for (const { child } of idle) child.disconnect();
    },
  };
}

const start = (root: string) =>
  fork(path.join(root, 'tools/prover/proof-process.ts'), {
    cwd: root,
    execArgv: ['--import', './tools/prover/native-core.mjs', '--import', 'tsx'],
    env: { ...process.env, NO_COLOR: '1', JEST_WORKER_ID: '' },
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });

interface Reply<Found> {
  answer?: Found[];
  failure?: string;
}

function request<Found>(child: ChildProcess, message: ProofRequest): Promise<Reply<Found>> {
  return new Promise((resolve) => {
    let printed = '';
    const listen = (chunk: Buffer) => (printed += chunk.toString());
    const end = (reply: Reply<Found>) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.stderr?.off('data', listen);
      resolve(reply);
    };
    const stop = (failure: string) => {
      child.kill('SIGKILL');
      end({ failure: `${failure}\n${printed}` });
    };
    const timer = setTimeout(() => stop(`no end within ${patience / 1000} s`), patience);
    child.stderr?.on('data', listen);
    child.once('message', (reply: Reply<Found>) => end(reply));
    child.once('error', ({ message: reason }) => stop(reason));
    child.once('exit', (code) => stop(`the process of the proofs ended with code ${code}`));
    child.send(message);
  });
}

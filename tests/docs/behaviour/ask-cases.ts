import { fork } from 'node:child_process';
import path from 'node:path';
import type { Outcome } from './case';

/** Runs a module's cases outside Jest, whose module loader the real tool would not meet in a user's project. */
export function askCases(file: string): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    const outcomes: Outcome[] = [];
    const child = fork(path.join(__dirname, 'run-cases.ts'), [file], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NO_COLOR: '1', JEST_WORKER_ID: '' },
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    let total = Infinity;
    child.on('message', (message: Outcome | { total: number }) => {
      if ('total' in message) total = message.total;
      else outcomes.push(message);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && outcomes.length === total) resolve(outcomes);
      else
        reject(
          new Error(
            `The cases of ${path.basename(file)} stopped after ${outcomes.length}: ${errors}`,
          ),
        );
    });
  });
}

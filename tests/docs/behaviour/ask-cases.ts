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
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('message', (outcome: Outcome) => outcomes.push(outcome));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(outcomes);
      else
        reject(
          new Error(
            `The cases of ${path.basename(file)} stopped after ${outcomes.length}: ${errors}`,
          ),
        );
    });
  });
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import type { CheckReport, CheckRequest } from './run-checks';

const entry = path.join(__dirname, 'check-process.ts');
const root = path.resolve(__dirname, '../..');

/** Runs the checks outside Jest, whose module loader the real tools would not meet in a user's project. */
export function askChecks(request: CheckRequest): Promise<CheckReport> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', entry],
      { cwd: root, maxBuffer: 1 << 28 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`The checks stopped: ${stderr || error.message}`));
        else resolve(JSON.parse(stdout) as CheckReport);
      },
    );
    child.stdin?.end(JSON.stringify(request));
  });
}

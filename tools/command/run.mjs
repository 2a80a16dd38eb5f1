import { spawn } from 'node:child_process';

/** Runs a command in the project's folder, its output shown; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a command in the project's folder; resolves to its exit code and to what it printed. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const printed = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => printed.push(text));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, printed: Buffer.concat(printed).toString() }),
    );
  });
}

/** Says what is being done. */
export function say(text) {
  console.log(`\n▸ ${text}`);
}

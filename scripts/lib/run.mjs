import { spawn } from 'node:child_process';

/** Runs a command in the project's folder, its output shown; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Says what is being done. */
export function say(text) {
  console.log(`\n▸ ${text}`);
}

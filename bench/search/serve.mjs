import { spawn } from 'node:child_process';
import { firstFreePort } from '../../tools/site/first-free-port.mjs';

/** Serves the last build on a free port. */
export async function serve() {
  const port = await firstFreePort(4180);
  const args = ['docusaurus', 'serve', '--port', String(port), '--no-open'];
  const server = spawn('npx', args, { stdio: 'ignore', detached: true });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 150; tries++) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return { origin, stop: () => process.kill(-server.pid) };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.kill(-server.pid);
  throw new Error('The built site could not be served. Run `npm run build` first.');
}

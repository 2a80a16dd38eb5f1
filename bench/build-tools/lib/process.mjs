import { spawn } from 'node:child_process';
import net from 'node:net';
import { HOST } from './tools.mjs';

/** Milliseconds since the epoch with fractions: the same clock as `performance` in the browser. */
export const now = () => performance.timeOrigin + performance.now();

/** A fresh Node.js process in a folder, with its output kept for error messages. */
export function startNode(args, cwd) {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (output += text));
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { ended, output: () => output, stop: () => stop(child, ended) };
}

/** Ends a process that was started here together with its own children. */
async function stop(child, ended) {
  if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, HOST);
    socket.once('connect', () => socket.destroy() && resolve(true));
    socket.once('error', () => resolve(false));
  });

/** Waits until a server takes connections, asking every 5 ms. */
export async function whenListening(port, server) {
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  while (!(await isListening(port))) {
    if (hasEnded) throw new Error(`The server ended before it listened:\n${server.output()}`);
    await pause(5);
  }
}

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { moveAside } from './aside.mjs';

/** Ask for the memory in use so often; milliseconds. */
const INTERVAL = 250;

/** The resident memory of a process and all below it, in bytes; Linux's /proc tells. */
function memoryOf(pid) {
  const processes = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = fs.readFileSync(`/proc/${name}/status`, 'utf8');
        const number = (key) =>
          Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: number('PPid'), bytes: number('VmRSS') * 1024 }];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
  const below = (id) =>
    processes
      .filter((process) => process.parent === id)
      .reduce((sum, process) => sum + process.bytes + below(process.pid), 0);
  return below(pid) + (processes.find((process) => process.pid === pid)?.bytes ?? 0);
}

/** One build: its seconds, and the most memory in bytes. @throws Error with the output where it fails. */
async function build(tool, folder, modules) {
  const start = performance.now();
  const child = spawn(tool.node?.(modules) ?? process.execPath, tool.command(modules), {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid))), INTERVAL);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${tool.name}: the build in ${folder} failed:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, memory };
}

/** A page of every tool's site, for the warm build to have a change. */
const EDITED = 'guide/start/quick-start.md';

/** Builds without any cache, and again with one page changed. */
export async function measureBuilds(tool, folder, modules) {
  for (const name of [...tool.caches, tool.output]) moveAside(path.join(folder, name));
  const cold = await build(tool, folder, modules);
  fs.appendFileSync(tool.pageFile(folder, EDITED), '\nOne more sentence.\n');
  const warm = await build(tool, folder, modules);
  return { cold: cold.seconds, warm: warm.seconds, memory: Math.max(cold.memory, warm.memory) };
}

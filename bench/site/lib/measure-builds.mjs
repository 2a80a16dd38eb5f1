import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { moveAside } from './aside.mjs';

/** Ask what a build uses so often; milliseconds. */
const INTERVAL = 250;

/** What a tick of the processor's time is in Linux's /proc; seconds. */
const TICK = 0.01;

/** A process in Linux's /proc: the bytes it has in memory, and the processor's seconds that it and its ended children took. */
function readProcess(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const number = (key) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  // The name, which is in parentheses, may hold spaces; the times are the 12th to 15th field after it.
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return {
    pid,
    parent: number('PPid'),
    memory: number('VmRSS') * 1024,
    processor: times.reduce((sum, ticks) => sum + Number(ticks) * TICK, 0),
  };
}

/** The memory and the processor's time of a process and all below it. */
function usageOf(pid) {
  const processes = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readProcess(Number(name))];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
  const tree = (id) => [
    ...processes.filter((process) => process.pid === id),
    ...processes.filter((process) => process.parent === id).flatMap((process) => tree(process.pid)),
  ];
  const sum = (key) => tree(pid).reduce((total, process) => total + process[key], 0);
  return { memory: sum('memory'), processor: sum('processor') };
}

/** One build: its seconds, those of the processor, and the most memory in bytes. @throws Error with the output where it fails. */
async function build(tool, folder, modules) {
  const start = performance.now();
  const child = spawn(tool.node?.(modules) ?? process.execPath, tool.command(modules), {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  let memory = 0;
  let processor = 0;
  const watch = setInterval(() => {
    const usage = usageOf(child.pid);
    memory = Math.max(memory, usage.memory);
    processor = Math.max(processor, usage.processor);
  }, INTERVAL);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${tool.name}: the build in ${folder} failed:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, processor, memory };
}

/** A page of every tool's site, for the warm build to have a change. */
const EDITED = 'guide/start/quick-start.md';

/** Builds without any cache, and again with one page changed. */
export async function measureBuilds(tool, folder, modules) {
  for (const name of [...tool.caches, tool.output]) moveAside(path.join(folder, name));
  const cold = await build(tool, folder, modules);
  fs.appendFileSync(tool.pageFile(folder, EDITED), '\nOne more sentence.\n');
  const warm = await build(tool, folder, modules);
  return {
    cold: cold.seconds,
    warm: warm.seconds,
    coldProcessor: cold.processor,
    warmProcessor: warm.processor,
    memory: Math.max(cold.memory, warm.memory),
  };
}

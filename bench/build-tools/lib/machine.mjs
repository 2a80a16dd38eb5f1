import os from 'node:os';
import { pause } from './process.mjs';

/** The machine's size, without anything that names it. */
export const describeMachine = (browserVersion) => ({
  cores: os.availableParallelism(),
  memoryGb: Math.round(os.totalmem() / 1e9),
  system: `${os.platform()} ${os.arch()}`,
  node: process.versions.node,
  chromium: browserVersion,
});

/** The load average of the last minute: what else the machine was doing, this benchmark included. */
export const load = () => Math.round(os.loadavg()[0] * 10) / 10;

/** The processors' time so far, idle and in all, in milliseconds. */
function processorTime() {
  const times = os.cpus().map((cpu) => cpu.times);
  const sum = (pick) => times.reduce((total, time) => total + pick(time), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum((time) => Object.values(time).reduce((a, b) => a + b, 0)),
  };
}

/** The share of three seconds in which the processors had nothing to do. */
async function idleShare() {
  const before = processorTime();
  await pause(3000);
  const after = processorTime();
  return (after.idle - before.idle) / (after.all - before.all);
}

/** Waits for a moment in which the machine is four fifths idle, at most so many minutes. */
export async function whenCalm(minutes) {
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end && (await idleShare()) < 0.8);
}

import os from 'node:os';

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

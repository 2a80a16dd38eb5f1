import fs from 'node:fs';
import os from 'node:os';

/** Linux's counters: the eighth number is the time that a virtual machine's host gave to others. */
const STAT = '/proc/stat';
const STOLEN = 7;

function counters() {
  if (!fs.existsSync(STAT)) return undefined;
  const [line] = fs.readFileSync(STAT, 'utf8').split('\n');
  const times = line.split(/\s+/).slice(1).map(Number);
  return { stolen: times[STOLEN], all: times.reduce((sum, time) => sum + time) };
}

/** Returns the way to tell how busy the machine is, and how much of its time its host has kept since, where that is known. */
export function watchMachine() {
  const before = counters();
  return () => {
    const now = counters();
    const load = `load ${os.loadavg()[0].toFixed(1)}`;
    if (!now) return load;
    const share = (now.stolen - before.stolen) / (now.all - before.all || 1);
    return `${load}, ${(share * 100).toFixed(1)} % of the time kept by the host`;
  };
}

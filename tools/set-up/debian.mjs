import fs from 'node:fs';
import { run, say } from '../command/run.mjs';

/** Whether packages can be installed: a container, as in CI. */
export const isDebianRoot = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

let isUpdated = false;

/** Installs Debian packages, without starting what they would start; resolves to whether that went well. */
export async function debianInstall(packages) {
  say(`Installing Debian’s ${packages.join(', ')}`);
  if (!isUpdated) await run('apt-get', ['update', '-qq']);
  isUpdated = true;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const args = ['install', '-y', '-qq', ...packages];
  return (await run('apt-get', args, { env })) === 0;
}

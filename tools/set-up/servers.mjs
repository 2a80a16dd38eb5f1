import { execFileSync } from 'node:child_process';
import { debianInstall, isDebianRoot } from './debian.mjs';

/** The servers that deploy/ configures, and the Debian packages they come in. */
const PROGRAMS = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

function isThere(program) {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Installs nginx and Caddy as root on Debian; elsewhere, the tests that need them say what to install. */
export async function ensureServers() {
  const missing = Object.keys(PROGRAMS).filter((program) => !isThere(program));
  if (missing.length === 0 || !isDebianRoot()) return;
  await debianInstall(missing.flatMap((program) => PROGRAMS[program]));
}

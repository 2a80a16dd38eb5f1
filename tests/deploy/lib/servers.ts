import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { caddyfile, nginxConf } from '../../../tools/hosting/servers';
import type { HostedSite } from '../../../src/plugins/after-build/hosting/hosted-site';

export interface Server {
  readonly origin: string;
  stop(): Promise<void>;
}

/** What starts a server: its program, the Debian packages it comes in, and its command for a site in a folder. */
interface Kind {
  readonly program: string;
  readonly packages: string;
  command(
    site: HostedSite,
    at: { root: string; port: number; work: string },
  ): { args: string[]; env?: NodeJS.ProcessEnv };
}

export const kinds = {
  nginx: {
    program: 'nginx',
    packages: 'nginx libnginx-mod-http-brotli-static',
    command(site, { root, port, work }) {
      const file = path.join(work, 'nginx.conf');
      const settings = { root, port, accessLog: 'off', temporary: work };
      fs.writeFileSync(file, nginxConf(site, settings));
      return { args: ['-e', 'stderr', '-c', file, '-g', 'daemon off;'] };
    },
  },
  Caddy: {
    program: 'caddy',
    packages: 'caddy',
    command(site, { root, port, work }) {
      const file = path.join(work, 'Caddyfile');
      fs.writeFileSync(file, caddyfile(site));
      return {
        args: ['run', '--config', file, '--adapter', 'caddyfile'],
        env: {
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          SITE_ROOT: root,
          XDG_DATA_HOME: work,
          XDG_CONFIG_HOME: work,
        },
      };
    },
  },
} satisfies Record<string, Kind>;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Waits until a server answers. @throws Error with what it said, where it ends instead. */
async function untilUp(child: ChildProcess, origin: string, output: string[]): Promise<void> {
  let failure: string | undefined;
  child.on('error', (error) => (failure = String(error)));
  child.on('exit', (code) => (failure = `ended with ${code}`));
  while (!failure) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile}: ${failure}\n${output.join('')}`);
}

/** Starts a server with the shipped configuration on a site in a folder. */
export async function startServer(
  name: keyof typeof kinds,
  site: HostedSite,
  root: string,
): Promise<Server> {
  const kind: Kind = kinds[name];
  const work = fs.mkdtempSync(path.join(os.tmpdir(), `${kind.program}-`));
  // Started as root, nginx serves as another user.
  fs.chmodSync(work, 0o755);
  const port = await freePort();
  const { args, env } = kind.command(site, { root, port, work });
  const child = spawn(kind.program, args, { env: { ...process.env, ...env } });
  const output = [`It is in the Debian packages: ${kind.packages}.\n`];
  child.stderr!.on('data', (data) => output.push(String(data)));
  const origin = `http://127.0.0.1:${port}`;
  await untilUp(child, origin, output);
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      fs.rmSync(work, { recursive: true });
    },
  };
}

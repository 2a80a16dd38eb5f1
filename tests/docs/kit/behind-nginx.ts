import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { until } from './until';

/**
 * Serves a folder on a port by an nginx whose `server` block a page shows, while `act` runs. nginx comes with
 * `.ci/set-up`. Throws what nginx says if it ends.
 */
export async function behindNginx(
  server: string,
  { folder, port }: { folder: string; port: number },
  act: (
    get: (path: string, headers?: Record<string, string>) => Promise<Response>,
  ) => Promise<void>,
): Promise<void> {
  const work = path.join(folder, '..', 'nginx');
  fs.mkdirSync(work, { recursive: true });
  const block = server
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/\broot [^;]+;/, `root ${folder};`);
  const file = path.join(work, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${work}/${name};`,
  );
  fs.writeFileSync(
    file,
    // As root, nginx would serve as a user who can't read the folder.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${work}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary.join('\n')}
${block}
}
`,
  );
  const child = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;']);
  let said = '';
  let hasEnded = false;
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => resolve(void (said += String(error))));
    child.once('exit', () => resolve());
  }).then(() => (hasEnded = true));
  const get = (address: string, headers?: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}${address}`, { headers });
  try {
    await until(async () => {
      if (hasEnded) throw new Error(`expected nginx to run, it ended:\n${said}`);
      return get('/').then(
        () => true,
        () => false,
      );
    });
    await act(get);
  } finally {
    child.kill();
    await ended;
  }
}

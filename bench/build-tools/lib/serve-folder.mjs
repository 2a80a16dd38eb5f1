import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { addressOf, HOST } from './tools.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A plain file server for a build's output. */
export function serveFolder(folder) {
  const server = http.createServer(({ url }, response) => {
    const name = url === '/' ? 'index.html' : decodeURIComponent(new URL(url, 'http://x').pathname);
    const file = path.join(folder, path.posix.normalize(`/${name}`));
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    fs.createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, HOST, () =>
      resolve({ address: addressOf(server.address().port), close: () => server.close() }),
    );
  });
}

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a build as a good host does: clean addresses, Brotli, and files with hashes cached for good. */
export function serve(folder) {
  const answers = new Map();
  const server = http.createServer(({ url }, response) => {
    const name = decodeURI(new URL(url, 'http://x').pathname);
    const file = [name, `${name}.html`, `${name}/index.html`]
      .map((candidate) => path.join(folder, path.posix.normalize(candidate)))
      .find((candidate) => fs.statSync(candidate, { throwIfNoEntry: false })?.isFile());
    if (!file) return response.writeHead(404).end();
    if (!answers.has(file)) answers.set(file, zlib.brotliCompressSync(fs.readFileSync(file)));
    const isHashed = /\/(?:assets|_astro)\//.test(name);
    response
      .writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(answers.get(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${server.address().port}`,
        close: () => server.close(),
      }),
    );
  });
}

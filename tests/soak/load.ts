// Part of npm run test:soak: 200 requests a second for a minute against nginx with the shipped configuration.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { compressSite } from '../../tools/compress/compress-site';
import { builtSite } from '../../src/plugins/after-build/hosting/hosted-site';
import { buildDir, builtFiles, routes } from '../deploy/lib/build';
import { startServer } from '../deploy/lib/servers';

const RATE = 200;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);

/** Every page, and after each one some of the files that it loads. */
const assets = builtFiles.filter((file) => /^assets\/(?:js|css)\/.*\.(?:js|css)$/.test(file));
const addresses = routes.flatMap((route, i) => [route, `/${assets[i % assets.length]}`]);

async function load(): Promise<boolean> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'));
  fs.chmodSync(root, 0o755);
  fs.cpSync(buildDir, root, { recursive: true });
  await compressSite(root, 5);
  const server = await startServer('nginx', builtSite(buildDir, '/'), root);
  try {
    const result = await autocannon({
      url: server.origin,
      connections: 50,
      overallRate: RATE,
      duration: SECONDS,
      requests: addresses.map((address) => ({
        path: address,
        headers: { 'accept-encoding': 'br' },
      })),
    });
    const { errors, timeouts, non2xx, requests, latency, throughput } = result;
    console.log(
      `${requests.total} requests in ${result.duration} s: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers other than 2xx; ` +
        `answered within ${latency.p50} ms (50 %), ${latency.p99} ms (99 %), ${latency.max} ms (all); ${(throughput.average / 1e6).toFixed(1)} MB/s`,
    );
    const asked = requests.total >= RATE * SECONDS * 0.95;
    if (!asked) console.log(`Expected ${RATE * SECONDS} requests.`);
    return asked && errors + timeouts + non2xx === 0;
  } finally {
    await server.stop();
    fs.rmSync(root, { recursive: true });
  }
}

load().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

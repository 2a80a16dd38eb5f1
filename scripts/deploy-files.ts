// npm run deploy:files: writes the configurations of nginx and Caddy for the last build into deploy/, or with `--out` elsewhere.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteAddress } from '../src/addresses/build/site-address';
import { caddyfile } from '../src/plugins/after-build/hosting/caddy';
import { builtSite } from '../src/plugins/after-build/hosting/hosted-site';
import { nginxConf } from '../src/plugins/after-build/hosting/nginx';

const root = path.resolve(__dirname, '..');
const buildDir = path.join(root, 'build');
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = path.resolve(values.out ?? path.join(root, 'deploy'));
const { baseUrl } = readSiteAddress(process.env);

if (!fs.existsSync(path.join(buildDir, 'index.html'))) {
  console.error('Expected a build of the site in build/, found none. Run npm run build first.');
  process.exit(1);
}
if (baseUrl !== '/' && !values.out) {
  console.error(
    `deploy/ has the configurations for the base path /, and BASE_URL is ${baseUrl}. Name another folder: npm run deploy:files -- --out <folder>.`,
  );
  process.exit(1);
}
const site = builtSite(buildDir, baseUrl);
fs.mkdirSync(out, { recursive: true });
for (const [file, text] of [
  ['nginx.conf', nginxConf(site)],
  ['Caddyfile', caddyfile(site)],
] as const) {
  fs.writeFileSync(path.join(out, file), text);
  console.log(path.relative(process.cwd(), path.join(out, file)));
}

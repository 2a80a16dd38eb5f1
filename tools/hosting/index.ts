import fs from 'node:fs';
import path from 'node:path';
import { readSiteAddress } from '../../src/routing/site-address';
import { caddyfile, nginxConf } from './servers';
import { builtSite } from '../../src/plugins/after-build/hosting/hosted-site';
import { defineVerb } from '../command/verb';
import { projectRoot } from '../pages/project-root';

export const verb = defineVerb({
  about: 'Writes the configurations of nginx and Caddy for the last build into deploy/.',
  flags: { out: { type: 'string', value: 'folder', about: 'write them there instead' } },
  run: ({ out }) => writeConfigurations(out),
});

function writeConfigurations(named?: string) {
  const buildDir = path.join(projectRoot, 'build');
  const out = path.resolve(named ?? path.join(projectRoot, 'deploy'));
  const { baseUrl } = readSiteAddress(process.env);
  if (!fs.existsSync(path.join(buildDir, 'index.html')))
    throw new Error('Expected a build of the site in build/, found none. Run npm run build first.');
  if (baseUrl !== '/' && !named)
    throw new Error(
      `deploy/ has the configurations for the base path /, and BASE_URL is ${baseUrl}. Name another folder: npm run docs -- hosting --out <folder>.`,
    );
  const site = builtSite(buildDir, baseUrl);
  fs.mkdirSync(out, { recursive: true });
  for (const [file, text] of [
    ['nginx.conf', nginxConf(site)],
    ['Caddyfile', caddyfile(site)],
  ] as const) {
    fs.writeFileSync(path.join(out, file), text);
    console.log(path.relative(process.cwd(), path.join(out, file)));
  }
}

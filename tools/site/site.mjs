// npm run site: installs, builds both languages and serves the production site.
import { firstFreePort } from './first-free-port.mjs';
import { installPackages } from '../set-up/install.mjs';
import { run, say } from '../command/run.mjs';

await installPackages();
say('Building the site in English and Chinese (about a minute)');
if ((await run('npm', ['run', 'build'])) !== 0) {
  console.error('\nThe build failed, so nothing is served. The message above names the page.');
  process.exit(1);
}
const port = await firstFreePort(3000);
const base = process.env.BASE_URL ?? '/';
say(`Serving the site at http://localhost:${port}${base} (Ctrl+C stops it)`);
process.exit(await run('npx', ['docusaurus', 'serve', '--port', String(port), '--no-open']));

// npm run vulnerabilities: asks the registry for known vulnerabilities; fails where one is in a package whose code readers get.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NOTICES = path.resolve(import.meta.dirname, '../build/licenses.txt');

/** The packages that the last build's notices name. */
function shippedPackages() {
  if (!fs.existsSync(NOTICES)) {
    throw new Error('Expected build/licenses.txt, found none. Run npm run build first.');
  }
  const notices = fs.readFileSync(NOTICES, 'utf8').split('\n\n----\n\n');
  return new Set(notices.map((notice) => notice.split(' ')[0]));
}

/** npm's report. It ends with 1 where it found something, which is not a failure of the question. */
const audit = () =>
  new Promise((resolve, reject) =>
    execFile('npm', ['audit', '--json'], { maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      const report = JSON.parse(stdout || '{}');
      if (report.vulnerabilities) resolve(report.vulnerabilities);
      else reject(new Error(`Expected npm’s report, found: ${report.message ?? stderr}`));
    }),
  );

async function tell() {
  const shipped = shippedPackages();
  const found = Object.values(await audit());
  const reaching = found.filter(({ name }) => shipped.has(name));
  for (const { name, severity, range } of found)
    console.log(`${shipped.has(name) ? 'SHIPPED ' : ''}${name} ${range}: ${severity}`);
  console.log(
    `${found.length} packages with known vulnerabilities, ${reaching.length} of them among the ${shipped.size} that readers get`,
  );
  return reaching.length ? 1 : 0;
}

try {
  process.exitCode = await tell();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

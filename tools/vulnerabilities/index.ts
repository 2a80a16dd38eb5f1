import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { defineVerb } from '../command/verb';
import { projectRoot } from '../pages/project-root';

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
}

export const verb = defineVerb({
  about:
    'Asks the registry for known vulnerabilities of the packages. Exits with 1 if one of them is in code that readers get.',
  run: listVulnerabilities,
});

/** The packages that the last build's notices name. */
function shippedPackages(): Set<string> {
  const notices = path.join(projectRoot, 'build/licenses.txt');
  if (!fs.existsSync(notices))
    throw new Error('Expected build/licenses.txt, found none. Run npm run build first.');
  const texts = fs.readFileSync(notices, 'utf8').split('\n\n----\n\n');
  return new Set(texts.map((notice) => notice.split(' ')[0]!));
}

/** npm's report. npm exits with 1 where it found something, which isn't a failure of the question. */
const audit = () =>
  new Promise<Vulnerability[]>((resolve, reject) =>
    execFile('npm', ['audit', '--json'], { maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      const report = JSON.parse(stdout || '{}') as {
        vulnerabilities?: Record<string, Vulnerability>;
        message?: string;
      };
      if (report.vulnerabilities) resolve(Object.values(report.vulnerabilities));
      else reject(new Error(`Expected npm’s report, found: ${report.message ?? stderr}`));
    }),
  );

async function listVulnerabilities(): Promise<number> {
  const shipped = shippedPackages();
  const found = await audit();
  const reaching = found.filter(({ name }) => shipped.has(name));
  for (const { name, severity, range } of found)
    console.log(`${shipped.has(name) ? 'SHIPPED ' : ''}${name} ${range}: ${severity}`);
  console.log(
    `${found.length} packages with known vulnerabilities, ${reaching.length} of them among the ${shipped.size} that readers get`,
  );
  return reaching.length ? 1 : 0;
}

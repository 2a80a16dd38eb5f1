import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Runs the job where npm answers with a report. */
function runWith(report: unknown) {
  const bin = fs.mkdtempSync(path.join(os.tmpdir(), 'npm-'));
  const answer = path.join(bin, 'report.json');
  fs.writeFileSync(answer, JSON.stringify(report));
  fs.writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\ncat '${answer}'\nexit 1\n`, { mode: 0o755 });
  const command = ['--import', 'tsx', 'tools/docs.ts', 'vulnerabilities'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
  fs.rmSync(bin, { recursive: true });
  return { status, stdout, stderr };
}

const finding = (name: string) => ({ name, severity: 'high', range: '<9' });

test('a vulnerability in a package that readers get fails', () => {
  const { status, stdout } = runWith({
    vulnerabilities: { 'react-dom': finding('react-dom'), jest: finding('jest') },
  });
  expect(stdout).toMatch(/^SHIPPED react-dom <9: high\njest <9: high$/m);
  expect(stdout).toMatch(/^2 packages .*, 1 of them/m);
  expect(status).toBe(1);
});

test('one in a package that only builds is told and passes', () => {
  const { status, stdout } = runWith({ vulnerabilities: { jest: finding('jest') } });
  expect(stdout).toMatch(/^1 packages .*, 0 of them/m);
  expect(status).toBe(0);
});

test('a registry that has no answer fails, and says what it said', () => {
  const { status, stderr } = runWith({ message: '404 Not Found' });
  expect(stderr).toBe('Expected npm’s report, found: 404 Not Found\n');
  expect(status).toBe(2);
});

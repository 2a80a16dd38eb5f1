import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import semver from 'semver';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const oldestNode = semver.minVersion(engines.node)!.version;
const locked: Record<string, LockedPackage> = JSON.parse(read('package-lock.json')).packages;
const packages = Object.entries(locked).filter(([folder]) => folder !== '');

/** Whether a package that lies in a folder finds another one, there or in a folder around it. */
function finds(folder: string, name: string): boolean {
  if (locked[`${folder}/node_modules/${name}`]) return true;
  const around = folder.lastIndexOf('/node_modules/');
  return around < 0
    ? Boolean(locked[`node_modules/${name}`])
    : finds(folder.slice(0, around), name);
}

test('the README names the oldest Node.js that package.json allows', () => {
  const { major, minor } = semver.parse(oldestNode)!;
  expect(read('README.md')).toContain(`You need Node.js ${major}.${minor} or later`);
});

test('the workflow tests on the oldest Node.js and on the lines after it', () => {
  const workflow = yaml.load(read('.github/workflows/ci.yml')) as {
    jobs: { test: { strategy: { matrix: { node: string[] } } } };
  };
  const [oldest, ...later] = workflow.jobs.test.strategy.matrix.node;
  expect(semver.minVersion(oldest!)!.version).toBe(oldestNode);
  expect(later).toEqual(['22', '24']);
});

test('no package of the docs tests asks for a newer Node.js either', () => {
  const lock = read('tests/docs/packages/package-lock.json');
  const others: Record<string, LockedPackage> = JSON.parse(lock).packages;
  const tooNew = Object.entries(others).filter(
    ([, { engines: asked }]) => asked?.node && !semver.satisfies(oldestNode, asked.node),
  );
  expect(tooNew.map(([folder, asks]) => `${folder}: ${asks.engines!.node}`)).toEqual([]);
});

test('no package asks for a newer Node.js than this one', () => {
  const tooNew = packages.filter(
    ([, { engines: asked }]) => asked?.node && !semver.satisfies(oldestNode, asked.node),
  );
  expect(tooNew.map(([folder, asks]) => `${folder}: ${asks.engines!.node}`)).toEqual([]);
});

test('the lock file has the packages of every platform, as `npm ci` asks', () => {
  const missing = packages.flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !finds(folder, name)),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no download addresses', () => {
  expect(packages.filter(([, { resolved }]) => resolved).map(([folder]) => folder)).toEqual([]);
});

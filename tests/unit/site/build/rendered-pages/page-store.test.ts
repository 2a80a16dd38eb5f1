import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPageStore } from '../../../../../src/site/build/rendered-pages/page-store';

const ROUTES = {
  '/config/-83a': { __comp: 'layout', content: 'config' },
  '/config/dev-5c5': { __comp: 'layout', content: 'dev', __props: ['sidebar'] },
  '/guide-6a3': { __comp: 'layout', content: 'guide' },
  '*-0e1': { __comp: 'lost' },
};
const SCRIPTS = {
  layout: 'L',
  config: 'C',
  dev: 'D',
  sidebar: 'S',
  guide: 'G',
  lost: '?',
  late: '',
};
type Scripts = Partial<typeof SCRIPTS>;

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rendered-pages-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The store of a build of these scripts, of which each has its text as the hash in its name. */
function storeOf(changed: Scripts = {}, code = 'code') {
  const scripts = path.join(folder, 'server/assets/js');
  fs.rmSync(scripts, { recursive: true, force: true });
  fs.mkdirSync(scripts, { recursive: true });
  const hashes = Object.entries({ ...SCRIPTS, ...changed }).map(([name, text]) => {
    const hash = Buffer.from(text).toString('hex').padStart(8, '0');
    fs.writeFileSync(path.join(scripts, `${name}.${hash}.js`), text);
    return [name, hash];
  });
  const bundle = path.join(folder, 'server/server.bundle.js');
  fs.writeFileSync(bundle, `${code}; files = ${JSON.stringify(Object.fromEntries(hashes))}`);
  return openPageStore<{ html: string }>({ bundle, store: path.join(folder, 'store') }, ROUTES);
}

const PAGE = { html: '<p>dev</p>' };
const keepDev = () => storeOf().keep('/config/dev', PAGE);

test('a page is found as it was kept', () => {
  keepDev();
  expect(storeOf().find('/config/dev')).toEqual(PAGE);
  expect(storeOf().find('/guide')).toBeUndefined();
});

test.each<[string, Scripts]>([
  ['its own text', { dev: 'D2' }],
  ['its layout', { layout: 'L2' }],
  ['what it gets as a list', { sidebar: 'S2' }],
  ['a page above it', { config: 'C2' }],
  ['the page of unknown addresses', { lost: '!' }],
  ['a chunk that no route names', { late: 'x' }],
])('it is rendered anew when this changes: %s', (_, changed) => {
  keepDev();
  expect(storeOf(changed).find('/config/dev')).toBeUndefined();
});

test('it is rendered anew when the bundle changes', () => {
  keepDev();
  expect(storeOf({}, 'other code').find('/config/dev')).toBeUndefined();
});

test('another page may change', () => {
  keepDev();
  expect(storeOf({ guide: 'G2' }).find('/config/dev')).toEqual(PAGE);
});

test('what cannot be read is rendered anew', () => {
  keepDev();
  const [file] = fs.readdirSync(path.join(folder, 'store'));
  fs.writeFileSync(path.join(folder, 'store', file!), '{"key": "half');
  expect(storeOf().find('/config/dev')).toBeUndefined();
});

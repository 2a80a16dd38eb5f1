import fs from 'node:fs';
import path from 'node:path';

/** The built site. */
export const buildDir = path.resolve(__dirname, '../../../build');

export const readBuilt = (file: string) => fs.readFileSync(path.join(buildDir, file), 'utf8');

/** Every file of the build, by its path in it. */
export const builtFiles = fs
  .readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => fs.statSync(path.join(buildDir, file)).isFile());

const english = fs
  .readFileSync(path.resolve(__dirname, '../../routes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

/** The addresses of all pages, English and Chinese. */
export const routes = [...english, ...english.map((route) => `/zh${route}`)];

/** The page of an address, as the build has it. */
export const readPage = (route: string) => readBuilt(path.join(route, 'index.html'));

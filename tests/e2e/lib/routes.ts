import fs from 'node:fs';
import path from 'node:path';

const list = fs.readFileSync(path.resolve(__dirname, '../../routes.txt'), 'utf8');

/** The English addresses of the site; each exists again below `/zh`. */
const englishRoutes = list.split('\n').filter(Boolean);
export const allRoutes = [...englishRoutes, ...englishRoutes.map((route) => `/zh${route}`)];

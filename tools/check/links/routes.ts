import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../pages/project-root';

/** The English addresses of the site, as listed in tests/routes.txt. */
export function readRoutes(): Set<string> {
  const text = fs.readFileSync(path.join(projectRoot, 'tests/routes.txt'), 'utf8');
  return new Set(text.split('\n').filter((line) => line.startsWith('/')));
}

import fs from 'node:fs';
import path from 'node:path';
import { closeBrowser } from '../project/browser';
import { projectRoot } from '../pages/project-root';
import { defineVerb } from '../command/verb';
import { screens } from './screens';
import { toWebp } from './to-webp';

const folder = path.join(projectRoot, 'static/img/screens');

export const verb = defineVerb({
  about:
    'Starts real projects, takes pictures of what a browser shows, and writes them to static/img/screens. Without names, all of:\n' +
    Object.keys(screens).join(', '),
  takes: '[names…]',
  async run(_flags, names) {
    for (const name of names.length ? names : Object.keys(screens)) {
      const take = screens[name];
      if (!take)
        throw new Error(`expected one of ${Object.keys(screens).join(', ')}, found “${name}”.`);
      try {
        const picture = await toWebp(await take());
        fs.mkdirSync(folder, { recursive: true });
        fs.writeFileSync(path.join(folder, `${name}.webp`), picture);
        console.log(`${name}.webp: ${picture.length} bytes`);
      } finally {
        await closeBrowser();
      }
    }
  },
});

import fs from 'node:fs';
import path from 'node:path';
import { openDocs } from '../pages/docs';
import { projectRoot } from '../pages/project-root';
import { screens } from './screens';

const folder = path.join(projectRoot, 'static/img/screens');
const docs = openDocs();
const shown = docs.files.flatMap((file) =>
  [...docs.text(file)!.matchAll(/<Screenshot\b([^>]*)>/g)].map(([, props]) => ({
    file,
    name: /\bof="([^"]*)"/.exec(props!)?.[1],
    alt: /\balt="([^"]*)"/.exec(props!)?.[1],
  })),
);

describe('pictures of screens', () => {
  it('are on a page of each language, with a text for those who do not see them', () => {
    for (const language of ['docs/', 'i18n/zh/']) {
      const here = shown.filter(({ file }) => file.startsWith(language));
      expect([...new Set(here.map(({ name }) => name))].sort()).toEqual(
        Object.keys(screens).sort(),
      );
    }
    expect(shown.filter(({ alt }) => !alt)).toEqual([]);
  });

  it.each(Object.keys(screens))('%s has the size that pages reserve, and is small', (name) => {
    const picture = fs.readFileSync(path.join(folder, `${name}.webp`));
    // https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
    expect(picture.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    expect([24, 27].map((at) => picture.readUIntLE(at, 3) + 1)).toEqual([1440, 810]);
    expect(picture.length).toBeLessThanOrEqual(60_000);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { translationsOnDisk } from '../../src/plugins/translations/content-files';
import { contentHash } from '../../src/plugins/translations/content-hash';
import { translationOf } from '../../src/i18n/content-path';
import { writeSourceHash } from '../../src/plugins/translations/source-hash';
import { defineVerb } from '../command/verb';
import { projectRoot } from '../pages/project-root';

function record(english: string) {
  const chinese = translationOf(english);
  if (!chinese || !fs.existsSync(path.join(projectRoot, chinese))) {
    throw new Error(
      `${english}: expected an English page of docs/ or blog/ with a translation; found ${chinese ? `no ${chinese}` : 'another file'}.`,
    );
  }
  const hash = contentHash(fs.readFileSync(path.join(projectRoot, english), 'utf8'));
  const text = fs.readFileSync(path.join(projectRoot, chinese), 'utf8');
  fs.writeFileSync(path.join(projectRoot, chinese), writeSourceHash(text, hash));
}

function print(title: string, files: string[]) {
  console.log(`${title}: ${files.length}`);
  for (const file of files) console.log(`  ${file}`);
}

/** The English pages named on the command line; a folder means all of its pages. */
function namedPages(names: string[]): string[] {
  return names.flatMap((name) => {
    const file = name.replace(/\/$/, '');
    if (!fs.statSync(path.join(projectRoot, file), { throwIfNoEntry: false })?.isDirectory())
      return [file];
    return fs
      .readdirSync(path.join(projectRoot, file), { recursive: true, encoding: 'utf8' })
      .filter((page) => page.endsWith('.mdx'))
      .map((page) => `${file}/${page}`);
  });
}

export const verb = defineVerb({
  about:
    'Lists missing, stale and orphaned translations. With --record, notes in the Chinese pages which English text they translate.',
  takes: '[pages…]',
  flags: {
    record: { type: 'boolean', about: 'note the named English pages as translated' },
    all: { type: 'boolean', about: 'with --record: all pages' },
  },
  run({ record: isRecording, all }, names) {
    if (isRecording) {
      const pages = namedPages(all ? ['docs', 'blog'] : names);
      pages.forEach(record);
      console.log(`${pages.length} translations recorded`);
      return 0;
    }
    const { missing, stale, orphaned } = translationsOnDisk(projectRoot);
    print('Missing', missing);
    print('Stale', stale);
    print('Orphaned', orphaned);
    return missing.length || orphaned.length ? 1 : 0;
  },
});

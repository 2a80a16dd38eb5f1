import fs from 'node:fs';
import path from 'node:path';
import { translationsOnDisk } from '../../src/plugins/translations/content-files';
import { contentHash } from '../../src/plugins/translations/content-hash';
import { writeSourceHash } from '../../src/plugins/translations/source-hash';
import { defineVerb } from '../command/verb';
import { openDocs, type Docs } from '../pages/docs';
import { pageLanguage, twinPath } from '../pages/page-paths';
import { projectRoot } from '../pages/project-root';
import { selectPages } from '../pages/select-pages';

function record(english: string, docs: Docs) {
  const chinese = twinPath(english) ?? '';
  const [source, translation] = [docs.text(english), docs.text(chinese)];
  if (source === undefined || translation === undefined)
    throw new Error(`${english}: expected a translation, found no ${chinese}`);
  const text = writeSourceHash(translation, contentHash(source));
  fs.writeFileSync(path.join(projectRoot, chinese), text);
}

function print(title: string, files: string[]) {
  console.log(`${title}: ${files.length}`);
  for (const file of files) console.log(`  ${file}`);
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
      const docs = openDocs();
      const files = all ? docs.files : selectPages(names, docs);
      const pages = files.filter((file) => pageLanguage(file) === 'en');
      for (const page of pages) record(page, docs);
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

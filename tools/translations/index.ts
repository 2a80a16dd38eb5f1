// npm run translations: the state of the Chinese pages. With --record FILE…|--all, notes which English text they translate.
import fs from 'node:fs';
import path from 'node:path';
import { translationsOnDisk } from '../../src/translations/build/content-files';
import { contentHash } from '../../src/translations/build/content-hash';
import { translationOf } from '../../src/translations/content-path';
import { writeSourceHash } from '../../src/translations/build/source-hash';

const siteDir = path.resolve(__dirname, '..');

function record(english: string) {
  const chinese = translationOf(english);
  if (!chinese || !fs.existsSync(path.join(siteDir, chinese))) {
    throw new Error(
      `${english}: expected an English page of docs/ or blog/ with a translation; found ${chinese ? `no ${chinese}` : 'another file'}.`,
    );
  }
  const hash = contentHash(fs.readFileSync(path.join(siteDir, english), 'utf8'));
  const text = fs.readFileSync(path.join(siteDir, chinese), 'utf8');
  fs.writeFileSync(path.join(siteDir, chinese), writeSourceHash(text, hash));
}

function print(title: string, files: string[]) {
  console.log(`${title}: ${files.length}`);
  for (const file of files) console.log(`  ${file}`);
}

/** The English pages named on the command line; a folder means all of its pages. */
function namedPages(names: string[]): string[] {
  return names.flatMap((name) => {
    const file = name.replace(/\/$/, '');
    if (!fs.statSync(path.join(siteDir, file), { throwIfNoEntry: false })?.isDirectory())
      return [file];
    return fs
      .readdirSync(path.join(siteDir, file), { recursive: true, encoding: 'utf8' })
      .filter((page) => page.endsWith('.mdx'))
      .map((page) => `${file}/${page}`);
  });
}

const [mode, ...names] = process.argv.slice(2);
if (mode === '--record') {
  const pages = namedPages(names.includes('--all') ? ['docs', 'blog'] : names);
  pages.forEach(record);
  console.log(`${pages.length} translations recorded`);
} else {
  const { missing, stale, orphaned } = translationsOnDisk(siteDir);
  print('Missing', missing);
  print('Stale', stale);
  print('Orphaned', orphaned);
  process.exitCode = missing.length || orphaned.length ? 1 : 0;
}

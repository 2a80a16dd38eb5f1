import fs from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../../src');

/** What each folder of src may import from the others (types apart); “Our layout” in the style guide. */
const ALLOWED: Record<string, string[]> = {
  pages: ['components', 'hooks', 'lib', 'data', 'css'],
  theme: ['components', 'hooks', 'lib', 'data', 'css'],
  client: ['lib', 'data'],
  components: ['hooks', 'lib', 'data'],
  hooks: ['lib', 'data'],
  lib: [],
  data: [],
  config: ['lib', 'data', 'remark', 'plugins'],
  plugins: ['lib', 'data', 'config'],
  remark: ['lib', 'data'],
};

const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.[jt]sx?$/.test(file));

/** The folders of src that a file imports values from. */
function importedFolders(file: string): string[] {
  const text = fs.readFileSync(path.join(src, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'/gm)].flatMap(
    ([, type, from]) => {
      if (type) return [];
      if (from!.startsWith('@site/src/')) return [from!.split('/')[2]!];
      if (!from!.startsWith('.')) return [];
      const target = path.relative(src, path.resolve(src, path.dirname(file), from!));
      return target.startsWith('..') ? [] : [target.split(path.sep)[0]!];
    },
  );
}

test.each(files)('%s imports downwards only', (file) => {
  const own = file.split(path.sep)[0]!;
  const wrong = importedFolders(file).filter(
    (folder) => folder !== own && !ALLOWED[own]!.includes(folder),
  );
  expect(wrong).toEqual([]);
});

test.each(files)('%s uses @theme/…, not a path into src/theme', (file) => {
  expect(fs.readFileSync(path.join(src, file), 'utf8')).not.toMatch(
    /from '(?:@site\/src|\.{1,2}(?:\/\.\.)*)\/theme\//,
  );
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const site = path.resolve(__dirname, '../../..');
const folder = path.join(site, 'i18n/zh');

/** Every file of labels of the Chinese site, by its path. */
function labelFiles(from: string): Record<string, Record<string, { message: string }>> {
  const files = fs.readdirSync(from, { recursive: true, encoding: 'utf8' });
  const labels = files.filter((file) => file.endsWith('.json') && !file.endsWith('glossary.json'));
  return Object.fromEntries(
    labels.map((file) => [file, JSON.parse(fs.readFileSync(path.join(from, file), 'utf8'))]),
  );
}

describe('labels of the interface', () => {
  const committed = labelFiles(folder);
  let asked: typeof committed;

  beforeAll(() => {
    const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'labels-'));
    execFileSync(
      'npx',
      ['docusaurus', 'write-translations', '--locale', 'zh', '--messagePrefix', 'UNTRANSLATED '],
      {
        cwd: site,
        env: {
          ...process.env,
          I18N_PATH: copy,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-labels',
        },
        stdio: 'pipe',
      },
    );
    fs.rmSync(path.join(site, '.docusaurus-labels'), { recursive: true, force: true });
    asked = labelFiles(path.join(copy, 'zh'));
  }, 120_000);

  test('are translated exactly as far as the code asks for them', () => {
    const keys = (files: typeof committed) =>
      Object.entries(files)
        .flatMap(([file, labels]) => Object.keys(labels).map((key) => `${file}: ${key}`))
        .sort();
    expect(keys(committed)).toEqual(keys(asked));
  });

  test('are not empty', () => {
    const empty = Object.values(committed).flatMap((labels) =>
      Object.entries(labels).filter(([, { message }]) => !message.trim()),
    );
    expect(empty).toEqual([]);
  });
});

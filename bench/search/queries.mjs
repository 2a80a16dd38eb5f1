import fs from 'node:fs';
import path from 'node:path';

const site = path.resolve(import.meta.dirname, '../..');
const LENGTHS = [20, 28, 40, 80, 120, 200];
const STRETCHES = 60;
const TYPED = 120;

const hostile = [
  'e'.repeat(200),
  '配'.repeat(200),
  '配置'.repeat(100),
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动'.repeat(5),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4),
  'the '.repeat(50),
  'xqzvk '.repeat(33),
  'confg prot alais exernals minfy polyfil templete '.repeat(4),
  'port '.repeat(40),
  '---- //// .... @@@@ '.repeat(10),
].map((query) => query.slice(0, 200));

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The texts of a language in the last build. */
function builtTexts(language) {
  const folder = path.join(site, 'build', language === 'en' ? '' : language, 'assets/search');
  const file =
    fs.existsSync(folder) && fs.readdirSync(folder).find((name) => name.startsWith('index.'));
  if (!file) throw new Error(`${folder}: found no index. Run \`npm run build\` first.`);
  return readJson(path.join(folder, file))
    .groups.at(-1)
    .documents.map(({ t }) => t)
    .join(' ');
}

const pick = (list, count) =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, i) => list[Math.floor((i * list.length) / count)],
  );

/** What is searched in a language: as readers type, stretches of the pages, and hostile input. */
export function queriesOf(language) {
  const typed = ['queries', 'fresh', 'asked'].flatMap((name) =>
    readJson(path.join(site, `tests/search/${name}.${language}.json`)),
  );
  const text = builtTexts(language);
  const stretches = Array.from({ length: STRETCHES }, (_, i) => {
    const start = Math.floor((i / STRETCHES) * (text.length - 200));
    return text.slice(start, start + LENGTHS[i % LENGTHS.length]).trim();
  });
  return {
    typed: pick(typed, TYPED).map(({ query }) => query),
    stretches: [...new Set(stretches)],
    hostile,
  };
}

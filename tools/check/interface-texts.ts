import fs from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { projectRoot } from '../pages/project-root';
import { plainProse, findProse, type Prose, type Text } from '../pages/prose';

const markdown = unified().use(remarkParse).use(remarkGfm);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'tests/docs/README.md',
  'tools/README.md',
  'tools/check/README.md',
  'tools/check/samples/README.md',
  'tools/history/README.md',
];

/** What the site says outside its pages: labels of both languages, messages in the code, README and CONTRIBUTING. */
export function listInterfaceTexts(): Text[] {
  return [
    ...documents.map((file) => text(file, 'en', (source) => findProse(markdown.parse(source)))),
    ...filesIn('i18n/en', /\.json$/).map((file) => text(file, 'en', readLabels)),
    ...filesIn('i18n/zh', /\.json$/)
      .filter((file) => !file.endsWith('glossary.json'))
      .map((file) => text(file, 'zh', readLabels)),
    ...filesIn('src', /\.tsx?$/).map((file) => text(file, 'en', readMessages)),
  ];
}

function filesIn(folder: string, name: RegExp): string[] {
  return fs
    .readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .sort();
}

const text = (
  file: string,
  language: Text['language'],
  read: (source: string) => Prose[],
): Text => ({
  file,
  language,
  prose: read(fs.readFileSync(path.join(projectRoot, file), 'utf8')),
});

/** The messages of a file of labels, in the format of Docusaurus. */
export function readLabels(source: string): Prose[] {
  const messages = /^\s*"message": (".*?(?<!\\)(?:\\\\)*"),?$/;
  return source.split('\n').flatMap((line, index) => {
    const [, message] = messages.exec(line) ?? [];
    return message ? [plainProse('string', index + 1, JSON.parse(message) as string)] : [];
  });
}

const message =
  /\bmessage:\s*(['"])((?:(?!\1)[^\\]|\\.)*)\1|(?:\{\s*(['"])((?:(?!\3)[^\\]|\\.)*)\3\s*\}|>\s*([^<>{}]+?))\s*<\/Translate>/g;

/** The English messages in code: `message: '…'`, and what is before `</Translate>`. */
export function readMessages(source: string): Prose[] {
  return [...source.matchAll(message)].map(({ index, 0: all, 2: own, 4: quoted, 5: child }) => {
    const text = (own ?? quoted ?? child)!;
    const before = source.slice(0, index + all.indexOf(text));
    const plain = text.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ');
    return plainProse('string', before.split('\n').length, plain);
  });
}

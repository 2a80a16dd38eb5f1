import fs from 'node:fs';
import path from 'node:path';
import { defineVerb } from '../command/verb';
import { projectRoot } from '../pages/project-root';
import { testTitles } from './test-titles';

const isTest = (file: string) => /\.(?:spec|setup|test)\.tsx?$/.test(file);

/** The test files in some folders, sorted, as paths from the project's root. */
function testFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter(isTest)
      .map((file) => path.posix.join(folder, ...file.split(path.sep)))
      .sort(),
  );
}

export const verb = defineVerb({
  about:
    'Prints as Markdown which behaviors the tests of some folders hold, by their titles; without names, those of the browser tests.',
  takes: '[folders…]',
  run(_flags, folders) {
    for (const file of testFiles(folders.length > 0 ? folders : ['tests/e2e'])) {
      const source = fs.readFileSync(path.join(projectRoot, file), 'utf8');
      console.log(`\n## ${file}\n`);
      for (const title of testTitles(source)) console.log(`- ${title}`);
    }
  },
});

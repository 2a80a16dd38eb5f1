import fs from 'node:fs';
import path from 'node:path';
import type { Check } from '../check';
import { projectRoot } from '../../pages/project-root';
import type { Problem } from '../../pages/problem';
import { unreadDefaults } from './listed-defaults';

const file = 'tests/docs/data/unread-defaults.json';
const dist = path.join(projectRoot, 'node_modules/@rsbuild/core/dist/index.js');

/** A default that cannot be read is shown by the package's source, and its option has a page. */
export const recordedDefaults: Check = {
  name: 'unread-defaults',
  run(pages) {
    const source = fs.readFileSync(dist, 'utf8');
    const list = fs.readFileSync(path.join(projectRoot, file), 'utf8').split('\n');
    const documented = new Set(pages.map(({ frontMatter }) => frontMatter.values.option));
    return unreadDefaults.flatMap(({ option, source: text }) => {
      const problem = (expected: string, found: string): Problem => ({
        file,
        line: list.findIndex((line) => line.includes(`"${option}"`)) + 1,
        check: 'unread-defaults',
        what: `recorded default of ${option} has no ground`,
        expected,
        found,
        fix: 'find out what the default is in this version, correct the page, then the record',
      });
      if (!documented.has(option)) return [problem('a page of this option', 'none')];
      return source.includes(text)
        ? []
        : [problem(`in @rsbuild/core/dist/index.js: ${text}`, 'not there')];
    });
  },
};

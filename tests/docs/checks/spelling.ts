import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Check } from '../lib/check';
import { projectRoot } from '../lib/project-root';
import type { Page } from '../lib/page';
import type { Problem } from '../lib/problem';

const finding = /^(.+?):(\d+):\d+ - Unknown word \((.*?)\)(?: .*?Suggestions?: \[(.*?)\])?/;

/** English pages hold no unknown word, by cspell with the configuration editors use too. */
export const spelling: Check = {
  name: 'spelling',
  async run(pages) {
    const english = pages.filter((page) => page.language === 'en');
    const reports = await Promise.all(english.length > 0 ? [runCspell(english)] : []);
    return reports.flat();
  },
};

async function runCspell(pages: Page[]): Promise<Problem[]> {
  const output = await cspell(pages.map((page) => page.file));
  return output.split('\n').flatMap((line) => {
    const [, file, lineNumber, word, suggestions] = finding.exec(line) ?? [];
    if (file === undefined || word === undefined) return [];
    return [
      {
        file,
        line: Number(lineNumber),
        check: 'spelling',
        what: 'unknown word',
        expected: suggestions || 'a word of the dictionary',
        found: word,
        fix: 'correct it; code goes in backticks; a real name or term goes into cspell-words.txt',
      },
    ];
  });
}

function cspell(files: string[]): Promise<string> {
  const bin = path.join(projectRoot, 'node_modules/.bin/cspell');
  const args = [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--relative',
    '--show-suggestions',
    '--file-list',
    'stdin',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(bin, args, { cwd: projectRoot, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 || output !== '') resolve(output);
      else reject(new Error(`cspell stopped with code ${code}: ${errors}`));
    });
    child.stdin.end(files.join('\n'));
  });
}

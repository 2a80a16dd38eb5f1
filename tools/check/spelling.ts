import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Check } from './check';
import { projectRoot } from '../pages/project-root';
import { inlineCodeWord, type Text } from '../pages/prose';
import type { Problem } from '../pages/problem';

const finding = /^(.*?):(\d+):\d+ - Unknown word \((.*?)\)(?: .*?Suggestions?: \[(.*?)\])?/;

/** English pages hold no unknown word, by cspell with the configuration editors use too. */
export const spelling: Check = {
  name: 'spelling',
  async run(pages) {
    const files = pages.filter(({ language }) => language === 'en').map(({ file }) => file);
    if (files.length === 0) return [];
    const findings = await runCspell(['--file-list', 'stdin'], files);
    return findings.map(({ file, line, ...word }) => problem(file, line, word));
  },
};

/** The same for English texts that are not whole files. */
export async function checkSpelling(texts: Text[]): Promise<Problem[]> {
  const parts = texts
    .filter(({ language }) => language === 'en')
    .flatMap(({ file, prose }) => prose.map(({ line, text }) => ({ file, line, text })));
  const lines = parts.map(({ text }) => text.replace(inlineCodeWord, ' ').replace(/\s+/g, ' '));
  const findings = await runCspell(['stdin'], lines);
  return findings.flatMap(({ line, ...word }) => {
    const part = parts[line - 1];
    return part ? [problem(part.file, part.line, word)] : [];
  });
}

interface Word {
  word: string;
  suggestions: string;
}

const problem = (file: string, line: number, { word, suggestions }: Word): Problem => ({
  file,
  line,
  check: 'spelling',
  what: 'unknown word',
  expected: suggestions || 'a word of the dictionary of American English',
  found: word,
  fix: 'correct it; code goes in backticks; a real name or term goes into cspell-words.txt',
});

async function runCspell(args: string[], input: string[]) {
  const output = await cspell(args, input);
  return output.split('\n').flatMap((line) => {
    const [, file, number, word, suggestions = ''] = finding.exec(line) ?? [];
    return file === undefined || word === undefined
      ? []
      : [{ file, line: Number(number), word, suggestions }];
  });
}

function cspell(what: string[], input: string[]): Promise<string> {
  const bin = path.join(projectRoot, 'node_modules/.bin/cspell');
  const args = [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--relative',
    '--show-suggestions',
    ...what,
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
    child.stdin.end(input.join('\n'));
  });
}

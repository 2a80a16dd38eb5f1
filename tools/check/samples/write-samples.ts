import fs from 'node:fs';
import path from 'node:path';
import { samplesRoot, type Sample } from './samples';

const own: Record<string, string> = {
  'package.json': '{ "type": "module" }\n',
  'src/index.js': '',
};

/** Writes a sample into a separate folder, with the page's other titled files around it. */
export function writeProject(sample: Sample, samples: Sample[]): { folder: string; file: string } {
  fs.mkdirSync(samplesRoot, { recursive: true });
  const folder = fs.mkdtempSync(path.join(samplesRoot, 'load-'));
  const siblings = samples.filter(
    ({ page, fence }) => page === sample.page && fence.title !== undefined,
  );
  const before = siblings.filter(({ fence }) => fence.line < sample.fence.line);
  const files = new Map(Object.entries(own));
  for (const { name, code } of [...siblings.reverse(), ...before, sample]) files.set(name, code);
  for (const [name, code] of files) {
    const target = path.join(folder, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, code);
  }
  return { folder, file: path.join(folder, sample.name) };
}

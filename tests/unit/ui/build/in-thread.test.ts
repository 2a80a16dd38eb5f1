import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inThread } from '../../../../src/ui/build/in-thread';
import { questionsOf } from '../../../../src/sharing/build/questions';

type Questions = typeof import('../../../../src/sharing/build/questions');
type Png = typeof import('../../../../src/sharing/build/png');

const moduleOf = (name: string) => path.resolve(__dirname, `../../../../src/sharing/build/${name}`);

test('a function of a TypeScript module answers from a thread', async () => {
  const html = '<article><div class="markdown"><h2>Can I read it?</h2><p>Yes.</p></div></article>';
  const asked = await inThread<Questions, 'questionsOf'>(
    moduleOf('questions.ts'),
    'questionsOf',
    html,
  );
  expect(asked).toHaveLength(1);
  expect(asked).toEqual(questionsOf(html));
});

test('what it throws is thrown here', async () => {
  const tooFew = { pixels: new Uint8Array(4), width: 100, height: 100 };
  await expect(
    inThread<Png, 'pngOnBackground'>(moduleOf('png.ts'), 'pngOnBackground', tooFew),
  ).rejects.toThrow(/typed array/i);
});

test('a thread that ends without an answer is an error that names the module', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
  const file = path.join(folder, 'ends.cjs');
  fs.writeFileSync(file, 'exports.end = () => process.exit(3);');
  await expect(inThread<{ end(): void }, 'end'>(file, 'end')).rejects.toThrow(
    `${file} ended with exit code 3.`,
  );
  fs.rmSync(folder, { recursive: true });
});

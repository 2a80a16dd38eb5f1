import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { placelessIds } from '../../../../src/site/build/placeless-ids';

const configure = placelessIds().configureWebpack as unknown as () => { plugins: never[] };

/** What a page's picture becomes, asked for as Docusaurus does in a project of that folder. */
async function bundleIn(folder: string): Promise<string> {
  const loader = (name: string) => path.join(folder, 'node_modules', name);
  fs.mkdirSync(loader(''), { recursive: true });
  for (const name of ['url-loader', 'file-loader'])
    fs.writeFileSync(
      `${loader(name)}.js`,
      `module.exports = require('${require.resolve(name)}'); module.exports.raw = true;`,
    );
  fs.writeFileSync(path.join(folder, 'picture.png'), 'a picture');
  const request = `!${loader('url-loader.js')}?limit=1&name=[name].[ext]&fallback=${loader('file-loader.js')}!./picture.png`;
  fs.writeFileSync(path.join(folder, 'index.js'), `console.log(require('${request}').default)`);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: path.join(folder, 'out'), filename: 'main.js' },
    plugins: configure().plugins,
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats!.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve(),
      ),
    ),
  );
  expect(fs.existsSync(path.join(folder, 'out/picture.png'))).toBe(true);
  return fs.readFileSync(path.join(folder, 'out/main.js'), 'utf8');
}

test('the script of a page with a picture is the same in each folder', async () => {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'placeless-'));
  const first = await bundleIn(path.join(work, 'a'));
  const second = await bundleIn(path.join(work, 'other/b'));
  fs.rmSync(work, { recursive: true });
  expect(first).toContain('picture.png');
  expect(second).toBe(first);
});

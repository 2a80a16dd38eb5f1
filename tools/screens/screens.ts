import path from 'node:path';
import type { Page, PageScreenshotOptions } from '@playwright/test';
import { installPackage } from '../package/install-package';
import { openPage } from '../project/browser';
import { linkPackage } from '../project/link-packages';
import { rsbuildBinIn } from '../project/rsbuild-bin';
import { waitFor } from '../project/wait-for';
import { openWorkspace, type Workspace } from '../project/workspace';

type Clip = PageScreenshotOptions['clip'];

/** A window whose picture has 1440 pixels a line: two for each pixel of a page's text, which is 720 wide. */
const windowOf = (width: number, height: number) => ({
  viewport: { width, height },
  deviceScaleFactor: 1440 / width,
});

const files: Record<string, string> = {
  'package.json': '{ "name": "my-app", "private": true, "type": "module" }\n',
  'rsbuild.config.ts': `import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
});
`,
  'src/index.tsx': `import { createRoot } from 'react-dom/client';
import App from './App';

createRoot(document.getElementById('root')!).render(<App />);
`,
  'src/App.tsx': `import moment from 'moment';
import Cart from './Cart';

export default function App() {
  return (
    <main>
      <h1>Shop</h1>
      <p>{moment().format('LL')}</p>
      <Cart items={3} />
    </main>
  );
}
`,
  'src/Cart.tsx': `export default function Cart({ items }: { items: number }) {
  return <button>Cart ({items})</button>;
}
`,
};

/** The configuration of the same shop with Less and Babel, whose loaders run in JavaScript, and Rsdoctor. */
const analyzed = `import { defineConfig } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginReact } from '@rsbuild/plugin-react';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default defineConfig({
  plugins: [pluginReact(), pluginLess(), pluginBabel()],
  tools: {
    rspack: {
      plugins: [new RsdoctorRspackPlugin({ mode: 'brief', disableClientServer: true })],
    },
  },
});
`;

/** Writes a small shop with React and moment, and acts there; packages are copied for their paths. */
async function inShop<Result>(act: (shop: Workspace) => Promise<Result>): Promise<Result> {
  const shop = openWorkspace();
  try {
    for (const [name, text] of Object.entries(files)) shop.write(name, text);
    for (const name of ['react', 'react-dom', 'scheduler', 'moment'])
      linkPackage(shop.root, { name, copied: true });
    for (const name of ['core', 'plugin-babel', 'plugin-less', 'plugin-react'])
      linkPackage(shop.root, { name: `@rsbuild/${name}` });
    linkPackage(shop.root, { name: '@rsdoctor/rspack-plugin' });
    return await act(shop);
  } finally {
    await shop.close();
  }
}

const open = async (address: string, width: number, height = (width * 9) / 16): Promise<Page> =>
  (await openPage(address, windowOf(width, height))).page;

/** A picture of a window, or of a part of it, once two in a row are the same: charts move into place. */
async function takeStill(page: Page, clip?: Clip): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  return waitFor('a page that stands still', async () => {
    const before = last;
    last = await page.screenshot({ clip });
    return last.equals(before) ? last : undefined;
  });
}

/** Runs in a page: takes the emoji out of its buttons, for which a server has no font. */
function removeEmoji(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/\p{Extended_Pictographic}/gu, '');
  }
}

/** The pictures by their names: each returns a PNG. */
export const screens: Record<string, () => Promise<Buffer>> = {
  'error-overlay': () =>
    inShop(async (shop) => {
      const { url } = await shop.serve('dev');
      const page = await open(url, 848);
      shop.edit('src/Cart.tsx', '</button>', '</buton>');
      await page.locator('rsbuild-error-overlay .container').waitFor();
      return takeStill(page);
    }),

  'bundle-report': () =>
    inShop(async (shop) => {
      await shop.build({ env: { BUNDLE_ANALYZE: 'true' } });
      const page = await open(`file://${shop.root}/dist/report-web.html`, 1040);
      await page.locator('canvas').first().waitFor();
      await page.getByTitle(/pin/i).click();
      await page.waitForLoadState('networkidle');
      return takeStill(page);
    }),

  'rsdoctor-report': () =>
    inShop(async (shop) => {
      shop.write('rsbuild.config.ts', analyzed);
      shop.edit(
        'src/App.tsx',
        "import Cart from './Cart';",
        "import Cart from './Cart';\nimport './shop.less';",
      );
      shop.write('src/shop.less', 'main { button { user-select: none; } }\n');
      await shop.build();
      const page = await open(`file://${shop.root}/dist/.rsdoctor/rsdoctor-report.html`, 960, 640);
      await page.getByRole('menuitem', { name: 'Compile Analysis' }).hover();
      await page.getByRole('menuitem', { name: 'Loaders Timeline' }).click();
      await page.locator('canvas').first().waitFor();
      // The bar above has a logo that comes over the network.
      return takeStill(page, { x: 0, y: 54, width: 960, height: 540 });
    }),

  'cpu-profile': () =>
    inShop(async (shop) => {
      const args = [
        '--cpu-prof',
        '--cpu-prof-name=my-app.cpuprofile',
        rsbuildBinIn(shop.root),
        'build',
      ];
      const { code, log } = await shop.run(args);
      if (code !== 0) throw new Error(`the build failed:\n${log}`);
      const speedscope = await installPackage('speedscope', '1.25.0');
      try {
        const page = await open(
          `file://${path.join(speedscope.folder, 'dist/release/index.html')}`,
          960,
        );
        await page.setInputFiles('input[type=file]', path.join(shop.root, 'my-app.cpuprofile'));
        await page.getByText('Left Heavy').click();
        await page.evaluate(removeEmoji);
        return await takeStill(page);
      } finally {
        speedscope.remove();
      }
    }),
};

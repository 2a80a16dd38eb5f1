import type { Page } from '#tools/pages/page';
import { differingSizes, listPrintedFiles, listPrintedSizes } from '#tools/guides/file-listing';
import type { GuideCase } from '#tools/guides/guide-case';
import { shownOn } from '#tools/guides/shown';
import type { Workspace } from '#tools/project/workspace';

/** Clicks the button twice and edits its text while the page is open. */
async function clickAndEdit({ serve, edit }: Workspace, file: string) {
  const page = await (await serve('dev')).open();
  const button = page.locator('button');
  await button.click();
  await button.click();
  expect(await button.textContent()).toBe('Clicked 2 times');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  edit(file, 'Clicked', 'Pressed');
  await page.getByText('Pressed').waitFor();
  return {
    text: await button.textContent(),
    reloaded: (await page.locator('body').getAttribute('data-same-page')) === null,
  };
}

/** Builds for production, compares files and sizes with those that the page lists, and clicks the button. */
async function clickInBuild({ build, serve }: Workspace, guide: Page) {
  const { log } = await build();
  const listing = shownOn(guide, 'txt').find((text) => listPrintedFiles(text).length > 0);
  if (listing) {
    expect(listPrintedFiles(log)).toEqual(listPrintedFiles(listing));
    expect(differingSizes(listPrintedSizes(listing), listPrintedSizes(log), 0.1)).toEqual([]);
  }
  const page = await (await serve('preview')).open();
  await page.locator('button').click();
  expect(await page.locator('button').textContent()).toBe('Pressed 1 times');
}

/** Edits a file of the running app and expects what becomes of the page and its button, then builds the app. */
const clickThroughout =
  (file: string, afterEdit: { text: string; reloaded: boolean }): GuideCase['look'] =>
  async (workspace, guide) => {
    expect(await clickAndEdit(workspace, file)).toEqual(afterEdit);
    await clickInBuild(workspace, guide);
  };

export const frameworkGuides: GuideCase[] = [
  {
    page: 'framework/react',
    shows: 'a button that keeps its count after an edit; React in a separate file',
    says: [
      'Either way, the app updates in the browser while you edit, and function components keep their state.',
      'Fast Refresh replaces changed components in the running page.',
      'Click the button a few times, then change the word Clicked in src/App.tsx and save the file.',
      'The text changes and the count stays.',
    ],
    look: clickThroughout('src/App.tsx', { text: 'Pressed 2 times', reloaded: false }),
  },
  {
    page: 'framework/react',
    shows: 'components compiled by the React Compiler',
    says: [
      'For React 19, install the compiler and @rsbuild/plugin-babel:',
      'Because Babel is slower than SWC, include limits it to the files with JSX:',
      'To check that the compiler runs, build with npx rsbuild build --mode development and search the output for compiler-runtime, which compiled files import.',
      'Because of the include above, the compiler skips hooks in .ts files.',
      'Change the extension of such a file to .tsx, and the compiler compiles its hooks too.',
    ],
    sections: ['Set up the compiler'],
    async look({ build, write }) {
      const compiled = async () =>
        (await build({ args: ['--mode', 'development'] })).read('static/js/index.js');
      expect(await compiled()).toContain('compiler-runtime');
      const hook =
        "import { useMemo } from 'react';\nexport const useTotal = (prices) => useMemo(() => prices.map(Number), [prices]);\n";
      write('src/index.tsx', "import { useTotal } from './total';\nconsole.log(useTotal);\n");
      write('src/total.ts', hook);
      expect(await compiled()).not.toContain('compiler-runtime');
      write('src/total.tsx', hook);
      write('src/index.tsx', "import { useTotal } from './total.tsx';\nconsole.log(useTotal);\n");
      expect(await compiled()).toContain('compiler-runtime');
    },
  },
  {
    page: 'framework/vue',
    shows: 'a button that resets after an edit, without a reload; Vue in a separate file',
    without: ['vue@2', '@rsbuild/plugin-vue2@1.0.3'],
    says: [
      'Either way, you write single-file components, and the app updates in the browser while you edit.',
      'The new text appears without a reload.',
    ],
    look: clickThroughout('src/App.vue', { text: 'Pressed 0 times', reloaded: false }),
  },
  {
    page: 'framework/vue',
    shows: 'a component in TSX',
    without: ['vue@2', '@rsbuild/plugin-vue2@1.0.3'],
    sections: ['JSX'],
    given: {
      'src/index.ts': `import { createApp, h } from 'vue';
import { UploadProgress } from './UploadProgress';
createApp({ render: () => h(UploadProgress, { percent: 40 }) }).mount('#root');
`,
    },
    async look({ build, serve }) {
      await build();
      const page = await (await serve('preview')).open();
      expect(await page.innerHTML('#root')).toBe(
        '<progress class="upload" max="100" value="40"></progress>',
      );
    },
  },
  {
    page: 'framework/preact',
    shows: 'a button that keeps its count after an edit',
    says: [
      'Either way, Rsbuild replaces changed components in the running page while you edit.',
      'The element with the id root comes from the built-in HTML template.',
      'Click the button a few times, then change the word Clicked in src/App.tsx and save the file.',
      'The text changes and the count stays.',
    ],
    look: clickThroughout('src/App.tsx', { text: 'Pressed 2 times', reloaded: false }),
  },
  {
    page: 'framework/svelte',
    shows: 'a button that counts, a reload after an edit, and styles in a file',
    says: [
      'This page shows both ways, with a component in TypeScript and a module that uses runes.',
      'Svelte has to compile such a file, and the plugin recognizes it by its name, so the name ends in .svelte.ts.',
      'The button counts your clicks.',
      'When you edit a component, the page reloads, because this version of the plugin lacks hot updates of Svelte 5 components.',
    ],
    look: clickThroughout('src/App.svelte', { text: 'Pressed 0 times', reloaded: true }),
  },
  {
    page: 'framework/solid',
    shows: 'a button that resets after an edit, without a reload',
    says: [
      'Rsbuild runs this compiler with a plugin and updates your app in the browser while you edit.',
      'Change the word Clicked in src/App.tsx and save the file.',
      'The text changes without a reload',
    ],
    look: clickThroughout('src/App.tsx', { text: 'Pressed 0 times', reloaded: false }),
  },
];

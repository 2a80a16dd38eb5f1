import type { Page } from '../../lib/page';
import { listPrintedFiles } from '../file-listing';
import type { GuideCase } from '../guide-case';
import { shownOn } from '../shown';
import type { Workspace } from '../workspace';

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

/** Builds for production, compares the files with those that the page lists, and clicks the button. */
async function clickInBuild({ build, serve }: Workspace, guide: Page) {
  const { log } = await build();
  const listed = shownOn(guide, 'txt')
    .map(listPrintedFiles)
    .find((files) => files.length > 0);
  if (listed) expect(listPrintedFiles(log)).toEqual(listed);
  const page = await (await serve('preview')).open();
  await page.locator('button').click();
  expect(await page.locator('button').textContent()).toBe('Pressed 1 times');
}

export const frameworkGuides: GuideCase[] = [
  {
    page: 'framework/react',
    shows: 'a button that keeps its count after an edit; React in a separate file',
    async look(workspace, page) {
      expect(await clickAndEdit(workspace, 'src/App.tsx')).toEqual({
        text: 'Pressed 2 times',
        reloaded: false,
      });
      await clickInBuild(workspace, page);
    },
  },
  {
    page: 'framework/react',
    shows: 'components compiled by the React Compiler',
    sections: ['Set up the compiler'],
    async look({ build }) {
      const { read } = await build({ args: ['--mode', 'development'] });
      expect(read('static/js/index.js')).toContain('compiler-runtime');
    },
  },
  {
    page: 'framework/vue',
    shows: 'a button that resets after an edit, without a reload; Vue in a separate file',
    async look(workspace, page) {
      expect(await clickAndEdit(workspace, 'src/App.vue')).toEqual({
        text: 'Pressed 0 times',
        reloaded: false,
      });
      await clickInBuild(workspace, page);
    },
  },
  {
    page: 'framework/vue',
    shows: 'a component in TSX',
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
    async look(workspace, page) {
      expect(await clickAndEdit(workspace, 'src/App.tsx')).toEqual({
        text: 'Pressed 2 times',
        reloaded: false,
      });
      await clickInBuild(workspace, page);
    },
  },
  {
    page: 'framework/svelte',
    shows: 'a button that counts, a reload after an edit, and styles in a file',
    async look(workspace, page) {
      expect(await clickAndEdit(workspace, 'src/App.svelte')).toEqual({
        text: 'Pressed 0 times',
        reloaded: true,
      });
      await clickInBuild(workspace, page);
    },
  },
  {
    page: 'framework/solid',
    shows: 'a button that resets after an edit, without a reload',
    async look(workspace, page) {
      expect(await clickAndEdit(workspace, 'src/App.tsx')).toEqual({
        text: 'Pressed 0 times',
        reloaded: false,
      });
      await clickInBuild(workspace, page);
    },
  },
];

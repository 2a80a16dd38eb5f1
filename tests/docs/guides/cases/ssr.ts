import { freePort } from '#tools/project/free-port';
import type { GuideCase } from '#tools/guides/guide-case';
import { shownOn } from '#tools/guides/shown';
import { waitFor } from '#tools/project/wait-for';
import type { Workspace } from '#tools/project/workspace';

const sourceOf = async (url: string) => (await fetch(url)).text();

/** Builds and starts the production server, on a port that is free here. */
async function startProduction({ build, edit, start }: Workspace) {
  await build();
  const port = await freePort();
  edit('prod-server.mjs', '3000', String(port));
  return start('prod-server.mjs', { port });
}

/** A manifest without hashes, its lists sorted: their order differs from build to build. */
const readManifest = (text: string): unknown =>
  JSON.parse(text.replace(/\.[0-9a-f]{8}\./g, '.'), (_, value: unknown) =>
    Array.isArray(value) ? value.sort() : value,
  );

export const ssrGuides: GuideCase[] = [
  {
    page: 'advanced/ssr',
    shows: 'a dev server that renders, keeps the count after an edit and renders the edit',
    says: [
      'It contains the heading.',
      'The page shows the new text and keeps the count, and the server sends the new heading for the next request.',
      "Rsbuild's middleware serves the scripts, the styles and the hot updates.",
    ],
    async look({ start, edit }) {
      const site = await start('server.mjs');
      expect(await sourceOf(site.url)).toContain('<h1>Rendered on the server</h1>');
      const page = await site.open();
      await page.locator('button').click();
      await page.getByText('Clicked 1 times').waitFor();
      edit('src/App.tsx', 'Rendered on the server', 'Edited');
      await page.getByRole('heading', { name: 'Edited' }).waitFor();
      expect(await page.locator('button').textContent()).toBe('Clicked 1 times');
      // The server's bundle is built beside the browser's, and may be ready a moment later.
      await waitFor(
        '<h1>Edited</h1> from the server',
        async () => (await sourceOf(site.url)).includes('<h1>Edited</h1>') || undefined,
      );
    },
  },
  {
    page: 'advanced/ssr',
    shows: 'a production server that renders, and keeps its code to itself',
    says: [
      'The production server puts the output of the bundle into the page:',
      'Serve dist/static, and add files from the public directory one by one.',
    ],
    async look(workspace, guide) {
      const site = await startProduction(workspace);
      expect(await sourceOf(site.url)).toContain('<h1>Rendered on the server</h1>');
      const page = await site.open();
      await page.locator('button').click();
      await page.getByText('Clicked 1 times').waitFor();
      expect((await fetch(`${site.url}server/index.cjs`)).status).toBe(404);
      expect(readManifest(workspace.read('dist/manifest.json'))).toEqual(
        readManifest(shownOn(guide, 'json')[0] ?? ''),
      );
    },
  },
  {
    page: 'advanced/ssr',
    shows: 'generated HTML with the files of the manifest',
    says: 'You then need the URLs of the scripts and styles, which you find in dist/manifest.json if you set output.manifest:',
    variants: ['manifest.entries.index.initial'],
    async look(workspace) {
      const page = await (await startProduction(workspace)).open();
      await page.locator('button').click();
      await page.getByText('Clicked 1 times').waitFor();
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    },
  },
  {
    page: 'advanced/ssr',
    shows: 'a page that is rendered after the build',
    says: [
      'In the browser, the page hydrates as before.',
      'Render the page once, after the build, and put the result into its HTML file:',
    ],
    async look({ build, read, serve, run }) {
      await build();
      expect(read('dist/index.html')).not.toContain('Rendered');
      await run(['prerender.mjs']);
      expect(read('dist/index.html')).toContain('<h1>Rendered on the server</h1>');
      const page = await (await serve('preview')).open();
      await page.locator('button').click();
      await page.getByText('Clicked 1 times').waitFor();
    },
  },
  {
    page: 'advanced/ssr',
    shows: 'a page that is streamed',
    says: "The production server sends what's before the comment, then React's HTML as it becomes ready, then the end of the template:",
    variants: ['RenderToPipeableStreamOptions', 'bundle.stream'],
    async look(workspace) {
      const site = await startProduction(workspace);
      expect(await sourceOf(site.url)).toMatch(
        /<title>SSR[^]*<div id="root"><h1>Rendered on the server<\/h1>[^]*<\/button><\/div>\s*<\/body>\s*<\/html>\s*$/,
      );
      const page = await site.open();
      await page.locator('button').click();
      await page.getByText('Clicked 1 times').waitFor();
    },
  },
];

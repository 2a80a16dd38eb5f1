import type { GuideCase } from '#tools/guides/guide-case';

export const startGuides: GuideCase[] = [
  {
    page: 'start/quick-start',
    shows: 'two pages, at / and at /about, in development and after a build',
    says: [
      'If your code starts in another file, or your application has more than one page, list the entries.',
      'Rsbuild writes an HTML file with the same name for each of them:',
      'The second page is now at http://localhost:3000/about.',
      "The second one serves dist on your machine, so that you can try what you're about to deploy.",
    ],
    sections: ['Add Rsbuild to an existing project'],
    async look({ build, serve }) {
      const dev = await serve('dev');
      const home = await dev.open('/');
      expect(await home.textContent('#root')).toBe('Hello from Rsbuild');
      expect(await (await dev.open('/about')).title()).toBe('About');
      const { files } = await build();
      expect(files).toEqual(expect.arrayContaining(['about.html', 'index.html']));
      const about = await (await serve('preview')).open('/about');
      expect(await about.title()).toBe('About');
    },
  },
];

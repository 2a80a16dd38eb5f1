import type { GuideCase } from '../guide-case';

export const startGuides: GuideCase[] = [
  {
    page: 'start/quick-start',
    shows: 'two pages, at / and at /about, in development and after a build',
    sections: ['Add Rsbuild to an existing project'],
    async look({ build, serve }) {
      const dev = await serve('dev');
      const home = await dev.open('/');
      expect(await home.textContent('#root')).toBe('Hello from Rsbuild');
      const { files } = await build();
      expect(files).toEqual(expect.arrayContaining(['about.html', 'index.html']));
      const about = await (await serve('preview')).open('/about');
      expect(await about.title()).toBe('About');
    },
  },
];

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ZH_BLOG, ZH_DOCS } from '../../../../src/i18n/content-path';
import { translations } from '../../../../src/plugins/translations';

/** A site's folder with the named files. */
function siteWith(files: string[]): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'guard-'));
  for (const folder of ['docs', 'blog', ZH_DOCS, ZH_BLOG])
    fs.mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), '---\ntitle: a\n---\n');
  }
  return siteDir;
}

const load = (siteDir: string) => translations({ siteDir } as never).loadContent!();

describe('a build with a page that is missing in a language', () => {
  const env = { ...process.env };
  afterEach(() => Object.assign(process.env, { NODE_ENV: env.NODE_ENV }));

  test('stops and names the file that is expected', async () => {
    Object.assign(process.env, { NODE_ENV: 'production' });
    await expect(load(siteWith(['docs/new.mdx']))).rejects.toThrow(
      `docs/new.mdx: expected its Chinese page ${ZH_DOCS}/new.mdx, found none.`,
    );
  });

  test('stops when a translation has lost its page', async () => {
    Object.assign(process.env, { NODE_ENV: 'production' });
    await expect(load(siteWith([`${ZH_BLOG}/old.mdx`]))).rejects.toThrow(
      `${ZH_BLOG}/old.mdx: translates a page that is not there.`,
    );
  });

  test('names a page in folders by its path', async () => {
    Object.assign(process.env, { NODE_ENV: 'production' });
    await expect(load(siteWith(['docs/a/b/c.mdx']))).rejects.toThrow(
      `docs/a/b/c.mdx: expected its Chinese page ${ZH_DOCS}/a/b/c.mdx, found none.`,
    );
  });

  test('goes on in development, with a warning', async () => {
    Object.assign(process.env, { NODE_ENV: 'development' });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await load(
      siteWith([
        'docs/new.mdx',
        'blog/v2.md',
        'docs/note.txt',
        'docs/page.mdx.bak',
        `${ZH_DOCS}/old.mdx`,
      ]),
    );
    expect(warn.mock.calls).toEqual([
      [
        `Translations
  docs/new.mdx: expected its Chinese page ${ZH_DOCS}/new.mdx, found none. Translate it.
  blog/v2.md: expected its Chinese page ${ZH_BLOG}/v2.md, found none. Translate it.
  ${ZH_DOCS}/old.mdx: translates a page that is not there. Move or delete it.`,
      ],
    ]);
    warn.mockRestore();
  });

  test('goes on when both languages are complete', async () => {
    Object.assign(process.env, { NODE_ENV: 'production' });
    await expect(
      load(siteWith(['docs/a/b/c.mdx', `${ZH_DOCS}/a/b/c.mdx`])),
    ).resolves.toBeUndefined();
  });
});

/** The files that a page depends on without an import; undefined for one that is none of the site's. */
function dependenciesOf(file: string): string[] | undefined {
  const { module } = (
    translations({ siteDir: '/site' } as never).configureWebpack as unknown as () => {
      module: { rules: [{ include: (f: string) => boolean; use: { options: Options } }] };
    }
  )();
  const [{ include, use }] = module.rules;
  return include(`/site/${file}`) ? use.options.dependenciesOf(`/site/${file}`) : undefined;
}
type Options = { dependenciesOf: (file: string) => string[] };

test.each([
  ['docs/a/b.mdx', ['docs/guide/start/glossary.mdx']],
  [`${ZH_DOCS}/a/b.mdx`, ['docs/a/b.mdx', `${ZH_DOCS}/guide/start/glossary.mdx`]],
  [`${ZH_DOCS}/shared/a.mdx`, ['docs/shared/a.mdx']],
  [`${ZH_BLOG}/v1.mdx`, ['blog/v1.mdx']],
  ['blog/v1.mdx', undefined],
  ['src/a.mdx', undefined],
])('%s is compiled again when %j change', (file, dependencies) => {
  expect(dependenciesOf(file)).toEqual(dependencies?.map((name) => `/site/${name}`));
});

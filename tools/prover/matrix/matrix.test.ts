import type { AcceptedDifference } from '../../../tests/docs/data/accepted-differences';
import { readPage } from '../../pages/page';
import { allAtOnce } from './all-at-once';
import { contexts, tryTogether } from './contexts';
import { intoEnvironment } from './into-environment';
import { asArray, asFunction, listForms } from './other-form';
import type { MatrixOutcome } from './run-matrix';
import type { Prepared } from '../prepare';
import { sortOutcomes } from './sort-outcomes';
import { viewFiles } from './view-files';

const pageOf = (option: string, type: string) =>
  readPage('docs/a.mdx', `---\noption: ${option}\ntype: '${type.replaceAll("'", "''")}'\n---\n`);

describe('a configuration in another context', () => {
  it('goes into an environment as far as it may', () => {
    expect(
      intoEnvironment({
        mode: 'none',
        server: { port: 1 },
        dev: { hmr: false, liveReload: false },
        output: { target: 'node' },
      }),
    ).toEqual({
      mode: 'none',
      server: { port: 1 },
      dev: { liveReload: false },
      environments: { node: { output: { target: 'node' }, dev: { hmr: false } } },
    });
    expect(intoEnvironment({ html: {} })).toEqual({ environments: { web: { html: {} } } });
    expect(intoEnvironment({ server: { port: 1 } })).toBeUndefined();
    expect(intoEnvironment({ environments: {}, html: {} })).toBeUndefined();
  });

  it('has the option as an array or a function where the type has them', () => {
    const title = pageOf('html.title', 'string | TitleFn | Array<string | TitleFn>');
    expect(asArray({ html: { title: 'a' } }, title)).toEqual({ html: { title: ['a'] } });
    expect(asArray({ html: { title: ['a'] } }, title)).toBeUndefined();
    expect(asArray({}, title)).toBeUndefined();
    const inner = asFunction({ html: { title: 'a' } }, title)?.html?.title as () => string;
    expect(inner()).toBe('a');
    const methods = pageOf('performance.removeConsole', 'boolean | Method[]');
    expect(asArray({ performance: { removeConsole: true } }, methods)).toBeUndefined();
    expect(asFunction({ performance: { removeConsole: true } }, methods)).toBeUndefined();
  });

  it('is in several contexts at once, and knows which changed something', () => {
    const set = contexts.filter(({ name }) => /^(as an array|distPath\.js|under env)/.test(name));
    const together = allAtOnce(set);
    const title = pageOf('html.title', 'string | Array<string>');
    const project = { root: '/' } as Prepared;
    expect(together.config({ html: { title: 'a' } }, title, project)).toEqual({
      environments: {
        web: { html: { title: ['a'] }, output: { distPath: { js: 'moved/scripts' } } },
      },
    });
    expect(together.applied()).toEqual(['as an array', 'distPath.js', 'under environments']);
    const own = { output: { distPath: { js: 'a' } }, environments: {} };
    expect(together.config(own, title, project)).toBeUndefined();
    expect(together.applied()).toEqual([]);
  });

  it('is tried at once with contexts that exist', () => {
    const names = contexts.map(({ name }) => name);
    expect(tryTogether.flat().filter((name) => !names.includes(name))).toEqual([]);
  });

  it('knows the forms of a type', () => {
    expect(listForms("type A = 1 | 2;\n\n'a' | Array<A | B> | ((x: A | B) => A) | A[]")).toEqual([
      "'a'",
      'Array<A | B>',
      '((x: A | B) => A)',
      'A[]',
    ]);
  });
});

describe('the outcome in another context', () => {
  it('is seen with the usual names of files', () => {
    const texts: Record<string, string> = { 'moved/a.js': 'from moved/a.js' };
    const build = {
      root: '/',
      files: ['moved/a.js'],
      read: (name: string) => texts[name] ?? '',
      log: 'moved/a.js 1 kB',
      error: undefined,
    };
    const back = (text: string) => text.replace('moved', 'static');
    const view = viewFiles(build, back, back);
    expect(view.files).toEqual(['static/a.js']);
    expect(view.read('static/*.js')).toBe('from static/a.js');
    expect(view.log).toBe('static/a.js 1 kB');
    expect(() => view.read('b.js')).toThrow('expected one file like b.js, found: static/a.js');
  });

  const outcome = (error?: string, rest: Partial<MatrixOutcome> = {}): MatrixOutcome => ({
    proof: 'a.ts',
    line: 1,
    literal: '`a` is b',
    page: 'docs/config/a.mdx',
    says: ['`a` is b'],
    context: 'target node',
    error,
    limited: false,
    once: false,
    ...rest,
  });
  const told = { page: 'docs/b.mdx', says: 'c' };

  it('is accepted where a page tells of the difference', () => {
    const held = outcome();
    const different = outcome('x', { context: 'type module' });
    const limited = outcome('x', { limited: true });
    const once = outcome('x', { once: true });
    const whole: AcceptedDifference = { contexts: ['target node'], page: 'docs/config', told };
    const one: AcceptedDifference = { ...whole, page: 'docs/config/a.mdx', quote: 'a is b' };
    const unused: AcceptedDifference = { ...one, quote: 'another' };
    expect(
      sortOutcomes([held, outcome('x'), different, limited, once], [whole, one, unused]),
    ).toEqual({
      held: [held],
      limited: [limited],
      accepted: [outcome('x')],
      different: [different],
      once: [once],
      unused: [unused],
    });
  });
});

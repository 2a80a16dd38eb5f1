import { compareOptions, type PackageFacts } from './compare-options';
import { driftReport } from './drift-report';

const facts = (
  options: Record<string, string>,
  hmr: boolean,
  deprecated: string[] = [],
): PackageFacts => {
  const config = { dev: { hmr } };
  return {
    version: '1.0.0',
    options: Object.entries(options).map(([path, type]) => ({
      path,
      type,
      deprecated: deprecated.includes(path),
    })),
    defaults: { development: config, production: config, none: config },
  };
};

const before = facts({ mode: 'string', 'dev.hmr': 'boolean', 'dev.old': 'number' }, true);
const after = facts({ mode: 'string', 'dev.hmr': 'boolean | string', 'dev.new': 'number' }, false, [
  'mode',
]);

describe('the drift between two versions', () => {
  const drifts = compareOptions(before, after);

  it('is what came, went, changed and is deprecated', () => {
    expect(drifts.map(({ kind, option }) => `${kind} ${option}`)).toEqual([
      'came dev.new',
      'went dev.old',
      'deprecated mode',
      'type dev.hmr',
      'default dev.hmr',
    ]);
  });

  it('names the pages that are touched and those to write', () => {
    const report = driftReport('1.0.0', '1.1.0', drifts, ['docs/config/dev/hmr.mdx']);
    expect(report).toContain('Pages touched (1 in each language)\n  docs/config/dev/hmr.mdx\n');
    expect(report).toContain('Pages to write (1 in each language)\n  docs/config/dev/new.mdx');
  });

  it('is none between equal versions', () => {
    expect(driftReport('1.0.0', '1.0.0', compareOptions(before, before), [])).toContain(
      'Nothing changed',
    );
  });

  it('shows of a long type what differs only', () => {
    const type = (last: string) =>
      `{ ${'abcdefghij'
        .split('')
        .map((name) => `${name}?: string`)
        .join('; ')}; ${last} }`;
    const [drift] = compareOptions(
      facts({ mode: type('x: 1') }, true),
      facts({ mode: type('y: 2') }, true),
    );
    const report = driftReport('1.0.0', '1.1.0', drift ? [drift] : [], []);
    expect(report).toContain('before  x: 1\n    after   y: 2');
  });
});

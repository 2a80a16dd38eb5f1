import { driftReport } from './drift-report';

const options = {
  mode: [{ version: '1.1.0', kind: 'deprecated', words: 'Use `env`.' }],
  'dev.hmr': [
    { version: '1.0.1', kind: 'type', from: 'boolean', to: 'number' },
    { version: '1.1.0', kind: 'type', from: 'number', to: 'string' },
    { version: '1.2.0', kind: 'default', from: "'a'", to: "'b'" },
  ],
  'dev.hmr.port': [{ version: '1.1.0', kind: 'added', to: 'number' }],
  'dev.new': [{ version: '1.0.5', after: '1.0.3', kind: 'added', to: '{ … }' }],
  'dev.new.field': [{ version: '1.0.5', kind: 'added', to: 'number' }],
  'dev.old': [{ version: '1.1.0', kind: 'removed' }],
} as const;
const pages = ['docs/config/dev/hmr.mdx', 'docs/config/mode.mdx'];

describe('the drift between two versions', () => {
  it('is what came, went, changed and is deprecated after the first, up to the second', () => {
    const report = driftReport(['1.0.1', '1.1.0'], options, pages);
    expect(report.split('\n').filter((line) => /^ {2}[a-z]\S* {2}/.test(line))).toEqual([
      '  dev.hmr.port  1.1.0',
      '  dev.new  1.0.4–1.0.5',
      '  dev.new.field  1.0.5',
      '  dev.old  1.1.0',
      '  mode  1.1.0',
      '  dev.hmr  1.1.0',
    ]);
    expect(report).toContain('  dev.hmr  1.1.0\n    before  number\n    after   string\n');
    expect(report).toContain('  mode  1.1.0\n    after   Use `env`.\n');
  });

  it('names the pages that are touched and those to write, a field with its option', () => {
    const report = driftReport(['1.0.1', '1.1.0'], options, pages);
    expect(report).toContain('Pages touched (2 in each language)\n  docs/config/dev/hmr.mdx\n');
    expect(report).toMatch(
      /Pages to write \(1 in each language\)\n {2}docs\/config\/dev\/new\.mdx$/,
    );
  });

  it('is none where nothing changed', () => {
    expect(driftReport(['1.2.0', '1.3.0'], options, pages)).toBe(
      '@rsbuild/core 1.2.0 → 1.3.0\n\nNothing changed in the options.',
    );
  });
});

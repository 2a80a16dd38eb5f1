import { formatPackageType, typeModule } from './documented-type';

describe('packageTypeOf', () => {
  it('goes through optional groups', () => {
    expect(formatPackageType('dev.hmr')).toBe(
      "Exclude<NonNullable<RsbuildConfig['dev']>['hmr'], undefined>",
    );
    expect(formatPackageType('mode')).toBe("Exclude<RsbuildConfig['mode'], undefined>");
  });
});

describe('typeModule', () => {
  it('takes the last block for the type if declarations come before it', () => {
    const { text } = typeModule('dev.hmr', 'type A = string;\n\ntype B = A;\n\n| A\n| B\n', [
      'A',
      'Rspack',
    ]);
    expect(text).toContain('import type { Rspack } from');
    expect(text).toContain('type B = A;\n\ntype Documented = | A\n| B');
  });

  it('keeps the lines of the documented text', () => {
    const { text, documentedAt } = typeModule('dev.hmr', '| true\n| false', []);
    expect(text.split('\n')[documentedAt + 1]).toBe('| false');
  });
});

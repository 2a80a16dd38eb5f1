const declaration = /^(?:export\s+)?(?:type|interface)\s+(\w+)/gm;

/** The TypeScript of a documented type, ready to compile beside the package's. */
export interface TypeModule {
  text: string;
  /** first line (from 0) of the documented text within the module */
  documentedAt: number;
  /** number of lines of the documented text */
  documentedLines: number;
}

/** `dev.client` → the package's type of that option. */
export function formatPackageType(option: string): string {
  const [first = '', ...rest] = option.split('.');
  const path = rest.reduce(
    (type, key) => `NonNullable<${type}>['${key}']`,
    `RsbuildConfig['${first}']`,
  );
  return `Exclude<${path}, undefined>`;
}

/** A module that declares `Documented` and `Package` and assigns each to the other. */
export function typeModule(option: string, documented: string, coreNames: string[]): TypeModule {
  const own = new Set([...documented.matchAll(declaration)].map((match) => match[1]));
  const imported = coreNames.filter((name) => !own.has(name));
  const lines = documented.trimEnd().split('\n');
  const split = own.size > 0 ? lines.lastIndexOf('') + 1 : 0;
  const body = [
    ...lines.slice(0, split),
    `type Documented = ${lines[split] ?? ''}`,
    ...lines.slice(split + 1),
  ];
  const head = `import type { ${imported.join(', ')} } from '@rsbuild/core';`;
  return {
    documentedAt: 1,
    documentedLines: body.length,
    text: [
      head,
      ...body,
      `type Package = ${formatPackageType(option)};`,
      'declare const documented: Documented;',
      'declare const fromPackage: Package;',
      'export const toPackage: Package = documented;',
      'export const toDocumented: Documented = fromPackage;',
      '',
    ].join('\n'),
  };
}

import path from 'node:path';
import ts from 'typescript';
import type { Check } from '../check';
import { coreExports } from '../../package/core-exports';
import { projectRoot } from '../../pages/project-root';
import { formatPackageType, typeModule, type TypeModule } from './documented-type';
import type { Page } from '../../pages/page';
import type { Problem } from '../../pages/problem';
import { shapeDifference } from '../../package/shape-difference';
import { createVirtualProgram, readDiagnostic } from '../../package/virtual-program';

interface Documented {
  page: Page;
  option: string;
  file: string;
  module: TypeModule;
}

/** The documented type of an option and the package's are the same, by TypeScript. */
export const optionTypes: Check = {
  name: 'option-types',
  count: (pages) => pages.flatMap((page) => readType(page, [])).length,
  run(pages) {
    const names = coreExports();
    const documented = pages.flatMap((page) => readType(page, names));
    if (documented.length === 0) return [];
    const program = createVirtualProgram(
      new Map(documented.map(({ file, module }) => [file, module.text])),
    );
    return documented.flatMap((entry) => checkType(program, entry));
  },
};

function readType(page: Page, names: string[]): Documented[] {
  const { option, type } = page.frontMatter.values;
  if (page.language === 'zh' || typeof option !== 'string' || typeof type !== 'string') return [];
  const file = path.join(projectRoot, 'tests/docs/types', `${option}.ts`);
  return [{ page, option, file, module: typeModule(option, type, names) }];
}

function checkType(program: ts.Program, { page, option, file, module }: Documented): Problem[] {
  const source = program.getSourceFile(file);
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  const checker = program.getTypeChecker();
  const typeOf = (name: string) => {
    const alias = source?.statements.find(
      (node) => ts.isTypeAliasDeclaration(node) && node.name.text === name,
    );
    return alias ? checker.getTypeAtLocation(alias) : undefined;
  };
  const [documented, fromPackage] = [typeOf('Documented'), typeOf('Package')];
  const problem = (line: number, found: string): Problem => ({
    file: page.file,
    line: page.frontMatter.valueLineOf('type') + line,
    check: 'option-types',
    what: `type of ${option} is not the package's`,
    expected: fromPackage ? showType(checker, fromPackage) : formatPackageType(option),
    found,
    fix: 'make the type assignable both ways; for a deep type use a name that @rsbuild/core exports',
  });
  if (diagnostics.length > 0) {
    return diagnostics.slice(0, 2).map((diagnostic) => {
      const { line, message } = readDiagnostic(diagnostic);
      const within = line - module.documentedAt;
      return problem(within >= 0 && within < module.documentedLines ? within : 0, message);
    });
  }
  if (!documented || !fromPackage) return [];
  if (isAny(documented) !== isAny(fromPackage)) return [problem(0, showType(checker, documented))];
  const { missing, surplus } = shapeDifference(checker, documented, fromPackage);
  return [
    ...missing.map((name) => problem(0, `no field \`${name}\``)),
    ...surplus.map((name) => problem(0, `a field \`${name}\` that the package does not have`)),
  ];
}

const isAny = (type: ts.Type) => (type.flags & ts.TypeFlags.Any) !== 0;

const showType = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias,
  );

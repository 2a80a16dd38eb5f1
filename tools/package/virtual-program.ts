import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../pages/project-root';

/** What a program needs to know beyond TypeScript's defaults. */
export interface VirtualProgramOptions {
  compilerOptions?: ts.CompilerOptions;
  /** resolves what the file system does not: samples that import each other */
  resolve?: (specifier: string, importer: string) => string | undefined;
  /** folder of the copy of `@rsbuild/core` that all files import */
  core?: string;
}

const installedCore = path.join(projectRoot, 'node_modules/@rsbuild/core');

const baseOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: [
    'lib.es2023.d.ts',
    'lib.dom.d.ts',
    'lib.dom.iterable.d.ts',
    'lib.webworker.importscripts.d.ts',
  ],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  types: ['node'],
  typeRoots: [path.join(projectRoot, 'node_modules/@types')],
  baseUrl: projectRoot,
};

/** The installed packages are parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();
const packages = path.join(projectRoot, 'node_modules/');
const isShared = (name: string) =>
  name.startsWith(packages) && !name.startsWith(path.join(packages, '.cache/'));

/** One TypeScript program over files that exist in memory only; they may import packages from the disk. */
export function createVirtualProgram(
  files: Map<string, string>,
  { compilerOptions, resolve, core = installedCore }: VirtualProgramOptions = {},
): ts.Program {
  const paths = { '@rsbuild/core': [core], '@rsbuild/core/types': [path.join(core, 'types.d.ts')] };
  const options = { ...baseOptions, paths, ...compilerOptions };
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    if (text === undefined && isShared(name)) {
      if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
      return parsed.get(name);
    }
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(
          name,
          text,
          { ...(typeof rest[0] === 'object' ? rest[0] : { languageVersion: rest[0] }) },
          true,
        );
  };
  if (resolve) {
    const cache = ts.createModuleResolutionCache(projectRoot, (name) => name, options);
    host.resolveModuleNameLiterals = (literals, importer) =>
      literals.map(({ text }) => {
        const virtual = resolve(text, importer);
        if (virtual !== undefined) {
          return {
            resolvedModule: { resolvedFileName: virtual, extension: path.extname(virtual) },
          };
        }
        return ts.resolveModuleName(text, importer, options, host, cache);
      });
  }
  return ts.createProgram([...files.keys()], options, host);
}

/** Line (from 0) and message of a diagnostic. */
export function readDiagnostic({ file, start, code, messageText }: ts.Diagnostic) {
  return {
    code,
    line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}

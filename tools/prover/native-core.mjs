import fs from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';

/**
 * From 2.0 on `@rsbuild/core` has ES modules alone. The proofs are compiled to CommonJS while they run, and what they
 * require would be, too, which breaks its default imports. So it's imported once, as a project does.
 */
const require = createRequire(path.join(process.cwd(), 'package.json'));
const { exports } = JSON.parse(
  fs.readFileSync(require.resolve('@rsbuild/core/package.json'), 'utf8'),
);
if (!exports['.'].require) {
  const core = await import(require.resolve('@rsbuild/core'));
  const load = Module._load;
  Module._load = (request, ...rest) =>
    request === '@rsbuild/core' ? core : load(request, ...rest);
}

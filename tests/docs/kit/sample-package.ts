import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '#tools/pages/project-root';

const fromSamples = createRequire(path.join(projectRoot, 'tests/docs/packages/package.json'));

/** A package that only samples need, from `tests/docs/packages`. */
export const samplePackage = <Module>(name: string) => fromSamples(name) as Module;

import path from 'node:path';
import { projectRoot } from '../pages/project-root';

const bin = 'node_modules/@rsbuild/core/bin/rsbuild.js';

/** The program that `npx rsbuild` starts. */
export const rsbuildBin = path.join(projectRoot, bin);

/** The same in a project of its own. */
export const rsbuildBinIn = (root: string) => path.join(root, bin);

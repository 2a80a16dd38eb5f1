import path from 'node:path';
import { projectRoot } from '../lib/project-root';

/** The program that `npx rsbuild` starts. */
export const rsbuildBin = path.join(projectRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js');

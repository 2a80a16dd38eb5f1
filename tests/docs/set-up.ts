import { ensureSamplePackages } from './lib/sample-packages';

/** Runs once before the docs tests, whose processes would else install side by side. */
export default ensureSamplePackages;

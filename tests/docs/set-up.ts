import { ensureSamplePackages } from '#tools/project/sample-packages';

/** Runs once before the docs tests, whose processes would else install side by side. */
export default ensureSamplePackages;

import type { GuideCase } from '../guide-case';
import { frameworkGuides } from './framework';
import { startGuides } from './start';

/** Every project that the guides have their readers write. */
export const guides: GuideCase[] = [...startGuides, ...frameworkGuides];

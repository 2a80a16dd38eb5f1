import type { GuideCase } from '../guide-case';
import { advancedGuides } from './advanced';
import { basicGuides } from './basic';
import { frameworkGuides } from './framework';
import { optimizationGuides } from './optimization';
import { startGuides } from './start';
import { stylingGuides } from './styling';

/** Every project that the guides have their readers write. */
export const guides: GuideCase[] = [
  ...startGuides,
  ...frameworkGuides,
  ...basicGuides,
  ...stylingGuides,
  ...advancedGuides,
  ...optimizationGuides,
];

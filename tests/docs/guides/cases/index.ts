import type { GuideCase } from '#tools/guides/guide-case';
import { advancedGuides } from './advanced';
import { assetGuides } from './assets';
import { basicGuides } from './basic';
import { environmentGuides } from './environments';
import { frameworkGuides } from './framework';
import { migrationGuides } from './migration';
import { moduleFederationGuides } from './module-federation';
import { optimizationGuides } from './optimization';
import { ssrGuides } from './ssr';
import { startGuides } from './start';
import { stylingGuides } from './styling';

/** Every project that the guides have their readers write. */
export const guides: GuideCase[] = [
  ...startGuides,
  ...frameworkGuides,
  ...basicGuides,
  ...assetGuides,
  ...stylingGuides,
  ...advancedGuides,
  ...environmentGuides,
  ...ssrGuides,
  ...moduleFederationGuides,
  ...optimizationGuides,
  ...migrationGuides,
];

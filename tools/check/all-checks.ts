import type { Check } from './check';
import { chineseCopy } from './chinese/chinese-copy';
import { commands } from './commands';
import { composition } from './composition';
import { externalLinks } from './external-links';
import { configLoads } from './samples/config-loads';
import { frontMatter } from './front-matter';
import { glossary } from './chinese/glossary';
import { coverage } from './options/coverage';
import { oneHeading } from './chinese/heading-twins';
import { interfaceTexts } from './interface';
import { json } from './samples/json';
import { languages } from './languages';
import { optionDefaults } from './options/option-defaults';
import { optionTypes } from './options/option-types';
import { prose } from './prose';
import { rateLimits } from './rate-limits';
import { readable } from './readable';
import { readStatements } from './read-statements';
import { sampleTypes } from './samples/sample-types';
import { since } from './options/since';
import { spelling } from './spelling';
import { recordedDefaults } from './options/unread-defaults';

/** Checks of single pages. */
export const pageChecks: Check[] = [
  readable,
  composition,
  frontMatter,
  optionTypes,
  optionDefaults,
  since,
  sampleTypes,
  configLoads,
  languages,
  json,
  externalLinks,
  commands,
  glossary,
  chineseCopy,
  spelling,
  prose,
  oneHeading,
  readStatements,
];

/** Checks of all pages together. */
export const wholeChecks: Check[] = [coverage, recordedDefaults, interfaceTexts, rateLimits];

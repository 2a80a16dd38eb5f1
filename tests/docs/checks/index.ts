import type { Check } from '../lib/check';
import { chineseCopy } from './chinese-copy';
import { commands } from './commands';
import { configLoads } from './config-loads';
import { frontMatter } from './front-matter';
import { glossary } from './glossary';
import { coverage } from './coverage';
import { oneHeading } from './heading-twins';
import { interfaceTexts } from './interface';
import { json } from './json';
import { languages } from './languages';
import { links } from './links';
import { optionDefaults } from './option-defaults';
import { optionTypes } from './option-types';
import { prose } from './prose';
import { rateLimits } from './rate-limits';
import { readable } from './readable';
import { readStatements } from './read-statements';
import { sampleTypes } from './sample-types';
import { since } from './since';
import { spelling } from './spelling';
import { recordedDefaults } from './unread-defaults';

/** Checks of single pages. */
export const pageChecks: Check[] = [
  readable,
  frontMatter,
  optionTypes,
  optionDefaults,
  since,
  sampleTypes,
  configLoads,
  links,
  languages,
  json,
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

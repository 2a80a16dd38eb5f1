// npm run docs -- <verb>: what maintainers of the pages run.
import { runVerb } from './command/run-verb';
import type { VerbTable } from './command/verb';

const verbs: VerbTable = {
  check: {
    summary: 'Check pages, their translations and their proofs',
    load: () => import('./check'),
  },
  read: {
    summary: 'List what has changed, or is due, since somebody read it beside the packages',
    load: () => import('./read'),
  },
  links: {
    summary: 'List the links to other sites, and ask whether they are still there',
    load: () => import('./links'),
  },
  prose: {
    summary: 'Count what makes a text sound translated',
    load: () => import('./prose'),
  },
  translations: {
    summary: 'List missing, stale and orphaned translations, or record some',
    load: () => import('./translations'),
  },
  prove: {
    summary: 'Count how many statements of the pages are proved',
    load: () => import('./prove'),
  },
  matrix: {
    summary: 'Run the proofs again in other contexts',
    load: () => import('./matrix'),
  },
  record: {
    summary: 'Run all checks and proofs and record what the foot of each page says',
    load: () => import('./record'),
  },
  history: {
    summary: 'Read what changed between the published versions of the packages',
    load: () => import('./history'),
  },
  schema: {
    summary: 'Make the JSON Schemas of the configuration from the packages',
    load: () => import('./schema'),
  },
  explain: {
    summary: 'Explain and check a configuration, or say what the messages in a log mean',
    load: () => import('./explain'),
  },
  drift: {
    summary: 'Compare another version of @rsbuild/core with the pages',
    load: () => import('./drift'),
  },
  search: {
    summary: 'Search the last build',
    load: () => import('./search'),
  },
  mcp: {
    summary: 'Serve the last build to assistants over the Model Context Protocol',
    load: () => import('./mcp'),
  },
  book: {
    summary: 'Make a PDF and an EPUB of the last build',
    load: () => import('./book'),
  },
  screens: {
    summary: 'Take the pictures of screens that pages show',
    load: () => import('./screens'),
  },
  hosting: {
    summary: 'Write the configurations of nginx and Caddy for the last build',
    load: () => import('./hosting'),
  },
  compress: {
    summary: 'Write Brotli and gzip files beside the files of the last build',
    load: () => import('./compress'),
  },
  vulnerabilities: {
    summary: 'List known vulnerabilities of the packages that readers get',
    load: () => import('./vulnerabilities'),
  },
};

// `npm run docs -- search … | head`: the reader has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

void runVerb(verbs, process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

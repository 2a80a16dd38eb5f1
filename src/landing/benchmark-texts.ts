import { translate } from '@docusaurus/Translate';
import type { Verdict } from './benchmark-verdict';
import type { Measurement } from './measurement';

/** The head of the benchmark on the home page. */
export const benchmarkTexts = () => ({
  title: translate({
    id: 'home.benchmarkTitle',
    message: 'Lightning Fast',
    description: 'The heading above the benchmark',
  }),
  tagline: translate({
    id: 'home.benchmarkTitle.tagline',
    message:
      'How long does each tool take to start, build and update the same React app? We measured it for this site, and the bars grow in real time.',
    description: 'The sentence below the heading above the benchmark',
  }),
});

/** The names of the metrics that bench/build-tools measures; another one is shown as it is written. */
export const metricNames = (): Readonly<Record<string, string>> => ({
  dev: translate({
    id: 'benchmark.dev',
    message: 'Development start',
    description: 'Metric: from starting the development server to the rendered page',
  }),
  build: translate({
    id: 'benchmark.build',
    message: 'Production build',
    description: 'Metric: the time of a production build',
  }),
  hmr: translate({
    id: 'benchmark.hmr',
    message: 'Hot update',
    description: 'Metric: from saving a file to seeing the change',
  }),
});

/** How the tool did in one metric: in large type, and the line below. */
export function verdictText(
  { result, other, times }: Verdict,
  tool: string,
): { readonly short: string; readonly long: string } {
  const values = { tool, other, times };
  const short = {
    ahead: translate(
      {
        id: 'benchmark.ahead',
        message: '{times}× as fast',
        description: 'Verdict in large type: the tool needs less time than the best of the others',
      },
      values,
    ),
    level: translate({
      id: 'benchmark.level',
      message: 'Level',
      description: 'Verdict in large type: the tool needs as long as the best of the others',
    }),
    behind: translate(
      {
        id: 'benchmark.behind',
        message: '{times}× as long',
        description: 'Verdict in large type: the tool needs longer than the best of the others',
      },
      values,
    ),
  };
  const long = {
    ahead: translate(
      {
        id: 'benchmark.ahead.details',
        message: 'as {other}, the next fastest',
        description: 'Goes on after “1.7× as fast”',
      },
      values,
    ),
    level: translate(
      {
        id: 'benchmark.level.details',
        message: 'with {other}',
        description: 'Goes on after “Level”',
      },
      values,
    ),
    behind: translate(
      {
        id: 'benchmark.behind.details',
        message: 'as {other}, so {tool} loses this one',
        description: 'Goes on after “1.7× as long”',
      },
      values,
    ),
  };
  return { short: short[result], long: long[result] };
}

/** How the figures came about, in sentences. */
export function methodTexts(measurement: Measurement): readonly string[] {
  const { components, runs, editsPerRun, machine, load, date } = measurement;
  return [
    translate(
      {
        id: 'benchmark.method.what',
        message:
          'The test project is a generated React app with {components} components on one page. “Development start” is the time from the command to the page that Chromium has rendered. “Hot update” is the time from saving a file to the frame that shows the change.',
        description: 'What was measured',
      },
      { components },
    ),
    translate(
      {
        id: 'benchmark.method.how',
        message:
          'The figures are medians of {runs} runs with {edits} edits in each. Each run has a new process, a new browser and empty caches, and the tools take turns. The tools use their default settings, and production builds are minified.',
        description: 'How it was measured',
      },
      { runs, edits: editsPerRun },
    ),
    translate(
      {
        id: 'benchmark.method.where',
        message:
          'We measured on {date} with {cores} cores and {memory} GB of memory ({system}), Node.js {node} and Chromium {chromium}. The machine had other work too, with a load average of {min} to {max}, so the order of the tools tells you more than the seconds.',
        description: 'Where and when it was measured',
      },
      {
        date,
        cores: machine.cores,
        memory: machine.memoryGb,
        system: machine.system,
        node: machine.node,
        chromium: machine.chromium,
        min: load.min,
        max: load.max,
      },
    ),
    translate({
      id: 'benchmark.method.repeat',
      message:
        'You can repeat the benchmark. Run npm install and npm run bench in bench/build-tools of this site’s repository.',
      description: 'How to repeat the measurement',
    }),
  ];
}

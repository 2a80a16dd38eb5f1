import { translate } from '@docusaurus/Translate';
import { LONGEST_BAR, type Chart } from './benchmark-charts';
import { benchmark } from './measurement';

/** The head of the benchmark on the home page. */
export const benchmarkTexts = () => ({
  title: translate({ id: 'home.benchmarkTitle', message: 'Lightning Fast' }),
  tagline: translate(
    {
      id: 'home.benchmarkTitle.tagline',
      message:
        'How long does each tool take to start, build and update the same React app? We measured it for this site. The bars grow in real time. After {seconds} seconds we cut them off, and the figure says how long it really took.',
    },
    { seconds: LONGEST_BAR },
  ),
});

/** The names of the metrics that bench/build-tools measures. */
export const metricNames = (): Readonly<Record<string, string>> => ({
  dev: translate({ id: 'benchmark.dev', message: 'Development start' }),
  build: translate({ id: 'benchmark.build', message: 'Production build' }),
  hmr: translate({ id: 'benchmark.hmr', message: 'Hot update' }),
});

/** How the tool did in one metric: in large type, and the line below. */
export function verdictText({ result, other, times }: Chart, tool: string) {
  const values = { tool, other, times };
  const texts = {
    ahead: {
      short: translate({ id: 'benchmark.ahead', message: '{times}× as fast' }, values),
      long: translate(
        { id: 'benchmark.ahead.details', message: 'as {other}, the next fastest' },
        values,
      ),
    },
    level: {
      short: translate({
        id: 'benchmark.level',
        message: 'Level',
        description: 'Verdict in large type: the tool needs as long as the best of the others',
      }),
      long: translate({ id: 'benchmark.level.details', message: 'with {other}' }, values),
    },
    behind: {
      short: translate({ id: 'benchmark.behind', message: '{times}× as long' }, values),
      long: translate(
        { id: 'benchmark.behind.details', message: 'as {other}, so {tool} loses this one' },
        values,
      ),
    },
  };
  return texts[result];
}

/** How the figures came about, in sentences. */
export function methodTexts(): readonly string[] {
  const { components, runs, editsPerRun, machine, load, date } = benchmark;
  return [
    translate(
      {
        id: 'benchmark.method.what',
        message:
          'The test project is a generated React app with {components} components on one page. “Development start” is the time from the command to the page that Chromium has rendered. “Hot update” is the time from saving a file to the frame that shows the change.',
      },
      { components },
    ),
    translate(
      {
        id: 'benchmark.method.how',
        message:
          'The figures are medians of {runs} runs with {editsPerRun} edits in each. Each run has a new process, a new browser and empty caches, and the tools take turns. The tools use their default settings, and production builds are minified.',
      },
      { runs, editsPerRun },
    ),
    translate(
      {
        id: 'benchmark.method.where',
        message:
          'We measured on {date} with {cores} cores and {memoryGb} GB of memory ({system}), Node.js {node} and Chromium {chromium}. The machine had other work too, with a load average of {min} to {max}, so the order of the tools tells you more than the seconds.',
      },
      { date, ...machine, ...load },
    ),
    translate({
      id: 'benchmark.method.repeat',
      message:
        'You can repeat the benchmark. Run npm install and npm run bench in bench/build-tools of this site’s repository.',
    }),
  ];
}

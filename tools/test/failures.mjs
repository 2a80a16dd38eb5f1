import { stripVTControlCharacters } from 'node:util';

/** Lines of a message that are shown; the whole message is further up. */
const LINES = 12;
const WIDTH = 300;

/** The beginning of an error message, without colours and stack. */
function excerpt(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, LINES)
    .map((line) => `    ${line.slice(0, WIDTH)}`)
    .join('\n');
}

/** What failed by a report of Jest’s: a text for each test, or for a file that did not run. */
export function jestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`  ${name}\n${excerpt(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `  ${fullName}\n${excerpt(failureMessages[0])}`,
    );
  });
}

/** What failed by a report of Playwright’s: a text for each test, with what its last try met. */
export function playwrightFailures(report) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const messages = ({ errors = [] } = {}) => errors.map(({ message }) => message).join('\n');
  return (report?.suites ?? [])
    .flatMap(specs)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => `  ${file}:${line} ${title}\n${excerpt(messages(results.at(-1)))}`),
    );
}

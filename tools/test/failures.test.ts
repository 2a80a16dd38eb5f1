import { jestFailures, playwrightFailures } from './failures.mjs';

describe('what npm test says of failed tests', () => {
  it('names a Jest test with the beginning of its message, without colours and stack', () => {
    const failed = {
      status: 'failed',
      fullName: 'links lead somewhere',
      failureMessages: ['\u001B[31mexpected a page\u001B[39m\n\nfound none\n    at x (a.ts:1:1)'],
    };
    const passed = { status: 'passed', fullName: 'other', failureMessages: [] };
    const file = { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] };
    expect(jestFailures({ testResults: [file] })).toEqual([
      '  links lead somewhere\n    expected a page\n    found none',
    ]);
  });

  it('names a file that Jest could not run', () => {
    const file = {
      name: 'a.test.ts',
      status: 'failed',
      message: 'no module',
      assertionResults: [],
    };
    expect(jestFailures({ testResults: [file] })).toEqual(['  a.test.ts\n    no module']);
  });

  it('names a browser test with all that its last try met, but none that passed at last', () => {
    const spec = (title: string, status: string) => ({
      file: 'a.spec.ts',
      line: 7,
      title,
      tests: [
        {
          status,
          results: [
            { errors: [{ message: 'first try' }] },
            { errors: [{ message: 'too long' }, { message: 'waiting for “b”' }] },
          ],
        },
      ],
    });
    const inner = { specs: [spec('opens', 'unexpected'), spec('closes', 'flaky')] };
    expect(playwrightFailures({ suites: [{ suites: [inner] }] })).toEqual([
      '  a.spec.ts:7 opens\n    too long\n    waiting for “b”',
    ]);
  });

  it('shows only the beginning of a long message', () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const file = { name: 'a.test.ts', status: 'failed', message, assertionResults: [] };
    expect(jestFailures({ testResults: [file] })[0]?.split('\n')).toHaveLength(13);
  });

  it('says nothing without a report', () => {
    expect([...jestFailures(undefined), ...playwrightFailures(undefined)]).toEqual([]);
  });
});

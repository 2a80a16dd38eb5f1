import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What `npm run -s docs -- explain …` prints for a log on standard input. */
const explain = (input: string, ...args: string[]) =>
  spawnSync('npm', ['run', '-s', 'docs', '--', 'explain', ...args], {
    cwd: path.resolve(__dirname, '../..'),
    input,
    encoding: 'utf8',
  });

const LOG = 'error   Failed to load file with jiti: /shop/rsbuild.config.ts\n';

test('a log is explained by the section of a page', () => {
  const { status, stdout } = explain(LOG, '--log', '-');
  expect(stdout).toMatch(/^Failed to load file with jiti: \n\nThe config file, or a file/);
  expect(stdout).toContain('/guide/configuration/rsbuild#failed-to-load-file-with-jiti');
  expect(status).toBe(0);
});

test('--json has the same in Chinese', () => {
  const { stdout } = explain(LOG, '--log', '-', '--lang', 'zh', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ messages: [{ id: 'config-unloaded' }] });
  expect(stdout).toContain('抛出了错误');
});

test('what is not known is said', () => {
  const { status, stdout } = explain('error TS2322: No.\n', '--log', '-');
  expect(stdout).toBe('-: no message that the pages explain.\n');
  expect(status).toBe(1);
});

test('without a log, one is asked for', () => {
  const { status, stderr } = explain('');
  expect(stderr).toContain('or --log and a log; found neither');
  expect(status).toBe(2);
});

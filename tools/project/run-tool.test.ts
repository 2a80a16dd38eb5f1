import { projectRoot } from '../pages/project-root';
import { freePort } from './free-port';
import { startTool } from './run-tool';

test('a program that never ends doesn’t outlive the process that started it', async () => {
  const url = `http://localhost:${await freePort()}`;
  const serve = `require('node:http').createServer((_, answer) => answer.end()).listen(${new URL(url).port})`;
  const starts = `
    const { startTool, waitForAnswer } = require('./tools/project/run-tool.ts');
    waitForAnswer('${url}', startTool(['-e', ${JSON.stringify(serve)}], '.')).then(() => {
      console.log('it answers');
      process.exit();
    });
  `;
  const parent = startTool(['--import', 'tsx', '-e', starts], projectRoot);
  await parent.ended;
  expect(parent.log()).toBe('it answers\n');
  await expect(fetch(url)).rejects.toThrow();
}, 30_000);

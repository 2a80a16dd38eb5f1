import { fileComment } from '../../../src/code/file-comment';

test.each([
  ['src/index.ts', 'ts', '// src/index.ts'],
  ['src/app.css', 'css', '/* src/app.css */'],
  ['src/App.vue', 'vue', '<!-- src/App.vue -->'],
  ['.github/ci.yaml', 'yaml', '# .github/ci.yaml'],
  ['src/data.json', 'json', undefined],
  ['rsbuild.config.ts', 'ts', undefined],
  [undefined, 'ts', undefined],
])('%s in %s', (title, language, expected) => {
  expect(fileComment(title, language)).toBe(expected);
});

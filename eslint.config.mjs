import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-cases/',
      'build-book/',
      '.docusaurus*/',
      'node_modules/',
      'tests/docs/packages/',
      'bench/',
      'test-results/',
    ],
  },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: { '@docusaurus': docusaurus },
    rules: {
      ...docusaurus.configs.recommended.rules,
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['·', '—', '×', '404', 'Rsbuild', 'v'] },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs', 'src/reading/build/highlight.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);

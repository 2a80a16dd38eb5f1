/** The frameworks with a guide in docs/guide/framework. */
export const frameworks = ['React', 'Vue', 'Svelte', 'Solid', 'Preact'] as const;

const span = (kind: string, text: string) => `<span class="${kind}">${text}</span>`;

/** Solid's compiler is a preset of Babel. */
const BABEL = ['Babel', `{ include: ${span('s', '/\\.(?:jsx|tsx)$/')} }`] as const;
const importLine = (name: string, from: string) =>
  `${span('k', 'import')} { ${name} } ${span('k', 'from')} ${span('s', `'@rsbuild/${from}'`)};\n`;

/** The config file of a framework as HTML, colored as by src/plugins/mdx/highlight.ts, which pages outside of Markdown don't have. */
export function configFile(framework: (typeof frameworks)[number]): string {
  const plugins = [...(framework === 'Solid' ? [BABEL] : []), [framework, ''] as const];
  const calls = plugins.map(([name, options]) => `${span('f', `plugin${name}`)}(${options})`);
  return [
    importLine('defineConfig', 'core'),
    ...plugins.map(([name]) => importLine(`plugin${name}`, `plugin-${name.toLowerCase()}`)),
    `\n${span('k', 'export')} ${span('k', 'default')} ${span('f', 'defineConfig')}({\n`,
    `  plugins: [${calls.join(', ')}],\n});\n`,
  ].join('');
}

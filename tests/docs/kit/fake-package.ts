/** The files of a package in `node_modules` whose code is its own name, twenty times, unless another is given. */
export function fakePackage(name: string, code?: string): Record<string, string> {
  const folder = `node_modules/${name}`;
  return {
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    [`${folder}/index.js`]: code ?? `export default ${JSON.stringify(name.repeat(20))};`,
  };
}

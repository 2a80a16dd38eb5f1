/** Webpack loader: leaves out of Docusaurus's generated files what only the build itself reads. */
module.exports = function trimGenerated(source) {
  return this.resourcePath.endsWith('registry.js')
    ? source.replace(/, "@[^"]+", require\.resolveWeak/g, ', "", require.resolveWeak')
    : source.replace(/^ {2}"(?:presets|plugins|themes)": \[[\s\S]*?^ {2}\],?\n/gm, '');
};

/** Compiles a file again when the file that `dependencyOf` names for it changes, though there is no import. */
export default function dependOn(text) {
  const { dependencyOf } = this.getOptions();
  const file = dependencyOf(this.resourcePath);
  if (file) this.addDependency(file);
  return text;
}

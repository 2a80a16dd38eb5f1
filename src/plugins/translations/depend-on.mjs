/** Makes a file anew when the one that `dependencyOf` names for it changes, though it doesn't import that. */
export default function dependOn(text) {
  const { dependencyOf } = this.getOptions();
  const file = dependencyOf(this.resourcePath);
  if (file) this.addDependency(file);
  return text;
}

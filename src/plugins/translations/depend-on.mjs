/** Compiles a file again when one of those changes that `dependenciesOf` names for it, though there is no import. */
export default function dependOn(text) {
  const { dependenciesOf } = this.getOptions();
  for (const file of dependenciesOf(this.resourcePath)) this.addDependency(file);
  return text;
}

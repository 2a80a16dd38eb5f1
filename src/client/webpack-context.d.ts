/** The bundler's import of all files of a folder. */
interface ImportMeta {
  webpackContext(folder: string, options: { readonly regExp: RegExp }): unknown;
}

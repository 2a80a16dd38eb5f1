/** The bundler's import of all files of a folder: their names, and what each exports. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { readonly regExp: RegExp },
  ): { (file: string): unknown; keys(): string[] };
}

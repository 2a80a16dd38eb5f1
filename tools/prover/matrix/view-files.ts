import { matchOne } from '../../project/built-files';
import type { Build } from '../proof';

/** A build whose files have other names, and texts where those names stand. */
export function viewFiles(
  build: Build,
  rename: (file: string) => string,
  retext = (text: string) => text,
): Build {
  const shown = build.files.map(rename);
  return {
    ...build,
    read: (pattern) =>
      retext(build.read(build.files[shown.indexOf(matchOne(pattern, shown, build.error))]!)),
    files: [...shown].sort(),
    log: retext(build.log),
    error: build.error && retext(build.error),
  };
}

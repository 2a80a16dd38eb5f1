import type { Build } from '../proof';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A build whose files have other names, and texts where those names stand. */
export function viewFiles(
  build: Build,
  rename: (file: string) => string,
  retext = (text: string) => text,
): Build {
  const names = build.files.map((file) => ({ file, shown: rename(file) }));
  const read = (pattern: string) => {
    const expression = new RegExp(`^${pattern.split('*').map(escapeRegExp).join('[^/]*')}$`);
    const [found, ...others] = names.filter(({ shown }) => expression.test(shown));
    if (!found || others.length > 0) {
      const all = names.map(({ shown }) => shown).join(', ');
      throw new Error(`expected one file like ${pattern}, found: ${all}\n${build.error ?? ''}`);
    }
    return retext(build.read(found.file));
  };
  return {
    ...build,
    read,
    files: names.map(({ shown }) => shown).sort(),
    log: retext(build.log),
    error: build.error && retext(build.error),
  };
}

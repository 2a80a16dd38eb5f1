import type { LoadContext, Plugin } from '@docusaurus/types';
import { translationsOnDisk } from './content-files';
import { translationOf } from '../../i18n/content-path';

/** Stops a build in which a page is missing in a language: Docusaurus itself would quietly show the English one. */
export function translationGuard({ siteDir }: LoadContext): Plugin {
  return {
    name: 'translation-guard',
    async loadContent() {
      const { missing, orphaned } = translationsOnDisk(siteDir);
      const problems = [
        ...missing.map(
          (file) =>
            `${file}: expected its Chinese page ${translationOf(file)}, found none. Translate it.`,
        ),
        ...orphaned.map(
          (file) => `${file}: translates a page that is not there. Move or delete it.`,
        ),
      ];
      if (!problems.length) return;
      const message = `Translations\n  ${problems.join('\n  ')}`;
      if (process.env.NODE_ENV === 'production') throw new Error(message);
      console.warn(message);
    },
  };
}

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const FOLDERS = ['docs', 'blog', 'i18n', 'src'];

/** A name for the state of the site's sources: what is made of them gets a new address when one changes. */
export function sourceVersion(siteDir: string): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const files = fs.readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.sort()) {
      const full = path.join(siteDir, folder, file);
      if (fs.statSync(full).isFile()) hash.update(file).update(fs.readFileSync(full));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

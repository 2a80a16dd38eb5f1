import fs from 'node:fs';
import path from 'node:path';
import { RSBUILD_HOME } from '../../ui/rsbuild-version';

const siteDir = path.resolve(__dirname, '../../..');

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const optionPath = (option: string) => `/config/${option.split('.').map(kebab).join('/')}`;

/** The page of an option that the documented version lacks, on the tool's own site. */
function homeAddress(option: string, locale: string): string {
  return `${RSBUILD_HOME}${locale === 'zh' ? '/zh' : ''}${optionPath(option)}`;
}

/** The page of an option on this site, or else on the tool's own. */
export function addressOfOption(option: string, locale: string): string {
  const address = optionPath(option);
  const isDocumented = fs.existsSync(path.join(siteDir, `docs${address}.mdx`));
  return isDocumented ? address : homeAddress(option, locale);
}

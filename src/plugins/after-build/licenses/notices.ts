import fs from 'node:fs';
import path from 'node:path';

/** Licenses under which a package's code may be in what readers get, as SPDX names them. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** The text of its license; undefined where the package has no such file. */
  readonly text?: string;
}

/** The folder of the package that a module belongs to; undefined for the site's own. */
export const packageFolder = (module: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];

/** The fields of a package.json that a notice needs; undefined if the folder isn't a package. */
export function readPackage(folder: string): ShippedPackage[] {
  const manifest = path.join(folder, 'package.json');
  if (!fs.existsSync(manifest)) return [];
  const { name, version, license } = JSON.parse(
    fs.readFileSync(manifest, 'utf8'),
  ) as ShippedPackage;
  const file = fs.readdirSync(folder).find((each) => /^licen[cs]e(?:\.\w+)?$/i.test(each));
  const text = file && fs.readFileSync(path.join(folder, file), 'utf8').trim();
  return [{ name, version, ...(license && { license }), ...(text && { text }) }];
}

const RULE = '\n\n----\n\n';

/** The notices of packages, by name. */
export const notices = (packages: readonly ShippedPackage[]): string =>
  packages
    .map(({ name, version, license = 'no license', text = '' }) =>
      `${name} ${version} (${license})\n\n${text}`.trim(),
    )
    .sort()
    .join(RULE)
    .concat('\n');

/** The packages of a list of notices whose license isn't allowed, nor one of several to choose from. */
export function forbiddenLicenses(text: string): string[] {
  const heads = text.split(RULE).map((notice) => notice.split('\n')[0]!);
  const licenses = (head: string) =>
    (/ \((.+)\)$/.exec(head)?.[1] ?? '').replace(/[()]/g, '').split(' OR ');
  return heads.filter((head) => !licenses(head).some((license) => ALLOWED.includes(license)));
}

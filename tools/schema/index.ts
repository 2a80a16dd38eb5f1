import fs from 'node:fs';
import path from 'node:path';
import { packageVersions } from '../../src/plugins/package-versions';
import { defineVerb } from '../command/verb';
import { keepTemporaryFiles } from '../command/temporary-folder';
import { installPackage, publishedVersions } from '../package/install-package';
import { projectRoot } from '../pages/project-root';
import { readConfigSchema } from './config-schema';

const CORE = '@rsbuild/core';

/** Where the schemas are recorded, by minor version. */
export const SCHEMA_DATA = path.join(projectRoot, 'src/plugins/config-check/data');

/** The schema as it's recorded: a file of one line, which nobody reads beside the types. */
export const formatSchema = (schema: object): string => `${JSON.stringify(schema)}\n`;

const write = (minor: string, schema: object) => {
  fs.mkdirSync(SCHEMA_DATA, { recursive: true });
  fs.writeFileSync(path.join(SCHEMA_DATA, `${minor}.json`), formatSchema(schema));
};

const minorOf = (version: string) => version.split('.', 2).join('.');

async function writeSchemas(named: readonly string[]): Promise<void> {
  keepTemporaryFiles();
  const documented = minorOf(packageVersions[CORE]!);
  const published = await publishedVersions(CORE);
  // In order: the last version of each line stays. 1.0.0 comes from the time before, and depends on other packages.
  const lines = new Map(
    published
      .filter(({ dependencies = {} }) => !('@rsbuild/shared' in dependencies))
      .map((each) => [minorOf(each.version), each]),
  );
  for (const [minor, { version }] of lines) {
    if (named.length > 0 && !named.includes(minor)) continue;
    if (minor === documented) {
      write(minor, readConfigSchema());
      continue;
    }
    const installed = await installPackage(CORE, version);
    try {
      write(minor, readConfigSchema(installed.folder));
      console.log(`${version} read`);
    } finally {
      installed.remove();
    }
  }
}

export const verb = defineVerb({
  about:
    'Makes a JSON Schema of the configuration from the types of the last version of each minor line of @rsbuild/core, or\nof those that are named, and writes it to src/plugins/config-check/data.',
  takes: '[lines…]',
  run: (_flags, lines) => writeSchemas(lines),
});

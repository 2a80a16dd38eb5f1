import { readOptions } from '../config-check/config-facts';
import { configSchemas, describeOptions } from '../config-check/config-schemas';
import { packageVersions } from '../package-versions';
import type { BuiltSite } from './built-site';
import type { Step } from './run-steps';

/** The file of a minor line's schema, such as `1.6`; without a line, of the documented version. */
export const schemaFile = (line?: string): string => `schemas/config${line ? `-${line}` : ''}.json`;

/** Writes the JSON Schemas of the configuration, with the sentences of the language's pages. */
export const writeConfigSchemas = (
  site: Pick<BuiltSite, 'siteConfig' | 'baseUrl' | 'docs' | 'write'>,
): Step => ({
  async atEnd() {
    const { siteConfig, baseUrl, docs, write } = site;
    const options = readOptions(docs.docs);
    const documented = packageVersions['@rsbuild/core']!.split('.', 2).join('.');
    for (const [line, schema] of Object.entries(configSchemas())) {
      const files = [schemaFile(line), ...(line === documented ? [schemaFile()] : [])];
      for (const file of files)
        await write(
          file,
          JSON.stringify({
            $schema: 'http://json-schema.org/draft-07/schema#',
            $id: siteConfig.url + baseUrl + file,
            title: `Rsbuild ${line}`,
            ...describeOptions(schema, options),
          }),
        );
    }
  },
});

import fs from 'node:fs';
import type { Check } from '../lib/check';
import { loadConfigs } from '../lib/load-configs';
import { isProgram, isRsbuildConfig, listSamples } from '../lib/samples';
import { writeProject } from '../lib/write-samples';

/** Every Rsbuild configuration on a page is loaded by the tool and gives an Rspack configuration. */
export const configLoads: Check = {
  name: 'config-loads',
  async run(pages) {
    const samples = pages.filter(({ language }) => language === 'en').flatMap(listSamples);
    const configs = samples.filter(
      (sample) =>
        isProgram(sample) &&
        isRsbuildConfig(sample) &&
        sample.fence.attributes.fails === undefined &&
        !sample.fence.flags.includes('legacy'),
    );
    const projects = configs.map((sample) => writeProject(sample, samples));
    try {
      const errors = await loadConfigs(projects);
      return configs.flatMap(({ page, fence }, index) => {
        const error = errors[index];
        if (error === undefined) return [];
        return [
          {
            file: page.file,
            line: fence.line,
            check: 'config-loads',
            what: 'configuration cannot be loaded by Rsbuild',
            expected: 'an Rspack configuration',
            found: error,
            fix: 'make it a whole configuration file; other files it reads stand on the page with their titles',
          },
        ];
      });
    } finally {
      for (const { folder } of projects) fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

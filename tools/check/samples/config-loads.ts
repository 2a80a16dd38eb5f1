import fs from 'node:fs';
import type { Check } from '../check';
import { loadConfigs } from './load-configs';
import type { Page } from '../../pages/page';
import { isProgram, isRsbuildConfig, listSamples, type Sample } from './samples';
import { writeProject } from './write-samples';

/** Every Rsbuild configuration on a page is loaded by the tool and gives an Rspack configuration. */
export const configLoads: Check = {
  name: 'config-loads',
  count: (pages) => listAll(pages).filter(isLoadable).length,
  async run(pages) {
    const samples = listAll(pages);
    const configs = samples.filter(isLoadable);
    const projects = configs.map((sample) => writeProject(sample, samples));
    try {
      const errors = await loadConfigs(projects);
      return configs.flatMap(({ page, fence }, index) => {
        const error = errors[index];
        if (!error) return [];
        return [
          {
            file: page.file,
            line: fence.line,
            check: 'config-loads',
            what: 'configuration cannot be loaded by Rsbuild',
            expected: 'an Rspack configuration',
            found: error,
            fix: 'make it a whole configuration file; put other files that it reads on the page, with their titles',
          },
        ];
      });
    } finally {
      for (const { folder } of projects) fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

const listAll = (pages: Page[]) =>
  pages.filter(({ language }) => language === 'en').flatMap(listSamples);

const isLoadable = (sample: Sample) =>
  isProgram(sample) &&
  isRsbuildConfig(sample) &&
  sample.fence.attributes.fails === undefined &&
  !sample.fence.flags.includes('legacy');

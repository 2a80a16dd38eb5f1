import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

/** Something that only the file itself has, and no CSS that is made of it. */
const own = '$own-to-the-file';

/** The source map has the file itself only where the compiler makes one and Lightning CSS doesn't run. */
export const mapsOfStyles = (
  says: string | string[],
  name: string,
  plugins: (sourceMap: boolean | undefined) => RsbuildConfig['plugins'],
  given: (boolean | undefined)[] = [true, false, undefined],
): Proof[] =>
  [undefined, false as const].flatMap((lightningcssLoader) =>
    given.map((sourceMap) => ({
      says,
      run: 'build',
      config: {
        plugins: plugins(sourceMap),
        output: { sourceMap: { css: true } },
        tools: { lightningcssLoader },
      },
      files: {
        'src/index.js': `import './${name}';\n`,
        [`src/${name}`]: `// ${own}\n.a\n{\n  color: red;\n}\n`,
      },
      expect({ read }) {
        const map = read('static/css/index.*.css.map');
        assert.match(map, new RegExp(name));
        assert.equal(map.includes(own), lightningcssLoader === false && sourceMap !== false, map);
      },
    })),
  );

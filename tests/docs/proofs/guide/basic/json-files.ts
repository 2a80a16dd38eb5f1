import type { RsbuildPlugin } from '@rsbuild/core';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { samplePackage } from '#kit/sample-package';
import type { Proof } from '#tools/prover/proof';

const shop = {
  'src/shop.json':
    '{ "name": "Shoe shop", "opening": { "from": 9, "to": 18 }, "unread": "nobody asks" }\n',
};

const imports = [
  "import shop from './shop.json';\ndocument.title = shop.name;\n",
  "import { name } from './shop.json';\ndocument.title = name;\n",
].map<Proof>((code) => ({
  says: 'In production, the bundle gets the keys that your code reads, and not the others.',
  run: 'build',
  files: { ...shop, 'src/index.js': code },
  expect({ read }) {
    const script = read('static/js/index.*.js');
    assert.match(script, /Shoe shop/);
    assert.doesNotMatch(script, /nobody asks/);
  },
}));

const { pluginYaml } = samplePackage<{ pluginYaml: () => RsbuildPlugin }>('@rsbuild/plugin-yaml');
const { pluginToml } = samplePackage<{ pluginToml: () => RsbuildPlugin }>('@rsbuild/plugin-toml');
const plugins = [pluginYaml(), pluginToml()];
const reading = (file: string, text: string) => ({
  [`src/${file}`]: text,
  'src/index.js': `import values from './${file}';\nconsole.log(values.price);\n`,
});

const validScripts = [
  reading('a.yaml', 'price: 79.5\n'),
  reading('a.yml', 'price: 79.5\n'),
  reading('a.toml', 'currency = "EUR"\n'),
].map<Proof>((files) => ({
  says: 'The build succeeds because the file happens to be valid JavaScript, such as price: 79.5 or currency = "EUR".',
  run: 'build',
  config: { output: { target: 'node' } },
  files,
  expect({ error, root }) {
    assert.equal(error, undefined);
    const printed = execFileSync(process.execPath, [`${root}/dist/index.js`], { encoding: 'utf8' });
    assert.equal(printed.trim(), 'undefined');
  },
}));

const namedImports = ['greeting: Welcome\n', 'greeting = "Welcome"\n'].map<Proof>((text, index) => {
  const file = `texts.${index === 0 ? 'yaml' : 'toml'}`;
  return {
    says: "YAML and TOML files only have a default export, so their keys can't be imported by name:",
    run: 'build',
    config: { plugins },
    files: {
      [`src/${file}`]: text,
      'src/index.js': `import { greeting } from './${file}';\nconsole.log(greeting);\n`,
    },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /export 'greeting' .*was not found .*\(possible exports: default\)/);
    },
  };
});

const FOR_REQUIRE =
  "With require(), the build drops unused keys only if a key follows the call directly, as in require('./shop.json').name.";

export const proofs: Proof[] = [
  ...validScripts,
  ...namedImports,
  {
    says: [
      'For YAML and TOML, you need a plugin, but the import looks the same.',
      'To import .yaml and .yml files, add the YAML plugin.',
      'To import .toml files, add the TOML plugin.',
    ],
    run: 'build',
    config: { plugins },
    files: {
      'src/a.yaml': 'name: Add to cart\n',
      'src/b.yml': 'name: Pay in cash\n',
      'src/c.toml': '[boots]\nname = "Red boots"\n',
      'src/index.js':
        "import a from './a.yaml';\nimport b from './b.yml';\nimport c from './c.toml';\nconsole.log(a.name, b.name, c.boots.name);\n",
    },
    expect({ read }) {
      const script = read('static/js/index.*.js');
      for (const text of ['Add to cart', 'Pay in cash', 'Red boots'])
        assert.ok(script.includes(text), script);
    },
  },
  ...['texts.yaml', 'texts.yml'].map<Proof>((file) => ({
    says: [
      'The plugin for this kind of file is missing.',
      'For a .yml file, the message is You may need an appropriate loader to handle this file type.',
    ],
    run: 'build',
    files: reading(file, 'price: Ask at the till\n'),
    expect({ error, log }) {
      assert.ok(error);
      const hint = 'To enable support for YAML, use "@rsbuild/plugin-yaml"';
      assert.equal(log.includes(hint), file.endsWith('.yaml'));
      const general = 'You may need an appropriate loader to handle this file type';
      assert.equal(log.includes(general), file.endsWith('.yml'));
    },
  })),
  ...imports,
  ...(
    [
      [FOR_REQUIRE, "const shop = require('./shop.json');\ndocument.title = shop.name;\n", true],
      [FOR_REQUIRE, "document.title = require('./shop.json').name;\n", false],
      [
        'With import(), it drops them only if you take the keys out of the result at once, as in the example above.',
        "import('./shop.json').then((shop) => (document.title = shop.name));\n",
        true,
      ],
      [
        'When you take the keys out of the result immediately, as in this example, the build can still drop the others:',
        "export {};\nconst { name } = await import('./shop.json');\ndocument.title = name;\n",
        false,
      ],
    ] as const
  ).map<Proof>(([says, code, kept]) => ({
    says,
    run: 'build',
    files: { ...shop, 'src/index.js': code },
    expect({ files, read }) {
      const scripts = files.filter((file) => file.endsWith('.js')).map((file) => read(file));
      assert.match(scripts.join(''), /Shoe shop/);
      assert.equal(/nobody asks/.test(scripts.join('')), kept);
    },
  })),
  {
    says: 'But when your code passes on the whole object, for example in JSON.stringify(shop), the bundle needs to contain the whole file.',
    run: 'build',
    files: {
      ...shop,
      'src/index.js': "import shop from './shop.json';\ndocument.title = JSON.stringify(shop);\n",
    },
    expect: ({ read }) =>
      assert.match(
        read('static/js/index.*.js'),
        /"name":"Shoe shop","opening":\{"from":9,"to":18\},"unread":"nobody asks"/,
      ),
  },
  {
    says: [
      "The file isn't valid JSON.",
      "Comments and trailing commas aren't allowed, so remove them.",
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.json';\nimport './b.json';\n",
      'src/a.json': '{ "a": 1, }\n',
      'src/b.json': '// a note\n{ "a": 1 }\n',
    },
    expect({ error, log }) {
      assert.ok(error);
      assert.equal(log.match(/json pars(?:ing|e) error/gi)?.length, 2);
    },
  },
];

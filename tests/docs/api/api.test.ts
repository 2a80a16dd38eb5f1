import { coreExports } from '#tools/package/core-exports';
import { headingNames, mentionedNames, findPage } from '#tools/reference/api/documented-names';
import { packageMembers } from '#tools/reference/api/package-members';

const instancePage = findPage('api/javascript-api/instance');
const hooksPage = findPage('plugins/dev/hooks');
const pluginPage = findPage('plugins/dev/core');

/** Hooks of the instance are registered as functions named like events or changes. */
const isHook = (name: string) => /^(on|modify)[A-Z]/.test(name);

describe('the JavaScript API is documented as @rsbuild/core has it', () => {
  test('every exported value and type has its place on the pages of functions or types', () => {
    const pages = [findPage('api/javascript-api/core'), findPage('api/javascript-api/types')];
    const mentioned = new Set(pages.flatMap((page) => [...mentionedNames(page)]));
    expect(coreExports().filter((name) => !mentioned.has(name))).toEqual([]);
  });

  test('the methods of an instance are those of the page, both ways', () => {
    expect(headingNames(instancePage, 3, /^rsbuild\.(?=\w+$)/)).toEqual(
      packageMembers('RsbuildInstance'),
    );
  });

  test('the members of a dev server are those of the page', () => {
    const mentioned = mentionedNames(findPage('api/javascript-api/dev-server-api'));
    expect(packageMembers('RsbuildDevServer').filter((name) => !mentioned.has(name))).toEqual([]);
  });

  test('the fields of an environment’s context are the headings of its page', () => {
    const headings = headingNames(
      findPage('api/javascript-api/environment-api'),
      3,
      /^(?=[a-z][a-zA-Z]+$)/,
    );
    expect(headings).toEqual(expect.arrayContaining(packageMembers('EnvironmentContext')));
  });
});

describe('the plugin API is documented as @rsbuild/core has it', () => {
  const members = packageMembers('RsbuildPluginAPI');

  test('each member that is no hook has a heading on the page of the plugin API, and nothing else has', () => {
    expect(headingNames(pluginPage, 3, /^api\.(?=\w+$)/)).toEqual(
      members.filter((name) => !isHook(name)),
    );
  });

  test('each hook has one heading on the page of hooks, and nothing else has', () => {
    expect(headingNames(hooksPage, 3, /^(?=(?:on|modify)[A-Z])/)).toEqual(members.filter(isHook));
  });
});

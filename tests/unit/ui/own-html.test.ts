const world = globalThis as { trustedTypes?: unknown };
afterEach(() => delete world.trustedTypes);

/** `ownHtml` in a browser with these Trusted Types; it makes its policy as it is loaded. */
function ownHtmlWith(trustedTypes: unknown): (html: string) => unknown {
  world.trustedTypes = trustedTypes;
  jest.resetModules();
  return jest.requireActual<typeof import('../../../src/ui/own-html')>('../../../src/ui/own-html')
    .ownHtml;
}

test('where browsers take text for markup, it stays text', () => {
  expect(ownHtmlWith(undefined)('<b>a</b>')).toBe('<b>a</b>');
});

test('where they do not, the policy that the site allows vouches for it', () => {
  const ownHtml = ownHtmlWith({
    createPolicy: (name: string, { createHTML }: { createHTML(html: string): string }) => ({
      createHTML: (html: string) => ({ by: name, html: createHTML(html) }),
    }),
  });
  expect(ownHtml('<b>a</b>')).toEqual({ by: 'site', html: '<b>a</b>' });
});

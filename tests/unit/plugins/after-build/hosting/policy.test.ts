import {
  contentSecurityPolicy,
  inlineScripts,
} from '../../../../../src/plugins/after-build/hosting/policy';

/** The sources of a directive. */
const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('inline scripts are those that run: not files, not structured data', () => {
  const html = `<script>a()</script><script src="/a.js"></script><script src=/b.js></script>
    <script type=application/ld+json>{}</script><script data-rh="true" type="application/json">{}</script>
    <script type="module">b()
</script><script></script>`;
  expect(inlineScripts(html)).toEqual(['a()', 'b()\n', '']);
});

test('the policy lists each inline script once, by its hash, in an order of its own', () => {
  const script = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  expect(sources(contentSecurityPolicy(['a', 'a']), 'script-src')).toHaveLength(2);
  expect(contentSecurityPolicy(['a', 'b'])).toBe(contentSecurityPolicy(['b', 'a']));
  expect(sources(contentSecurityPolicy(['a']), 'script-src')![1]).toMatch(/^'sha256-.{43}='$/);
  expect(sources(contentSecurityPolicy(['alert(1)']), 'script-src')).toContain(script);
});

test('no script runs that the site does not have, and no page frames it', () => {
  const policy = contentSecurityPolicy([]);
  expect(sources(policy, 'script-src')).toEqual(["'self'"]);
  expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(policy).not.toContain('unsafe-eval');
});

test('no text becomes markup, but by the policies that the site has', () => {
  const policy = contentSecurityPolicy([]);
  expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(sources(policy, 'trusted-types')).toEqual(['site', 'default']);
});

test('pages ask their own site, and a search API where one is configured', () => {
  expect(sources(contentSecurityPolicy([]), 'connect-src')).toEqual(["'self'"]);
  expect(
    sources(contentSecurityPolicy([], ['https://search.example.com']), 'connect-src'),
  ).toContain('https://search.example.com');
});

test.each<[string, string[]]>([
  ['style-src', ["'self'"]],
  ['style-src-attr', ["'unsafe-inline'"]],
  ['img-src', ["'self'", 'data:']],
  ['font-src', ["'self'"]],
  ['worker-src', ["'self'"]],
  ['manifest-src', ["'self'"]],
  ['form-action', ["'self'"]],
  ['base-uri', ["'none'"]],
])('%s is %j', (directive, allowed) => {
  expect(sources(contentSecurityPolicy([]), directive)).toEqual(allowed);
});

import { expect, test } from '@playwright/test';
import { allRoutes } from '../lib/routes';

/** A page answers when it is there, in its language, with its title in the HTML itself. */
function whyNot(route: string, status: number, html: string): string | undefined {
  const language = route.startsWith('/zh') ? 'zh-CN' : 'en';
  if (status !== 200) return `status ${status}`;
  if (!html.includes(`<html lang="${language}"`) && !html.includes(`<html lang=${language} `))
    return `is not in ${language}`;
  return /<h1[\s>]/.test(html) ? undefined : 'has no heading';
}

test('every address of both languages answers', async ({ request }) => {
  const problems: string[] = [];
  for (const route of allRoutes) {
    const response = await request.get(route, { maxRedirects: 0 });
    const problem = whyNot(route, response.status(), await response.text());
    if (problem) problems.push(`${route}: ${problem}`);
  }
  console.log(`${allRoutes.length - problems.length} of ${allRoutes.length} addresses answer`);
  expect(problems).toEqual([]);
});

test('an address that is not there answers with the 404 page', async ({ request }) => {
  const response = await request.get('/zh/no/such/page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('404');
});

import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from '../lib/axe';
import { openToRest } from '../lib/open';
import { benchmark } from '../../../src/landing/measurement';
import { longestTime } from '../../../src/landing/benchmark-groups';
import { formatTime } from '../../../src/landing/format-time';

const metrics = Object.values(benchmark.groups).flatMap((group) => group.metrics);
const longest = longestTime(benchmark.groups);

const stars = (page: Page) => page.locator('header span[style*="inset"]');
const chart = (page: Page) => page.locator('ul:has(> li > ul [data-time])');
const bars = (page: Page) => chart(page).locator('[style*="--share"] > span:has(> span:empty)');
const times = (page: Page) => chart(page).locator('[data-time]');

const widthOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().width);

for (const [path, title] of [
  ['/', 'Rsbuild - The Rspack-based build tool'],
  ['/zh/', 'Rsbuild - 基于 Rspack 的构建工具'],
] as const) {
  test(`${path} has the site’s name first in its title, and names its feeds`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    for (const [type, file] of [
      ['application/rss+xml', 'rss.xml'],
      ['application/atom+xml', 'atom.xml'],
    ]) {
      await expect(page.locator(`link[rel=alternate][type="${type}"]`)).toHaveAttribute(
        'href',
        `${path}community/releases/${file}`,
      );
    }
  });
}

test.describe('hero', () => {
  test('leads to the quick start and, in a new tab, to the repository', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText('Rsbuild');
    const [start, repository] = await page.locator('header:has(h1) a').all();
    await expect(start!).toHaveText('Get Started');
    await expect(start!).toHaveAttribute('href', '/guide/start/quick-start');
    await expect(repository!).toHaveText('GitHub');
    await expect(repository!).toHaveAttribute('href', 'https://github.com/web-infra-dev/rsbuild');
    await expect(repository!).toHaveAttribute('target', '_blank');
    await expect(repository!).toHaveAttribute('rel', /noopener/);
  });

  test('has 35 stars of index/20 + 3 px that move when the pointer is near', async ({ page }) => {
    await openToRest(page, '/');
    await expect(stars(page)).toHaveCount(35);
    const sizes = await stars(page).evaluateAll((all) =>
      all.map((star) => Number.parseFloat(getComputedStyle(star).width)),
    );
    sizes.forEach((size, i) => expect(size).toBeCloseTo(i / 20 + 3, 1));

    const star = stars(page).first();
    const { left, top } = await star.evaluate((element) => element.getBoundingClientRect());
    const far = stars(page).nth(3);
    await page.mouse.move(left - 60, top + 40);
    await expect(star).toHaveAttribute('style', /translate\(-\d.*, \d/);
    await expect(far).not.toHaveAttribute('style', /translate/);
    await page.mouse.move(left - 140, top + 40);
    await expect(star).not.toHaveAttribute('style', /translate/);
    await page.mouse.move(left - 60, top + 40);
    await expect(star).toHaveAttribute('style', /translate/);
    await page.mouse.move(200, 20);
    await expect(star).not.toHaveAttribute('style', /translate/);
  });

  test('asks for one frame for many moves, and for none at rest', async ({ page }) => {
    await page.addInitScript(() => {
      const original = window.requestAnimationFrame.bind(window);
      Object.assign(window, { frames: 0 });
      window.requestAnimationFrame = (callback) => {
        (window as unknown as { frames: number }).frames++;
        return original(callback);
      };
    });
    await openToRest(page, '/');
    const { left, top } = await stars(page)
      .first()
      .evaluate((star) => star.getBoundingClientRect());
    await page.mouse.move(left - 60, top + 40);
    await expect(stars(page).first()).toHaveAttribute('style', /translate/);
    const asked = await page.evaluate(() => {
      const counter = window as unknown as { frames: number };
      const before = counter.frames;
      const hero = document.querySelector('h1')!.parentElement!;
      for (let x = 0; x < 50; x++) {
        hero.dispatchEvent(new PointerEvent('pointermove', { clientX: 300 + x, clientY: 300 }));
      }
      return counter.frames - before;
    });
    expect(asked).toBe(1);
    const atRest = await page.evaluate(async () => {
      const counter = window as unknown as { frames: number };
      await new Promise((resolve) => setTimeout(resolve, 100));
      const before = counter.frames;
      await new Promise((resolve) => setTimeout(resolve, 400));
      return counter.frames - before;
    });
    expect(atRest).toBe(0);
  });
});

test('no layout is made while the pointer moves over the stars', async ({ page }) => {
  await openToRest(page, '/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const layouts = async () => {
    const { metrics: all } = await devtools.send('Performance.getMetrics');
    return all.find(({ name }) => name === 'LayoutCount')!.value;
  };
  const { left, top } = await stars(page)
    .first()
    .evaluate((star) => star.getBoundingClientRect());
  await page.mouse.move(left - 150, top);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const before = await layouts();
  for (let x = -140; x <= 60; x += 5) await page.mouse.move(left + x, top + 20);
  await expect(stars(page).first()).toHaveAttribute('style', /translate/);
  expect(await layouts()).toBe(before);
});

test.describe('feature cards', () => {
  for (const [width, share] of [
    [1440, 1 / 3],
    [820, 1 / 2],
    [390, 1],
  ] as const) {
    test(`take ${share.toFixed(2)} of the row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const cards = page.locator('main > ul > li');
      await expect(cards).toHaveCount(6);
      const row = await page
        .locator('main > ul')
        .evaluate(
          (list) => list.clientWidth - 2 * Number.parseFloat(getComputedStyle(list).paddingLeft),
        );
      expect((await widthOf(cards.first())) / row).toBeCloseTo(share, 2);
    });
  }

  test('are links as a whole', async ({ page }) => {
    await page.goto('/');
    const card = page.locator('main > ul > li').nth(4);
    await card.getByText('The plugin API is small').click();
    await expect(page).toHaveURL(/\/plugins\/list\/$/);
  });
});

test.describe('benchmark', () => {
  test('waits at zero, then grows once, each bar for its own time, with its label', async ({
    page,
  }) => {
    await openToRest(page, '/');
    await expect(times(page).first()).toHaveText('0ms');
    expect(await widthOf(bars(page).first().locator('span'))).toBe(0);

    await chart(page).scrollIntoViewIfNeeded();
    const motionOf = (parts: Locator) =>
      parts.evaluateAll((all) =>
        all.map((part) => {
          const { animationDuration, animationTimingFunction } = getComputedStyle(part);
          return [Number.parseFloat(animationDuration), animationTimingFunction];
        }),
      );
    const expected = metrics.map(({ time }) => [time, 'linear']);
    await expect.poll(() => motionOf(bars(page).locator('span'))).toEqual(expected);
    expect(await motionOf(times(page).locator('..'))).toEqual(expected);

    const quickest = metrics.reduce((a, b) => (b.time < a.time ? b : a));
    const label = times(page).nth(metrics.indexOf(quickest));
    await expect(label).toHaveText(formatTime(quickest.time));

    await chart(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    await chart(page).scrollIntoViewIfNeeded();
    const widths = await bars(page)
      .locator('span')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    const full = Math.max(...widths);
    metrics.forEach(({ time }, i) => expect(widths[i]! / full).toBeCloseTo(time / longest, 2));
  });

  test('grows again when it is replayed', async ({ page }) => {
    await openToRest(page, '/');
    await chart(page).scrollIntoViewIfNeeded();
    const running = () =>
      chart(page).evaluate(
        (element) =>
          element
            .getAnimations({ subtree: true })
            .filter(({ playState }) => playState === 'running').length,
      );
    await expect.poll(running).toBeGreaterThan(0);
    await chart(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
    );
    expect(await running()).toBe(0);
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect.poll(running).toBeGreaterThan(0);
  });

  test('names the metrics that Rsbuild wins and those that it loses', async ({ page }) => {
    await page.goto('/');
    for (const desc of ['dev', 'build', 'hmr'] as const) {
      const time = (name: string) =>
        benchmark.groups[name]!.metrics.find((metric) => metric.desc === desc)!.time;
      const others = Object.keys(benchmark.groups).filter((name) => name !== 'rsbuild');
      const best = Math.min(...others.map(time));
      const isLost = time('rsbuild') / best >= 1.05;
      const name = { dev: 'Development start', build: 'Production build', hmr: 'Hot update' }[desc];
      const verdict = page.locator('section li:has(> strong)', { hasText: name });
      await expect(verdict).toHaveCount(1);
      expect((await verdict.textContent())!.includes('loses')).toBe(isLost);
    }
  });

  test('says how it was measured and how to repeat it', async ({ page }) => {
    await page.goto('/');
    await page.getByText('How this was measured').click();
    const method = page.locator('details', { hasText: 'npm run bench' });
    await expect(method).toContainText(benchmark.date);
    await expect(method).toContainText(`${benchmark.machine.cores} cores`);
    await expect(method).toContainText('@rsbuild/core 1.3.22');
  });
});

/** Everything at its full size and place. */
async function expectWhole(page: Page): Promise<void> {
  const labels = await times(page).allTextContents();
  expect(labels).toEqual(metrics.map(({ time }) => formatTime(time)));
  const widths = await bars(page)
    .locator('span')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  const full = Math.max(...widths);
  expect(full).toBeGreaterThan(300);
  metrics.forEach(({ time }, i) => expect(widths[i]! / full).toBeCloseTo(time / longest, 2));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bars are full, the texts and links are there', async ({ page }) => {
    await page.goto('/zh/');
    await expectWhole(page);
    await expect(page.getByRole('heading', { name: '快如闪电' })).toBeVisible();
    await expect(page.locator('main a[href^="/zh/"]')).toHaveCount(7);
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('bars are full at once and stars rest', async ({ page }) => {
    await openToRest(page, '/');
    await expectWhole(page);
    const { left, top } = await stars(page)
      .first()
      .evaluate((star) => star.getBoundingClientRect());
    await page.mouse.move(left - 60, top + 40);
    await page.mouse.move(left - 50, top + 40);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(stars(page).first()).not.toHaveAttribute('style', /translate/);
  });
});

const TOOLS = {
  Rspack: 'https://rspack.dev',
  Rsbuild: 'https://rsbuild.dev',
  Rslib: 'https://lib.rsbuild.dev',
  Rspress: 'https://rspress.dev',
  Rsdoctor: 'https://rsdoctor.dev',
  Rstest: 'https://rstest.dev',
};

for (const path of ['/', '/zh/']) {
  test(`the six tools of ${path} open in new tabs`, async ({ page }) => {
    await page.goto(path);
    for (const [name, href] of Object.entries(TOOLS)) {
      const card = page
        .locator('main section a', { hasText: name })
        .and(page.locator(`a:has(strong:text-is("${name}"))`));
      await expect(card).toHaveAttribute('href', href);
      await expect(card).toHaveAttribute('target', '_blank');
      await expect(card).toHaveAttribute('rel', /noopener/);
    }
  });
}

const LABELS = [
  ['subtitle', 'The Rspack-based build tool', '基于 Rspack 的构建工具'],
  ['slogan', 'Build your web application instantly', '即刻构建你的 Web 应用'],
  ['quickStart', 'Get Started', '快速上手'],
  ['rspackBased', 'Rspack-based', '基于 Rspack'],
  ['batteriesIncluded', 'Batteries included', '开箱即用'],
  ['frameworkAgnostic', 'Framework agnostic', '框架无关'],
  ['deepOptimization', 'Deep optimization', '深度优化'],
  ['highlyPluggable', 'Highly pluggable', '高度可扩展'],
  ['easyToConfigure', 'Easy to configure', '易于配置'],
  ['benchmarkTitle', 'Lightning Fast', '快如闪电'],
  ['guide', 'Guide', '指南'],
  ['introduction', 'Introduction', '介绍'],
  ['features', 'Features', '功能'],
  ['migration', 'Migration', '迁移'],
  ['ecosystem', 'Ecosystem', '生态'],
  ['cli', 'CLI', '命令行'],
  ['configuration', 'Configuration', '配置'],
  ['pluginApi', 'Plugin API', '插件 API'],
  ['community', 'Community', '社区'],
] as const;

for (const [path, column] of [
  ['/', 1],
  ['/zh/', 2],
] as const) {
  test(`the labels of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const label of LABELS) {
      await expect(page.getByText(label[column], { exact: true }).first()).toBeVisible();
    }
  });
}

test('the images of the home page are light', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') {
      sizes.push(response.body().then(({ length }) => length));
    }
  });
  await openToRest(page, '/');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(40_000);
});

test('the body is marked while the home page is scrolled 100 px or more', async ({ page }) => {
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  const navbar = page.locator('nav.navbar');
  await openToRest(page, '/');
  await expect(navbar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(100);
  await expect(page.locator('body')).toHaveClass(/not-top-arrived/);
  await expect(navbar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(99);
  await expect(page.locator('body')).not.toHaveClass(/not-top-arrived/);
  await scrollTo(600);
  await expect(page.locator('body')).toHaveClass(/not-top-arrived/);
  await page.locator('main > ul a').first().click();
  await expect(page).toHaveURL(/\/guide\//);
  await expect(page.locator('body')).not.toHaveClass(/not-top-arrived/);
});

for (const path of ['/', '/zh/']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} has no accessibility problem, its menu open too`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openToRest(page, path);
      await page.locator('details summary').last().click();
      await page.locator('nav button[aria-expanded]').first().click();
      await expect(page.locator('nav li a:has(img)')).toHaveCount(7);
      expect(await accessibilityFaults(page, 'main', 'nav ul:has(img)')).toEqual([]);
    });
  }
}

import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from '../lib/axe';
import { open, openToRest, reload } from '../lib/open';
import { charts, LONGEST_BAR, type Group } from '../../../src/landing/benchmark-charts';
import { formatTime } from '../../../src/landing/format-time';
import { benchmark, OWN_GROUP, ownTime } from '../../../src/landing/measurement';

const groups: Readonly<Record<string, Group>> = benchmark.groups;
const measured = charts(benchmark.groups, OWN_GROUP).flatMap(({ bars }) => bars);

const stars = (page: Page) => page.locator('header span[style*="inset"]');
const chart = (page: Page) => page.locator('[data-growth]');
const bars = (page: Page) => chart(page).locator('[style*="--share"] > span:empty');
const demo = (page: Page) => page.locator('figure:has([role=img])');
const times = (page: Page) => chart(page).locator('[data-time]');

/** Each bar has its share of its chart's width. */
async function expectFullBars(page: Page): Promise<void> {
  const widths = await bars(page).evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect().width),
  );
  const full = Math.max(...widths);
  expect(full).toBeGreaterThan(250);
  measured.forEach(({ share }, i) => expect(widths[i]! / full).toBeCloseTo(share, 2));
}

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

  test('says in one sentence what was measured', async ({ page }) => {
    await page.goto('/');
    const facts = page.locator('header p', { hasText: 'We measured it' });
    await expect(facts).toContainText(formatTime(ownTime('dev')));
    await expect(facts).toContainText(formatTime(ownTime('hmr')));
  });

  test('has the command for the package manager that the reader has chosen', async ({ page }) => {
    await open(page, '/');
    const command = page.locator('header code', { hasText: 'create rsbuild@' });
    await expect(command.filter({ visible: true })).toHaveText(/^npm create rsbuild@[\d.]+$/);
    await page.locator('header').getByRole('tab', { name: 'pnpm' }).click();
    await expect(command.filter({ visible: true })).toHaveText(/^pnpm create/);
    await reload(page);
    await expect(command.filter({ visible: true })).toHaveText(/^pnpm create/);
  });
});

test.describe('the window', () => {
  test('plays once, within five seconds, for as long as was measured', async ({ page }) => {
    await page.goto('/');
    const all = await demo(page).evaluate((figure: HTMLElement) => {
      // Once more from the start: on a busy machine it may be over.
      figure.hidden = true;
      figure.getBoundingClientRect();
      figure.hidden = false;
      return figure
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect!.getComputedTiming());
    });
    expect(all.length).toBeGreaterThan(10);
    expect(all.map(({ iterations }) => iterations)).toEqual(all.map(() => 1));
    expect(Math.max(...all.map(({ endTime }) => Number(endTime)))).toBeLessThanOrEqual(5000);
    const durations = all.map(({ duration }) => Math.round(Number(duration)));
    for (const desc of ['dev', 'hmr'] as const)
      expect(durations).toContain(Math.round(ownTime(desc) * 1000));
  });

  test('shows the page once it is ready, and the edit once it is saved', async ({ page }) => {
    await page.goto('/');
    /** How much is seen of the page, and of its word before and after the edit. */
    const seenAt = (seconds: number) =>
      demo(page).evaluate((figure: HTMLElement, time) => {
        figure.hidden = true;
        figure.getBoundingClientRect();
        figure.hidden = false;
        for (const animation of figure.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = time * 1000;
        }
        const shown = [...figure.querySelectorAll('[role=img] > div span')];
        return ['Ship it latertoday', 'later', 'today'].map((text) =>
          Number(getComputedStyle(shown.find(({ textContent }) => textContent === text)!).opacity),
        );
      }, seconds);
    expect((await seenAt(ownTime('dev')))[0]).toBe(0);
    expect(await seenAt(ownTime('dev') + 1)).toEqual([1, 1, 0]);
    expect(await seenAt(5)).toEqual([1, 0, 1]);
  });

  for (const [path, name] of [
    ['/', /^A window with an editor/],
    ['/zh/', /^窗口中有编辑器/],
  ] as const)
    test(`${path}: is one picture with one alternative text`, async ({ page }) => {
      await page.goto(path);
      const picture = page.getByRole('img', { name });
      await expect(picture).toHaveAccessibleName(new RegExp(formatTime(ownTime('hmr'))));
      await expect(picture.getByRole('heading')).toHaveCount(0);
    });

  test('leads to all figures', async ({ page }) => {
    await open(page, '/');
    await demo(page).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Lightning Fast' })).toBeInViewport();
  });
});

test.describe('stars', () => {
  test.use({ colorScheme: 'dark' });

  test('are not seen by day', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(stars(page).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('are 35, of index/20 + 3 px, and move when the pointer is near', async ({ page }) => {
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

  test('ask for one frame for many moves, and for none at rest', async ({ page }) => {
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
      const hero = document.querySelector('h1')!.closest('header')!;
      for (let x = 0; x < 50; x++) {
        const place = { clientX: 300 + x, clientY: 300, bubbles: true };
        hero.dispatchEvent(new PointerEvent('pointermove', place));
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
  // Until the demo beside them has played, it is laid out by itself.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const before = await layouts();
  for (let x = -140; x <= 60; x += 5) await page.mouse.move(left + x, top + 20);
  await expect(stars(page).first()).toHaveAttribute('style', /translate/);
  expect(await layouts()).toBe(before);
});

test.describe('feature cards', () => {
  const features = (page: Page) =>
    page.locator('section ul').filter({ hasText: 'Batteries included' });

  for (const [width, share] of [
    [1440, 1 / 3],
    [820, 1 / 2],
    [390, 1],
  ] as const) {
    test(`take ${share.toFixed(2)} of the row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(features(page).locator('li')).toHaveCount(6);
      const row = await widthOf(features(page));
      expect((await widthOf(features(page).locator('li').first())) / row).toBeCloseTo(share, 2);
    });
  }

  test('are links as a whole', async ({ page }) => {
    await page.goto('/');
    await features(page).getByText('The plugin API is small').click();
    await expect(page).toHaveURL(/\/plugins\/list\/$/);
  });
});

test.describe('benchmark', () => {
  test('waits at zero, then grows once, each bar for its own time, with its label', async ({
    page,
  }) => {
    await openToRest(page, '/');
    await expect(times(page).first()).toHaveText('0ms');
    expect(await widthOf(bars(page).first())).toBe(0);

    await chart(page).scrollIntoViewIfNeeded();
    const motionOf = (parts: Locator) =>
      parts.evaluateAll((all) =>
        all.map((part) => {
          const { animationDuration, animationTimingFunction } = getComputedStyle(part);
          return [Number.parseFloat(animationDuration), animationTimingFunction];
        }),
      );
    const expected = measured.map(({ time }) => [Math.min(time, LONGEST_BAR), 'linear']);
    await expect.poll(() => motionOf(bars(page))).toEqual(expected);

    const quickest = measured.reduce((a, b) => (b.time < a.time ? b : a));
    const label = times(page).nth(measured.indexOf(quickest));
    await expect(label).toHaveText(formatTime(quickest.time));

    await chart(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    await chart(page).scrollIntoViewIfNeeded();
    await expectFullBars(page);
  });

  test('has the times of all tools within six seconds, also of those whose bars are cut off', async ({
    page,
  }) => {
    await openToRest(page, '/');
    await chart(page).scrollIntoViewIfNeeded();
    const labels = measured.map(({ time }) => formatTime(time));
    await expect(times(page)).toHaveText(labels, { timeout: 7000 });
    expect(measured.some(({ isCut }) => isCut)).toBe(true);
    for (const [i, { isCut }] of measured.entries()) {
      const mask = bars(page).nth(i);
      if (isCut) await expect(mask).not.toHaveCSS('mask-image', 'none');
      else await expect(mask).toHaveCSS('mask-image', 'none');
    }
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
        groups[name]!.metrics.find((metric) => metric.desc === desc)!.time;
      const others = Object.keys(groups).filter((name) => name !== 'rsbuild');
      const best = Math.min(...others.map(time));
      const isLost = time('rsbuild') / best >= 1.05;
      const name = { dev: 'Development start', build: 'Production build', hmr: 'Hot update' }[desc];
      const verdict = page.locator('#benchmark li:has(> h3)', { hasText: name });
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
  expect(labels).toEqual(measured.map(({ time }) => formatTime(time)));
  await expectFullBars(page);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bars are full, the texts and links are there', async ({ page }) => {
    await page.goto('/zh/');
    await expectWhole(page);
    await expect(page.getByRole('heading', { name: '快，有数据为证' })).toBeVisible();
    await expect(page.locator('main a[href^="/zh/"]')).toHaveCount(16);
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('bars are full at once, the window shows its end and stars rest', async ({ page }) => {
    await openToRest(page, '/');
    await expectWhole(page);
    const moving = demo(page).evaluate((figure) => figure.getAnimations({ subtree: true }).length);
    expect(await moving).toBe(0);
    await expect(demo(page).getByText('today').last()).toHaveCSS('opacity', '1');
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
        .and(page.locator(`a:has(h3:text-is("${name}"))`));
      await expect(card).toHaveAttribute('href', href);
      await expect(card).toHaveAttribute('target', '_blank');
      await expect(card).toHaveAttribute('rel', /noopener/);
    }
  });
}

test.describe('frameworks', () => {
  test('have their config files in tabs, with their guides', async ({ page }) => {
    await open(page, '/');
    const section = page.getByRole('region', { name: 'Bring your framework' });
    for (const name of ['React', 'Vue', 'Svelte', 'Solid', 'Preact']) {
      await section.getByRole('tab', { name, exact: true }).click();
      const panel = section.getByRole('tabpanel', { name, exact: true });
      await expect(panel.locator('code')).toContainText(`plugins: [`);
      await expect(panel.locator('code')).toContainText(`plugin${name}()`);
      await expect(panel.getByRole('link')).toHaveAttribute(
        'href',
        `/guide/framework/${name.toLowerCase()}`,
      );
    }
  });
});

for (const [path, title] of [
  ['/', 'I come from …'],
  ['/zh/', '我现在用的是……'],
] as const)
  test(`four doors of ${path} lead to the guides for those who come from elsewhere`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = page.getByRole('region', { name: title }).getByRole('link');
    const targets = ['webpack', 'vite', 'cra', 'vue-cli'];
    await expect(links).toHaveCount(4);
    for (const [i, target] of targets.entries())
      await expect(links.nth(i)).toHaveAttribute('href', `${path}guide/migration/${target}`);
  });

const LABELS = [
  ['subtitle', 'The Rspack-based build tool', '基于 Rspack 的构建工具'],
  ['slogan', 'Build your web application instantly', '构建 Web 应用，不用等'],
  ['quickStart', 'Get Started', '快速上手'],
  ['rspackBased', 'Rspack-based', '基于 Rspack'],
  ['batteriesIncluded', 'Batteries included', '开箱即用'],
  ['frameworkAgnostic', 'Framework agnostic', '框架无关'],
  ['deepOptimization', 'Deep optimization', '深度优化'],
  ['highlyPluggable', 'Highly pluggable', '高度可扩展'],
  ['easyToConfigure', 'Easy to configure', '易于配置'],
  ['benchmarkTitle', 'Lightning Fast', '快，有数据为证'],
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
  await page.getByRole('link', { name: 'Rspack-based' }).click();
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

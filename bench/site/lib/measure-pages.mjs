import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** What Lighthouse's audits call what is measured of a page; milliseconds, and the shift without a unit. */
const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The browser asks for the page's language: this portal leads first visits to theirs. */
const languageOf = (address) => (new URL(address).pathname.startsWith('/zh/') ? 'zh-CN' : 'en-US');

/** One visit to a page with an empty cache on a simulated phone, as Lighthouse's mobile run has it. */
export async function visit(address, chromePath) {
  const language = languageOf(address);
  const chromeFlags = [...FLAGS, `--lang=${language}`, `--accept-lang=${language}`];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
  try {
    const { lhr } = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    const requests = lhr.audits['network-requests'].details.items;
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
    return {
      score: lhr.categories.performance.score * 100,
      ...Object.fromEntries(
        Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]),
      ),
      scripts: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      requests: requests.length,
    };
  } finally {
    chrome.kill();
  }
}

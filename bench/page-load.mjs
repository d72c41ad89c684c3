import zlib from 'node:zlib';
import { median } from './figures.mjs';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
/** How long a page is watched for what it fetches by itself (milliseconds). */
const WATCHED_MS = 10_000;

/** A load that is not measured, so that the server has the page and its pictures ready. */
export const visit = (browser, url) => loadOnce(browser, url, { net: 'none', watch: false });

/** Medians of `loads` loads with an empty cache on a slowed phone; bytes are gzip, times milliseconds. */
export async function measurePage(browser, url, { loads, net = 'none' }) {
  const runs = [];
  for (let index = 0; index < loads; index += 1)
    runs.push(await loadOnce(browser, url, { net, watch: index === 0 && net === 'none' }));
  const [first] = runs;
  const times = ['ttfb', 'fcp', 'lcp', 'cls', 'tbt'].map((key) => [key, median(runs.map((run) => run[key]))]);
  return { ...first, ...Object.fromEntries(times) };
}

async function loadOnce(browser, url, { net, watch }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (net === 'slow4g') await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    const bodies = [];
    page.on('response', (response) => bodies.push(weigh(response)));
    await page.addInitScript(observe);
    const answer = await page.goto(url, { waitUntil: 'load' });
    const html = await answer.text();
    await page.waitForTimeout(watch ? WATCHED_MS : 2_500);
    const times = await page.evaluate(readTimes);
    const files = (await Promise.all(bodies)).filter(Boolean);
    const total = (kind) =>
      files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
    const named = new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src));
    const isNamed = ({ path }) => named.has(path);
    const sum = (list) => list.reduce((bytes, file) => bytes + file.bytes, 0);
    return {
      ...times,
      requests: files.length,
      html: total('document'),
      scriptNamed: sum(files.filter(isNamed)),
      script: total('script'),
      style: total('stylesheet'),
      font: total('font'),
      image: total('image'),
      hasAuth: files.some(({ isAuth }) => isAuth),
    };
  } finally {
    await context.close();
  }
}

async function weigh(response) {
  const body = await response.body().catch(() => null);
  if (!body) return null;
  const kind = response.request().resourceType();
  const isText = ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(kind);
  return {
    kind,
    path: new URL(response.url()).pathname,
    bytes: isText ? zlib.gzipSync(body, { level: 6 }).length : body.length,
    isAuth: kind === 'script' && body.includes('signInWithPassword'),
  };
}

/** In the page, before anything else. */
function observe() {
  const seen = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { benchSeen: seen });
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

function readTimes() {
  const { lcp, cls, tasks } = window.benchSeen;
  const [navigation] = performance.getEntriesByType('navigation');
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocking = tasks
    .filter(({ startTime }) => startTime >= fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { ttfb: navigation.responseStart, fcp, lcp, cls, tbt: blocking };
}

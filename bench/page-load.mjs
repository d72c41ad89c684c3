import { median } from './figures.mjs';
import { onPhone } from './phone.mjs';

/** How long after its load event a page may still paint, move or block (milliseconds). */
const SETTLES_MS = 1_500;

/** Medians (milliseconds; CLS without unit) of `loads` loads on a slowed phone with an empty cache. */
export async function timePage(browser, url, { loads, net = 'none' }) {
  const runs = [];
  for (let index = 0; index < loads; index += 1) runs.push(await loadOnce(browser, url, net));
  const keys = ['ttfb', 'fcp', 'lcp', 'cls', 'tbt'];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))]));
}

const loadOnce = (browser, url, net) =>
  onPhone(browser, { net }, async (page) => {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLES_MS);
    return page.evaluate(readTimes);
  });

/** In the page, before anything else. */
function observe() {
  const seen = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { benchSeen: seen });
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  // Nobody touches the page, so every shift counts; Chrome calls those after a change of the window "recent input".
  const session = { first: 0, last: -Infinity, sum: 0 };
  on('layout-shift', ({ value, startTime }) => {
    const goesOn = startTime - session.last < 1_000 && startTime - session.first < 5_000;
    Object.assign(session, goesOn ? { sum: session.sum + value } : { first: startTime, sum: value });
    session.last = startTime;
    seen.cls = Math.max(seen.cls, session.sum);
  });
}

function readTimes() {
  const { lcp, cls, tasks } = window.benchSeen;
  const [navigation] = performance.getEntriesByType('navigation');
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  // Of a task that was running at the first paint, what came after it.
  const blocking = tasks.map(
    ({ startTime, duration }) => Math.min(duration, startTime + duration - fcp) - 50,
  );
  const tbt = blocking.reduce((sum, time) => sum + Math.max(0, time), 0);
  return { ttfb: navigation.responseStart, fcp, lcp, cls, tbt };
}

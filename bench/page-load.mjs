import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './figures.mjs';
import { onPhone } from './phone.mjs';

/** How long after its load event a page may still paint, move or block (milliseconds). */
const SETTLES_MS = 1_500;

/** How long a closed page still uses the processor (milliseconds). */
const CLOSES_MS = 200;

/**
 * Medians (milliseconds; CLS has no unit) of `loads[net]` loads of each page on a slowed phone with an empty cache. The pages
 * take turns, so that a slow minute or hour of the machine affects all of them.
 * @param {Readonly<Record<string, string>>} urls by page name; the medians use the same names
 */
export async function timePages(browser, urls, { loads, net = 'none' }) {
  const runs = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let index = 0; index < loads[net]; index += 1)
    for (const [name, url] of Object.entries(urls)) runs[name].push(await loadOnce(browser, url, net));
  return Object.fromEntries(Object.entries(runs).map(([name, ofPage]) => [name, mediansOf(ofPage)]));
}

const mediansOf = (runs) =>
  Object.fromEntries(
    ['ttfb', 'fcp', 'lcp', 'cls', 'tbt'].map((key) => [key, median(runs.map((run) => run[key]))]),
  );

async function loadOnce(browser, url, net) {
  const times = await onPhone(browser, { net }, async (page) => {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLES_MS);
    return page.evaluate(readTimes);
  });
  await sleep(CLOSES_MS);
  return times;
}

/** Runs in the page before anything else. */
function observe() {
  const seen = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { benchSeen: seen });
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  // Nobody touches the page, so every shift counts; Chrome marks shifts after a resize of the window as "recent input".
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
  // Of a task that was running at the first paint, only the part after it counts.
  const blocking = tasks.map(
    ({ startTime, duration }) => Math.min(duration, startTime + duration - fcp) - 50,
  );
  const tbt = blocking.reduce((sum, time) => sum + Math.max(0, time), 0);
  return { ttfb: navigation.responseStart, fcp, lcp, cls, tbt };
}

import { kib, ms } from './figures.mjs';
import { sumUsage } from './usage.mjs';

const KIB = 1024;
const most = (values) => Math.max(...values);

/**
 * The limits for one size of store, each with its measurement: `{ what, limit, measured, isKept }`. Times (milliseconds) are
 * for an idle machine.
 */
export function limitsOf({
  weights,
  hidden,
  times,
  actions,
  studio,
  served,
  views,
  visit,
  order,
  orders,
  live,
}) {
  const ofPages = (take) => most(Object.values(weights).map(take));
  const ofTimed = (take) => most(Object.values(times).map(take));
  const leastServed = Math.min(...Object.values(times).map(({ perSecond }) => perSecond));
  const viewed = Object.entries(views).filter(([name]) => name in weights);
  const readsOf = (isProduct) =>
    most(
      viewed.filter(([name]) => name.startsWith('product') === isProduct).map(([, one]) => one.browserReads),
    );
  const visited = sumUsage(visit);
  // The site's own reads are cached for an hour or a day and shared by all visitors; they have a row of their own.
  const visitReads = visited.browserReads + visited.functionReads;
  return [
    atMost('first-load script, KiB', 170, ofPages(({ scriptNamed }) => scriptNamed) / KIB, kibOf),
    atMost('HTML, KiB', 20, ofPages(({ html }) => html) / KIB, kibOf),
    atMost('all script in the first 10 s, KiB', 330, ofPages(({ script }) => script) / KIB, kibOf),
    atMost(
      'pages that fetch Auth for a stranger',
      0,
      Object.values(weights).filter(({ hasAuth }) => hasAuth).length,
    ),
    atMost('hidden tabs that listen', 0, Number(hidden.listens)),
    atMost(
      'LCP, ms',
      500,
      ofTimed(({ lcp }) => lcp),
    ),
    atMost(
      'TBT, ms',
      150,
      ofTimed(({ tbt }) => tbt),
    ),
    atMost(
      'CLS',
      0.01,
      ofTimed(({ cls }) => cls),
      (value) => value.toFixed(4),
    ),
    ...Object.entries(actions).map(([name, time]) => atMost(`INP: ${name}, ms`, 150, time)),
    ...Object.entries(studio).map(([name, { set }]) =>
      atMost(`studio, a letter of ${name}, p95, ms`, 50, set.p95),
    ),
    atMost(
      'LCP on slow 4G, ms',
      1_300,
      ofTimed(({ slow4g }) => slow4g.lcp),
    ),
    atLeast('requests a second, static pages', 400, leastServed),
    atMost(
      'p99 at 20 connections, ms',
      150,
      ofTimed(({ p99 }) => p99),
    ),
    atMost('reads of the server for cached pages', 0, served.serverReads),
    atMost('reads of a page view', 1, readsOf(false)),
    atMost('reads of a product page view', 2, readsOf(true)),
    atMost('reads of a visit that orders, mails included', 50, visitReads),
    atMost('placeOrder alone, p95, ms', 150, orders[1].p95),
    atMost('placeOrder, 20 at once, p95, ms', 600, orders[20].p95),
    atMost('price change on an open page, p95, ms', 150, live.p95),
    atMost('failed audits', 0, failedAudits(weights)),
    {
      what: 'reads, writes of an order and its mails',
      limit: '',
      measured: `${order.functionReads}, ${order.writes}`,
      isKept: true,
    },
    {
      what: 'reads of the site itself during that visit',
      limit: '',
      measured: String(visited.serverReads),
      isKept: true,
    },
  ];
}

/** Limits on growth: compares each larger store with the smallest one. */
export function compareSizes(sizes, [smallest, ...larger]) {
  const base = sizes[smallest];
  return larger.flatMap((size) => {
    const grown = sizes[size];
    const times = (page) => grown.times[page].lcp / base.times[page].lcp;
    const reads = ({ weights, views }) =>
      Object.keys(weights)
        .map((page) => views[page]?.browserReads)
        .join();
    return [
      atMost(`${size} products: LCP of the list ÷ ${smallest}'s`, 1.3, times('list'), ratio),
      atMost(`${size} products: LCP of a product ÷ ${smallest}'s`, 1.3, times('product'), ratio),
      atMost(`${size} products: build ÷ ${smallest}'s`, 1.5, grown.buildSeconds / base.buildSeconds, ratio),
      atMost(`${size} products: views that read otherwise`, 0, Number(reads(grown) !== reads(base))),
    ];
  });
}

const failedAudits = (weights) =>
  new Set(
    Object.values(weights).flatMap(({ audits }) =>
      audits.filter(({ failures }) => failures.length > 0).map(({ name }) => name),
    ),
  ).size;

const kibOf = (value) => kib(value * KIB);
const ratio = (value) => value.toFixed(2);
const atMost = (what, limit, value, show = ms) => ({
  what,
  limit: `≤ ${limit}`,
  measured: show(value),
  isKept: value <= limit,
});
const atLeast = (what, limit, value, show = ms) => ({
  what,
  limit: `≥ ${limit}`,
  measured: show(value),
  isKept: value >= limit,
});

import { NOT_OURS } from './audits.mjs';
import { kib, ms, printTable } from './figures.mjs';

/** Prints all measurements of one size of the store. */
export function printSize(size, measured) {
  const title = (text) => `${size} products and orders: ${text}`;
  printWeights(title, measured.weights);
  printTimes(title, measured.times);
  printReads(title, measured);
  const { actions, studio, orders, live, memory, buildSeconds } = measured;
  printTable(title('interaction to next paint on a phone (ms)'), Object.keys(actions), [
    Object.values(actions).map(ms),
  ]);
  printStudio(studio);
  const atOnce = ([concurrent, one]) => [`${concurrent} at once`, ms(one.median), ms(one.p95), refusals(one)];
  printTable(
    title('placeOrder and live changes (ms)'),
    ['', 'median', 'p95', 'refused'],
    [...Object.entries(orders).map(atOnce), ['price on an open page', ms(live.median), ms(live.p95), '']],
  );
  printAudits(title, measured.weights);
  console.log(`\n${title(`built and served after ${buildSeconds} s`)}`);
  if (memory)
    console.log(
      `The site's memory: ${memory.before} MiB, after ${memory.minutes} minutes of load ${memory.after}, at most ${memory.most}`,
    );
}

/** Prints the times and reads of lists; what is beyond a limit is marked. */
export function printLists(lists, { milliseconds, reads }) {
  const marked = (text, isOver) => (isOver ? `${text} (over)` : text);
  printTable(
    'lists of a store with 100,000 orders, from the press to the rows (ms), and documents read',
    ['list', 'median', 'slowest', 'reads'],
    Object.entries(lists).map(([name, one]) => [
      name,
      marked(ms(one.median), one.median > milliseconds),
      marked(ms(one.slowest), one.slowest > milliseconds),
      marked(one.reads, one.reads > reads),
    ]),
  );
}

/** Prints the times from a letter to its board in the studio. */
export function printStudio(studio) {
  printTable(
    'the studio on a phone, from a letter to its board (ms)',
    ['board', 'letters', 'drawn', 'p95', 'painted', 'p95'],
    Object.entries(studio).map(([name, { letters, set, painted }]) => [
      name,
      letters,
      ...[set.median, set.p95, painted.median, painted.p95].map(ms),
    ]),
  );
}

const refusals = ({ refused }) =>
  Object.entries(refused)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ') || 0;

function printWeights(title, weights) {
  const parts = ['html', 'scriptNamed', 'script', 'style', 'font', 'image', 'total'];
  printTable(
    title('weights (KiB gzip), and what a page fetched by itself in 10 s'),
    ['page', 'html', 'named js', 'all js', 'css', 'fonts', 'images', 'all', 'requests', 'auth'],
    Object.entries(weights).map(([name, one]) => [
      name,
      ...parts.map((part) => kib(one[part])),
      one.requests,
      one.hasAuth ? 'yes' : 'no',
    ]),
  );
}

function printTimes(title, times) {
  printTable(
    title('times on a phone (ms)'),
    ['page', 'ttfb', 'fcp', 'lcp', 'tbt', 'cls', '4G fcp', '4G lcp', 'req/s', 'p99', 'bad'],
    Object.entries(times).map(([name, one]) => [
      name,
      ...[one.ttfb, one.fcp, one.lcp, one.tbt].map(ms),
      one.cls.toFixed(4),
      ...[one.slow4g.fcp, one.slow4g.lcp, one.perSecond, one.p99].map(ms),
      one.bad,
    ]),
  );
}

function printReads(title, { views, visit, order }) {
  const cells = (one) =>
    ['browserReads', 'serverReads', 'functionReads', 'writes'].map((key) => one[key] ?? '');
  printTable(
    title('documents that one view of a page, and one order, read and write'),
    ['what', 'browser', 'server', 'functions', 'writes'],
    [...Object.entries(views), ['an order and its mails', order]].map(([name, one]) => [name, ...cells(one)]),
  );
  printTable(
    title('documents of a visit, step by step'),
    ['step', 'who', 'reads', 'writes'],
    visit.map((row) => [row.label, row.kind, row.reads + row.rulesReads, row.writes + row.deletes]),
  );
}

function printAudits(title, weights) {
  const failed = Object.entries(weights).flatMap(([page, { audits }]) =>
    audits.filter(({ failures }) => failures.length > 0).map(({ name, failures }) => [page, name, failures]),
  );
  console.log(`\n${title('audits')}: ${failed.length === 0 ? 'none failed' : ''}`);
  for (const [page, name, failures] of failed)
    console.log(`✗ ${page}: ${name}: ${failures.join(' | ').slice(0, 300)}`);
  for (const [name, why] of Object.entries(NOT_OURS)) console.log(`  not ours: ${name}: ${why}`);
}

/** Prints the limits, and whether this run kept them. */
export function printLimits(limits) {
  const rows = limits.map(({ what, limit, measured, isKept }) => [
    `${isKept ? ' ' : '✗'} ${what}`,
    limit,
    measured,
  ]);
  printTable('What must hold (milliseconds: on a quiet machine)', ['', 'limit', 'measured'], rows);
}

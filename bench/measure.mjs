import { setTimeout as sleep } from 'node:timers/promises';
import { measureActions } from './actions.mjs';
import { boardsOf } from './catalogue.mjs';
import { median } from './figures.mjs';
import { measureLive } from './live.mjs';
import { measureLoad } from './load.mjs';
import { measureMemory } from './memory.mjs';
import { measureOrders } from './orders.mjs';
import { timePages } from './page-load.mjs';
import { weighPage } from './page-weight.mjs';
import { measureStudio } from './studio.mjs';
import { meterOf, sumUsage } from './usage.mjs';
import { visitShop } from './visit.mjs';

/** Pages weighed at once. All at once would be too slow: pictures that are resized for the first time would arrive too late. */
const WEIGHED_AT_ONCE = 6;
/** Upper bound for one visit (milliseconds). */
const VISIT_MS = 35_000;
const MINUTE_MS = 60_000;
/** By then the sweeps that run every minute or every five have finished their reads (milliseconds). */
const SWEEPS_MS = 6_000;
const CONCURRENT = [1, 20, 100];
const BOARDS = 100;

/** Measures everything about one running shop; `effort` says how often and how long. */
export async function measure({ stack, ports, db, browser, storeId, effort }) {
  const base = `http://localhost:${ports.site}`;
  const boards = await boardsOf(db, storeId, BOARDS);
  const [board] = boards;
  const pages = await pagesOf(db, storeId, base, board.slug);
  const meter = meterOf(ports);
  const shop = { env: stack.env, ports, products: boards };

  await makeReady(Object.values(pages));
  const served = sumUsage(await meter.during(() => fetchAll(Object.values(pages))));
  say('Weighing the pages');
  const { weights, hidden, views } = await weighPages(browser, meter, pages);
  const timed = Object.entries(pages).filter(([name]) => effort.timed?.includes(name) ?? true);
  const urls = Object.fromEntries(timed);
  say('Timing the pages');
  const free = await timePages(browser, urls, effort);
  say('Timing them on slow 4G');
  const slow4g = await timePages(browser, urls, { ...effort, net: 'slow4g' });
  const times = {};
  for (const [name, url] of Object.entries(urls)) {
    say(`Asking for ${name} from twenty connections`);
    times[name] = { ...free[name], slow4g: slow4g[name], ...(await measureLoad(url, effort)) };
  }
  say('Measuring what a shopper does');
  let visit;
  const visitOnce = async () => (visit ??= await readsOfAVisit(browser, base, meter));
  // A visit runs between two actions as soon as it fits into the rest of the minute.
  const actions = await measureActions(browser, base, board.slug, {
    ...effort,
    between: () => untilSweepsAreOver() === 0 && visitOnce(),
  });
  if (!visit) await sleep(untilSweepsAreOver());
  await visitOnce();
  say('Typing in the studio');
  const studio = await measureStudio(browser, base, effort);
  say('Measuring orders and live changes');
  const order = await readsOfAnOrder(meter, shop);
  const orders = {};
  for (const concurrent of CONCURRENT)
    orders[concurrent] = await measureOrders(shop, { concurrent, rounds: concurrent === 1 ? 20 : 2 });
  const live = await measureLive(browser, base, db, storeId, board, { rounds: effort.changes });
  const memory = await measureMemory(stack.sitePid, Object.values(pages), effort);
  return { weights, hidden, times, actions, studio, served, views, visit, order, orders, live, memory };
}

const say = (step) => console.log(step);

async function pagesOf(db, storeId, base, slug) {
  const top = await db
    .collection(`stores/${storeId}/categories`)
    .where('parentId', '==', null)
    .limit(1)
    .get();
  const paths = {
    home: '/',
    list: '/products',
    category: `/categories/${top.docs[0].get('slug')}`,
    product: `/products/${slug}`,
    cart: '/cart',
  };
  const arabic = ([name, path]) => [`${name} ar`, `${base}/ar${path === '/' ? '' : path}`];
  const english = ([name, path]) => [name, base + path];
  return Object.fromEntries([...Object.entries(paths).map(english), ...Object.entries(paths).map(arabic)]);
}

/** Fetches each page twice: rendering on the first request and revalidating later are not a page view's usual cost. */
async function makeReady(urls) {
  for (let times = 0; times < 2; times += 1) {
    await fetchAll(urls);
    await sleep(2_000);
  }
}

const fetchAll = (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));

/** Weighs the pages, and the product page in a hidden tab, and returns what the local Firebase counted for each view. */
async function weighPages(browser, meter, pages) {
  const weights = {};
  const rows = await meter.during(async () => {
    const left = Object.entries({ ...pages, hidden: pages.product });
    const weighed = ([name, url]) => weighPage(browser, url, { label: name, hidden: name === 'hidden' });
    while (left.length > 0) {
      const now = left.splice(0, WEIGHED_AT_ONCE);
      const found = await Promise.all(now.map(weighed));
      now.forEach(([name], index) => (weights[name] = found[index]));
    }
  });
  const { hidden, ...shown } = weights;
  const views = Object.keys(pages).map((name) => [
    name,
    sumUsage(rows.filter(({ label }) => label === name)),
  ]);
  const { serverReads } = sumUsage(rows);
  // Each page asks the server for the store's subscription.
  return {
    weights: shown,
    hidden,
    views: { ...Object.fromEntries(views), 'what they asked': { serverReads } },
  };
}

/** How long until a visit fits between two sweeps (milliseconds). The functions sweep all stores at each full minute. */
function untilSweepsAreOver() {
  const ofMinute = Date.now() % MINUTE_MS;
  if (ofMinute < SWEEPS_MS) return SWEEPS_MS - ofMinute;
  return ofMinute + VISIT_MS > MINUTE_MS ? MINUTE_MS + SWEEPS_MS - ofMinute : 0;
}

async function readsOfAVisit(browser, base, meter) {
  await meter.begin('visit');
  const visit = await meter.during(() => visitShop(browser, base, meter));
  await meter.begin('');
  return visit;
}

/** The median of three, because at most one of them overlaps with the functions' sweep of each minute. */
async function readsOfAnOrder(meter, shop) {
  const sums = [];
  for (let times = 0; times < 3; times += 1)
    sums.push(sumUsage(await meter.during(() => measureOrders(shop, { concurrent: 1, rounds: 1 }))));
  return Object.fromEntries(Object.keys(sums[0]).map((key) => [key, median(sums.map((sum) => sum[key]))]));
}

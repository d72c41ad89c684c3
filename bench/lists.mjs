import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile } from './figures.mjs';
import { text } from './texts.mjs';
import { meterOf, sumUsage } from './usage.mjs';

export const ORDERS = 100_000;
/** Limits of issue 48 for each list with that many orders. */
export const LIST_LIMITS = { milliseconds: 1_000, reads: 60 };

const OWNER = { email: 'owner@demo.shop', password: 'demo1234' };
const MINUTE_MS = 60_000;

/**
 * Fills the store with copies of its orders and customers, a minute apart. The copies keep their status, so that each tab
 * of the list has many.
 */
export async function fillOrders(db, storeId, count) {
  for (const [name, time] of [
    ['orders', 'createdAt'],
    ['customers', 'lastSeenAt'],
  ]) {
    const collection = db.collection(`stores/${storeId}/${name}`);
    const { docs } = await collection.limit(60).get();
    const { count: existing } = (await collection.count().get()).data();
    const writer = db.bulkWriter({ throttling: false });
    for (let index = existing; index < count; index += 1) {
      const source = docs[index % docs.length].data();
      const at = new Date(source[time].toMillis() - index * MINUTE_MS);
      void writer.create(collection.doc(`bench-${index}`), { ...source, [time]: at });
    }
    await writer.close();
  }
}

/**
 * Median and slowest time (milliseconds) from a press to the list's rows on a desktop, and the reads of the first time, of
 * what staff do with lists of orders and customers.
 */
export async function measureLists(browser, base, ports, { rounds }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const meter = meterOf(ports);
  const results = {};
  try {
    await logIn(page, base);
    for (const [name, { open, act }] of Object.entries(STEPS)) {
      const times = [];
      let reads = 0;
      for (let round = 0; round < rounds; round += 1) {
        await open(page, base);
        await rows(page).first().waitFor();
        await sleep(1_500);
        const timed = async () => {
          const before = await page.evaluate(shownRows);
          const started = performance.now();
          await act(page);
          await page.waitForFunction(hasChanged, before).catch((error) => {
            throw new Error(`"${name}" shows no other rows`, { cause: error });
          });
          times.push(performance.now() - started);
        };
        const used = sumUsage(await meter.during(timed));
        if (round === 0) reads = used.browserReads + used.functionReads;
      }
      results[name] = { median: median(times), slowest: percentile(times, 1), reads };
      console.log(`Measured ${name}`);
    }
  } finally {
    await page.close();
  }
  return results;
}

const go = (path) => (page, base) => page.goto(`${base}${path}`);
const orders = (key) => text('orders', key);
const press = (name) => (page) => page.getByRole('main').getByRole('link', { name }).first().click();

/** `open` shows a page with rows; `act` leads to others. */
const STEPS = {
  'orders, from the dashboard': {
    open: go('/admin/dashboard'),
    act: (page) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: text('admin', 'nav.item.orders') })
        .first()
        .click(),
  },
  'orders by status': {
    open: go('/admin/orders'),
    act: press(new RegExp(`^${orders('status.delivered')}`)),
  },
  'next page of orders': {
    open: go('/admin/orders'),
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: text('admin', 'pager.next') })
        .click(),
  },
  'orders by total': {
    open: go('/admin/orders'),
    act: (page) => page.getByLabel(text('admin-orders', 'filter.sort')).selectOption('highest'),
  },
  'orders by name': {
    open: go('/admin/orders'),
    act: (page) => page.getByLabel(text('admin-orders', 'filter.search'), { exact: true }).fill('omar'),
  },
  'customers, by what they spent': {
    open: go('/admin/users'),
    act: (page) => page.getByLabel(text('admin-sales', 'customers.sort.label')).selectOption('spent'),
  },
};

const rows = (page) => page.getByRole('main').locator('tbody tr:visible');
/** In the page: the text of the shown rows. */
const shownRows = () =>
  [...document.querySelectorAll('main tbody tr')]
    .filter((row) => row.offsetHeight > 1)
    .map((row) => row.textContent)
    .join();

/** In the page: whether there are rows, and other ones than `before`. */
function hasChanged(before) {
  const rows = [...document.querySelectorAll('main tbody tr')].filter((row) => row.offsetHeight > 1);
  return rows.length > 0 && rows.map((row) => row.textContent).join() !== before;
}

async function logIn(page, base) {
  await page.goto(`${base}/login?next=${encodeURIComponent('/admin/orders')}`);
  await page.getByLabel(text('account', 'field.email'), { exact: true }).fill(OWNER.email);
  await page.getByLabel(text('account', 'field.password'), { exact: true }).fill(OWNER.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('account', 'login.submit'), exact: true })
    .click();
  await rows(page).first().waitFor();
}

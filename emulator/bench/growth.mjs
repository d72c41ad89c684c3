import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { figure, median } from './figures.mjs';
import { residentMb, startMeasured } from './measured-process.mjs';

const SMALL = 1_000;
const LARGE = 10_000;
const HUGE = 100_000;
const BATCH = 500;
const PAGE = 24;
const SNAPSHOT = 1_000;
const BYSTANDERS = 1_000;
const TURNS = 4;
/** Beside the ids and numbers, so that a document is of a usual size. */
const TEXT = 'A decorative board of solid wood, cut by hand and finished with oil. '.repeat(6);

/** What a collection costs as it grows, and a write while others listen to other documents. */
export async function measureGrowth(config, pages, { repeat, huge }) {
  const firebase = await startMeasured(config);
  let isRunning = true;
  try {
    const db = firestoreOf(config);
    await fill(db, 0, SMALL);
    const small = await pointAndQuery(pages, config, repeat);
    await fill(db, SMALL, LARGE);
    const large = await pointAndQuery(pages, config, repeat);
    const snapshots = [];
    for (let time = 0; time < 5; time += 1) snapshots.push(await firstSnapshot(pages, config));
    const [alone, observed] = await writesBeside(pages, config, repeat, [0, BYSTANDERS]);
    const figures = [
      figure('10,000 documents: indexed query of 24', 'ms', large.query, 15),
      figure('10,000 documents: first snapshot of 1,000', 'ms', median(snapshots), 400),
      figure('write beside 1,000 listeners to none', '×', observed / alone, 2),
    ];
    if (!huge) return figures;
    await fill(db, LARGE, HUGE);
    const most = await pointAndQuery(pages, config, repeat);
    const resident = await residentMb(firebase.pid);
    await firebase.stop();
    isRunning = false;
    const again = await startMeasured(config);
    await again.stop();
    await db.terminate();
    return [
      ...figures,
      figure('100,000 documents: resident memory', 'MB', resident, 600),
      figure('100,000 documents: reopened and read', 'ms', again.firestore, 5_000),
      figure('100,000 documents: write to 1,000', '×', most.write / small.write, 2),
      figure('100,000 documents: query to 1,000', '×', most.query / small.query, 2),
    ];
  } finally {
    if (isRunning) await firebase.stop();
  }
}

function firestoreOf({ projectId, ports }) {
  const db = getFirestore(initializeApp({ projectId }, projectId));
  const customHeaders = { Authorization: 'Bearer owner' };
  db.settings({ host: `127.0.0.1:${ports.firestore}`, ssl: false, customHeaders });
  return db;
}

async function fill(db, from, to) {
  for (let start = from; start < to; start += BATCH) {
    const batch = db.batch();
    for (let n = start; n < start + BATCH; n += 1) batch.set(db.doc(`boards/d${n}`), boardOf(n));
    await batch.commit();
  }
}

const boardOf = (n) => ({
  title: `Board ${n}`,
  category: `c${n % 20}`,
  price: (n * 7919) % 100_003,
  isVisible: n % 10 !== 0,
  tags: ['wood', `t${n % 50}`],
  size: { width: n % 200, height: n % 120 },
  text: TEXT,
});

async function pointAndQuery(pages, config, repeat) {
  const page = await pages.open(config);
  const query = await page.evaluate(queries, { repeat, limit: PAGE });
  const write = await page.evaluate(writes, repeat);
  await pages.closeTabs();
  return { query: median(query), write: median(write) };
}

/** Median write while so many listen, for each number; in turns, so that all share what else the machine does. */
async function writesBeside(pages, config, repeat, numbers) {
  const times = numbers.map(() => []);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, listeners] of numbers.entries()) {
      const [writer, other] = [await pages.open(config), await pages.open(config)];
      await other.evaluate(listenTo, listeners);
      times[index].push(...(await writer.evaluate(writes, repeat / TURNS)));
      await pages.closeTabs();
    }
  }
  return times.map(median);
}

async function firstSnapshot(pages, config) {
  const page = await pages.open(config);
  const took = await page.evaluate(snapshotOf, SNAPSHOT);
  await pages.closeTabs();
  return took;
}

/** Milliseconds of one query after the other, each of another page of a category in the order of its prices. */
async function queries({ repeat, limit: count }) {
  const { collection, getDocsFromServer, limit, orderBy, query, startAfter, where } = window.sdk;
  const times = [];
  // The first ones open the stream, build the index and warm the code up.
  for (let n = -20; n < repeat; n += 1) {
    const asked = query(
      collection(window.db, 'boards'),
      where('category', '==', `c${Math.abs(n) % 20}`),
      orderBy('price'),
      startAfter((Math.abs(n) * 97) % 20_000),
      limit(count),
    );
    const started = performance.now();
    const { size } = await getDocsFromServer(asked);
    if (n >= 0) times.push(performance.now() - started);
    if (size !== count) throw new Error(`A query found ${size} documents.`);
  }
  return times;
}

/** Milliseconds of one write after the other to documents of the collection. */
async function writes(repeat) {
  const { doc, updateDoc } = window.sdk;
  const times = [];
  for (let n = -20; n < repeat; n += 1) {
    const started = performance.now();
    await updateDoc(doc(window.db, `boards/d${n + 20}`), { stock: n });
    if (n >= 0) times.push(performance.now() - started);
  }
  return times;
}

/** Listens to documents that nobody writes. */
async function listenTo(count) {
  const { doc, onSnapshot } = window.sdk;
  const one = (n) =>
    new Promise((resolve, reject) => {
      onSnapshot(doc(window.db, `boards/d${5_000 + n}`), resolve, reject);
    });
  await Promise.all(Array.from({ length: count }, (_, n) => one(n)));
}

/** Milliseconds from the call to the first snapshot, in a tab that has opened its stream. */
async function snapshotOf(count) {
  const { collection, doc, getDoc, limit, onSnapshot, orderBy, query } = window.sdk;
  await getDoc(doc(window.db, 'other/a'));
  const started = performance.now();
  await new Promise((resolve, reject) => {
    const asked = query(collection(window.db, 'boards'), orderBy('price'), limit(count));
    onSnapshot(
      asked,
      ({ size }) => (size === count ? resolve() : reject(new Error(`${size} documents`))),
      reject,
    );
  });
  return performance.now() - started;
}

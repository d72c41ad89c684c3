import { figure, percentile } from './figures.mjs';
import { startMeasured } from './measured-process.mjs';

const TABS = 8;
/** Each of the crowded tabs writes this often, that many times. */
const CROWD = { everyMs: 500, times: 12 };
const LISTENERS = 50;
const BURST = 500;

/** What goes from tab to tab: one write and one listener, eight tabs that all do both, many listeners and a burst. */
export async function measureTabs(config, pages, { writes }) {
  const firebase = await startMeasured(config);
  try {
    const [writer, listener] = [await pages.open(config), await pages.open(config)];
    await listener.evaluate(listen, 'pair');
    await writer.evaluate(writeOften, { path: 'pair/a', times: writes, everyMs: 10 });
    const pair = await listener.evaluate(delays, writes);
    await pages.closeTabs();

    const crowd = await Promise.all(Array.from({ length: TABS }, () => pages.open(config)));
    await Promise.all(crowd.map((tab) => tab.evaluate(listen, 'crowd')));
    await Promise.all(
      crowd.map((tab, index) => tab.evaluate(writeOften, { path: `crowd/tab${index}`, ...CROWD })),
    );
    const seen = await Promise.all(crowd.map((tab) => tab.evaluate(delays, TABS * CROWD.times)));
    await pages.closeTabs();

    const [sender, receiver] = [await pages.open(config), await pages.open(config)];
    await receiver.evaluate(listenInGroups, LISTENERS);
    const told = receiver.evaluate(allTold, BURST);
    const started = performance.now();
    await sender.evaluate(burst, { count: BURST, groups: LISTENERS });
    await told;
    const burstTook = performance.now() - started;
    await pages.closeTabs();

    const slowestTab = Math.max(...seen.map((tab) => percentile(tab, 0.95)));
    return [
      figure('write in one tab to listener in another, p95', 'ms', percentile(pair, 0.95), 30),
      figure('eight tabs listening and writing, p95 of the slowest', 'ms', slowestTab, 400),
      figure('50 listeners told of 500 pipelined writes', 'ms', burstTook, 1_500),
    ];
  } finally {
    await firebase.stop();
  }
}

/** Notes for each change how long ago it was written, by the clock that all tabs share. */
async function listen(name) {
  const { collection, onSnapshot } = window.sdk;
  window.delays = [];
  await new Promise((resolve, reject) => {
    onSnapshot(
      collection(window.db, name),
      (snapshot) => {
        const now = performance.timeOrigin + performance.now();
        if (!snapshot.metadata.fromCache) resolve();
        for (const { doc } of snapshot.docChanges())
          if (doc.data().at !== undefined) window.delays.push(now - doc.data().at);
      },
      reject,
    );
  });
}

/** A write that a tab makes while the one before is on its way counts from its own time. */
async function writeOften({ path, times, everyMs }) {
  const { doc, setDoc } = window.sdk;
  await new Promise((resolve) => setTimeout(resolve, Math.random() * everyMs));
  for (let n = 0; n < times; n += 1) {
    await setDoc(doc(window.db, `${path}-${n}`), { at: performance.timeOrigin + performance.now() });
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

async function delays(count) {
  while (window.delays.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  return window.delays;
}

async function listenInGroups(groups) {
  const { collection, onSnapshot, query, where } = window.sdk;
  window.told = 0;
  const one = (group) =>
    new Promise((resolve, reject) => {
      const asked = query(collection(window.db, 'burst'), where('group', '==', group));
      onSnapshot(
        asked,
        (snapshot) => {
          window.told += snapshot.docChanges().length;
          resolve();
        },
        reject,
      );
    });
  await Promise.all(Array.from({ length: groups }, (_, group) => one(group)));
}

async function allTold(count) {
  while (window.told < count) await new Promise((resolve) => setTimeout(resolve, 2));
}

async function burst({ count, groups }) {
  const { doc, setDoc } = window.sdk;
  const write = (_, n) => setDoc(doc(window.db, `burst/d${n}`), { group: n % groups, n });
  await Promise.all(Array.from({ length: count }, write));
}

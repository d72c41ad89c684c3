import type { Query } from 'firebase-admin/firestore';
import { MOST_CHANGES, PageChanges } from './page-changes';

interface Change {
  readonly id: string;
  readonly paths?: readonly string[];
  /** Seconds since the epoch. */
  readonly at: number;
}

const docOf = ({ id, paths, at }: Change) => ({
  id,
  get: () => paths,
  updateTime: { seconds: at, nanoseconds: 0 },
});

/** The changes of a store, the latest first, and the listeners to them. */
function aStore() {
  let docs: ReturnType<typeof docOf>[] = [];
  let tell = (_: ReturnType<typeof snapshot>): void => undefined;
  const snapshot = (found = docs) => ({ docs: found, size: found.length, docChanges: () => found });
  const listened = jest.fn();
  const get = jest.fn(async () => snapshot(docs.slice(0, 1)));
  const query = {
    limit: () => ({ get }),
    onSnapshot: (onNext: typeof tell) => {
      listened();
      tell = onNext;
      onNext(snapshot());
      return () => undefined;
    },
  };
  return {
    query: query as unknown as Query,
    get,
    listened,
    /** `isLost`: no listener is called. */
    change(change: Change, isLost = false) {
      docs = [docOf(change), ...docs].slice(0, MOST_CHANGES);
      if (!isLost) tell(snapshot());
    },
  };
}

let now = 0;
const stores: PageChanges[] = [];
const listening = (query: Query) => {
  const changes = new PageChanges(query, () => now);
  stores.push(changes);
  return changes;
};
afterEach(() => stores.splice(0).forEach((changes) => changes.stop()));

const SECOND = 1_000_000;

test('a change of all pages below a path outdates those directly below it and no others', async () => {
  const store = aStore();
  const changes = listening(store.query);
  expect(await changes.isCurrent()).toBe(true);
  store.change({ id: 'a', paths: ['/', '/pages/*'], at: 5 });
  expect(changes.invalidatedAt('/pages/%D8%B9%D9%8A%D8%AF')).toBe(5 * SECOND);
  expect(changes.invalidatedAt('/pages/eid')).toBe(5 * SECOND);
  for (const other of ['/pages', '/pages/eid/more', '/products/eid', '/products'])
    expect(changes.invalidatedAt(other)).toBe(0);
});

test('a change outdates its pages, however their addresses are written, and one of every page all', async () => {
  const store = aStore();
  const changes = listening(store.query);
  expect(await changes.isCurrent()).toBe(true);
  store.change({ id: 'a', paths: ['/products/%D8%A8%D8%AD%D8%B1'], at: 5 });
  expect(changes.invalidatedAt('/products/بحر')).toBe(5 * SECOND);
  expect(changes.invalidatedAt('/products')).toBe(0);
  expect(changes.invalidatedAt(null)).toBe(5 * SECOND);
  store.change({ id: 'every-page', at: 7 });
  expect(changes.invalidatedAt('/products')).toBe(7 * SECOND);
  expect(changes.seen).toBe(7 * SECOND);
});

test('a change of an address outdates what is cached of every spelling, as redirects do not tell them apart', async () => {
  const store = aStore();
  const changes = listening(store.query);
  expect(await changes.isCurrent()).toBe(true);
  store.change({ id: 'a', paths: ['/categories/wall-art', encodeURI('/products/café')], at: 5 });
  for (const asked of [
    '/categories/Wall-Art',
    encodeURI('/products/Café'),
    encodeURI('/products/cafe\u0301'),
  ])
    expect(changes.invalidatedAt(asked)).toBe(5 * SECOND);
  expect(changes.invalidatedAt('/categories/wall')).toBe(0);
});

test('pages from before the oldest change that is listened to are outdated, those from after the newest are not', async () => {
  const store = aStore();
  const changes = listening(store.query);
  await changes.isCurrent();
  for (let at = 1; at <= MOST_CHANGES; at += 1) store.change({ id: `${at}`, paths: [`/${at}`], at });
  expect(changes.invalidatedAt('/other')).toBeGreaterThan(SECOND);
  expect(changes.invalidatedAt('/other')).toBeLessThanOrEqual(changes.seen);
});

test('a lost message is found out within a minute by one read', async () => {
  const store = aStore();
  const changes = listening(store.query);
  await changes.isCurrent();
  store.change({ id: 'a', paths: ['/'], at: 5 }, true);
  await changes.isCurrent();
  expect([changes.seen, store.get.mock.calls.length]).toEqual([0, 0]);
  now += 61_000;
  await changes.isCurrent();
  expect([changes.seen, store.get.mock.calls.length, store.listened.mock.calls.length]).toEqual([
    5 * SECOND,
    1,
    2,
  ]);
});

test('a server whose CPU was taken away asks before it answers', async () => {
  const store = aStore();
  const changes = listening(store.query);
  await changes.isCurrent();
  store.change({ id: 'a', paths: ['/'], at: 5 }, true);
  now += 4_000;
  expect(await changes.isCurrent()).toBe(true);
  expect(changes.invalidatedAt('/')).toBe(5 * SECOND);
});

import { randomBelow } from '@/tests/fixtures/random';
import { placesOf } from './store-usage';
import {
  askQuota,
  isQuota,
  leftOf,
  levelOf,
  parseQuotas,
  QUOTA_MAX,
  QUOTA_NAMES,
  QUOTAS,
  quotaOf,
  quotasProblem,
  raisedQuotas,
} from './quotas';

const ROUNDS = 2000;
const below = randomBelow(129);

test('a hard quota is never passed, however many places are asked for in which order', () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const quota = below(40);
    let used = below(60);
    const before = used;
    for (let step = 0; step < 20; step += 1) {
      const adding = below(7) - 3;
      const { isAllowed } = askQuota('products', { used, quota }, adding);
      expect(isAllowed).toBe(adding <= 0 || used + adding <= quota);
      if (isAllowed) used += adding;
    }
    // A store beyond its quota, after a smaller plan, never grows.
    expect(used).toBeLessThanOrEqual(Math.max(quota, before));
  }
});

test('nothing is refused by a soft quota, nor where there is none', () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const usage = { used: below(100), quota: below(50) };
    expect(askQuota('orders', usage, below(9)).isAllowed).toBe(true);
    expect(askQuota('products', { ...usage, quota: null }, below(9)).isAllowed).toBe(true);
  }
});

test('levels rise with what is used: near from four fifths on, full where nothing fits', () => {
  const order = ['free', 'near', 'full'];
  for (let round = 0; round < ROUNDS; round += 1) {
    const quota = below(300);
    const used = below(400);
    const level = levelOf({ used, quota });
    expect(level === 'full').toBe(leftOf({ used, quota }) === 0);
    expect(level === 'free').toBe(used < quota * 0.8);
    expect(order.indexOf(levelOf({ used: used + 1, quota }))).toBeGreaterThanOrEqual(order.indexOf(level));
  }
  expect(levelOf({ used: 1e9, quota: null })).toBe('free');
  expect([levelOf({ used: 79, quota: 100 }), levelOf({ used: 80, quota: 100 })]).toEqual(['free', 'near']);
});

test('what operators raise makes no plan smaller, and bounds none that is unlimited', () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const plan = parseQuotas({ products: below(50), staff: below(5) });
    const raised = raisedQuotas(plan, { products: below(50), staff: below(5), mails: below(9) });
    for (const name of QUOTA_NAMES)
      if (plan[name] === undefined) expect(raised[name]).toBeUndefined();
      else expect(raised[name]).toBeGreaterThanOrEqual(plan[name]);
  }
});

test('storage is counted in bytes and said in MiB', () => {
  expect(quotaOf({ storage: 2 }, 'storage')).toBe(2 * 1024 * 1024);
  expect(quotaOf({ storage: 2 }, 'products')).toBeNull();
  expect(Number.isSafeInteger(QUOTA_MAX * QUOTAS.storage.unit)).toBe(true);
});

test('stored quotas lose what is malformed, and operators are told of it', () => {
  expect(parseQuotas({ products: 5, staff: 0, orders: -1, mails: 1.5, storage: 'x', other: 3 })).toEqual({
    products: 5,
  });
  expect(parseQuotas(null)).toEqual({});
  expect(quotasProblem({ products: 0, staff: 1 })).toBeNull();
  expect(quotasProblem({ staff: 0 })).toBe(`staff takes a whole number from 1 to ${QUOTA_MAX}, not "0"`);
  expect(quotasProblem({ rooms: 2 })).toBe('"rooms" is none of products, staff, orders, storage, mails');
  expect([isQuota('products', QUOTA_MAX), isQuota('products', QUOTA_MAX + 1)]).toEqual([true, false]);
});

test('archived products take no place', () => {
  expect(placesOf(null)).toBe(0);
  expect((['draft', 'active', 'archived'] as const).map((status) => placesOf({ status }))).toEqual([1, 1, 0]);
});

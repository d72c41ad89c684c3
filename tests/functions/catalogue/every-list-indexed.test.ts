import {
  countProducts as countOwn,
  readCompleteness,
} from '@/functions/src/handlers/catalogue/count-products';
import { MANAGED_SORTS, parseManagedQuery, STOCK_LEVELS } from '@/lib/domain/catalogue/lists/managed-list';
import type { ProductFilter } from '@/lib/domain/catalogue/lists/product-query';
import { SORTS } from '@/lib/domain/catalogue/product';
import { CUSTOMER_SORTS } from '@/lib/domain/customers/customer';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { ORDER_SORTS } from '@/lib/domain/orders/lists/order-list-query';
import { MAKING_STATES } from '@/lib/domain/orders/order-status';
import type { Result } from '@/lib/domain/result';
import { REVIEW_SORTS } from '@/lib/domain/reviews/review-list';
import { watchAudit } from '@/lib/firestore/logs/audit';
import { watchDueOrders, watchSettlements } from '@/lib/firestore/couriers';
import { watchDoneMessages, watchMessagesToSend } from '@/lib/firestore/messages';
import { watchManagedPage } from '@/lib/firestore/catalogue/managed-products';
import { countProducts, readSlice } from '@/lib/firestore/catalogue/product-slices';
import { countOrders, watchOrderPage } from '@/lib/firestore/orders/order-list';
import { countQueue, watchQueue } from '@/lib/firestore/orders/workshop';
import { watchMessages, watchReviews } from '@/lib/firestore/inbox';
import { readOwnDesigns } from '@/lib/firestore/designs';
import { readCustomerPage } from '@/lib/firestore/people/customers';
import { readReviewPage } from '@/lib/firestore/reviews';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

jest.setTimeout(120_000);

const shop = new LocalShop('every-list');
const { store } = shop;

beforeAll(async () => {
  await shop.open({ products: [] });
  // The browser's modules take the first app there is: the owner's, who is signed in.
  await shop.staff();
});
afterAll(() => shop.close());

/** Every choice of one option per name. */
function combinations<T extends Record<string, readonly unknown[]>>(
  options: T,
): { [K in keyof T]: T[K][number] }[] {
  const names = Object.keys(options) as (keyof T)[];
  const start = [{}] as { [K in keyof T]: T[K][number] }[];
  return names.reduce(
    (found, name) =>
      found.flatMap((one) => (options[name] ?? []).map((value) => ({ ...one, [name]: value }))),
    start,
  );
}

/** Null once a list arrives, or why it does not. */
async function watched(
  start: (onNext: () => void, onError: (code: ErrorCode) => void) => () => void,
): Promise<ErrorCode | null> {
  let stop = (): void => undefined;
  const failure = await new Promise<ErrorCode | null>((resolve) => {
    stop = start(
      () => resolve(null),
      // An empty cache is reported before the server has answered.
      (code) => code !== 'try-again' && resolve(code),
    );
  });
  stop();
  return failure;
}

const told = async (read: Promise<Result<unknown>>): Promise<ErrorCode | null> => {
  const result = await read;
  return result.ok ? null : result.error.code;
};

/** Asks for all of them. Whatever lacks an index fails, and the local Firebase says in its log which one. */
async function expectAnswers<T>(
  choices: readonly T[],
  ask: (choice: T) => Promise<ErrorCode | null>,
): Promise<void> {
  const failed: { choice: T; code: ErrorCode }[] = [];
  for (let from = 0; from < choices.length; from += AT_ONCE) {
    const asked = choices.slice(from, from + AT_ONCE);
    const codes = await Promise.all(asked.map(ask));
    asked.forEach((choice, index) => {
      const code = codes[index];
      if (code) failed.push({ choice, code });
    });
  }
  expect(failed).toEqual([]);
}
const AT_ONCE = 20;

describe('orders', () => {
  const filters = combinations({
    status: ['', 'shipped'],
    payment: ['', 'paid'],
    method: ['', 'cash'],
    confirmation: ['', 'asked'],
    part: ['', 'part-shipped'],
    origin: ['', 'online'],
    since: [null, 1],
    tokens: [null, ['x']],
  } as const).map((filter) => ({ ...filter, until: null }));

  test('by every filter in every order, forward and backward', () => {
    const choices = combinations({ filter: filters, sort: ORDER_SORTS, way: ['after', 'before'] } as const);
    return expectAnswers(choices, ({ filter, sort, way }) => {
      const values = sort === 'newest' || sort === 'oldest' ? [1] : [1, 1];
      return watched((...on) => watchOrderPage(store, filter, sort, { [way]: { id: 'x', values } }, ...on));
    });
  });

  test('by every filter, counted', () =>
    expectAnswers(filters, (filter) => told(countOrders(store, filter))));
});

test('the production queue by every state, listed and counted', () =>
  expectAnswers(
    MAKING_STATES,
    async (state) =>
      (await watched((...on) => watchQueue(store, state, ...on))) ?? (await told(countQueue(store, state))),
  ));

test('the log by every filter, further and from the start', () => {
  const filters = { by: ['', 'owner'], kind: ['', 'order'], since: [null, 1], until: [null, 2] } as const;
  const choices = combinations({ ...filters, after: [null, { at: 1, id: 'x' }] } as const);
  return expectAnswers(choices, ({ after, ...filter }) =>
    watched((...on) => watchAudit(store, filter, after, ...on)),
  );
});

describe('the products of an owner', () => {
  const queries = combinations({
    status: ['', 'active'],
    place: [{ category: '' }, { category: 'c' }, { category: 'c', sub: 's' }],
    brand: ['', 'b'],
    stock: ['', ...STOCK_LEVELS],
    sort: MANAGED_SORTS,
    q: ['', 'olive'],
  } as const).map(({ place, q, ...choice }, index) =>
    parseManagedQuery({ ...place, ...choice, q: q && `${q}${index}` }),
  );
  const different = [...new Map(queries.map((query) => [JSON.stringify(query), query])).values()];

  test('by every filter in every order, searched or not', () =>
    expectAnswers(different, (query) => watched((...on) => watchManagedPage(store, query, ...on))));

  test('by every filter, counted', () =>
    expectAnswers(
      different.filter(({ q, sort }) => !q && sort === 'edited'),
      (filter) => told(countOwn(shop, { storeId: store, filter })),
    ));

  test('by their completeness', () =>
    expectAnswers([store], () => told(readCompleteness(shop, { storeId: store }))));
});

describe('the products of a shopper', () => {
  const filters: ProductFilter[] = combinations({
    categoryId: [undefined, 'c'],
    subCategoryId: [undefined, 's'],
    brandId: [undefined, 'b'],
    colors: [[], ['oak']],
    wellRated: [false, true],
    word: [undefined, 'olive'],
    minPrice: [undefined, 1],
  } as const);

  test('by every filter in every order', () =>
    expectAnswers(combinations({ filter: filters, sort: SORTS }), ({ filter, sort }) =>
      told(readSlice(store, filter, sort, null)),
    ));

  test('by every filter, counted', () =>
    expectAnswers(filters, (filter) => told(countProducts(store, filter))));
});

test('customers by every search in every order', () =>
  expectAnswers(
    combinations({ sort: CUSTOMER_SORTS, q: ['', 'layla', 'layla nour'], agreed: [false, true] } as const),
    (choice) => told(readCustomerPage(store, choice, null)),
  ));

test('messages by every state and search', () =>
  expectAnswers(
    combinations({ statuses: [['new'], ['new', 'read']], tokens: [null, ['x', 'y']] } as const),
    (filter) => watched((...on) => watchMessages(store, filter, null, ...on)),
  ));

test('the designs of a person by their product', () =>
  expectAnswers(['p'], (productId) => told(readOwnDesigns(store, 'nobody', productId))));

test('reviews of a store by their state, of a product by every choice', async () => {
  await expectAnswers(['pending', 'published'] as const, (status) =>
    watched((...on) => watchReviews(store, status, null, ...on)),
  );
  await expectAnswers(combinations({ sort: REVIEW_SORTS, rating: [null, 5] } as const), (order) =>
    told(readReviewPage(store, 'p', order, null)),
  );
});

test('cash at couriers, payouts, and messages to shoppers', () =>
  expectAnswers(
    [
      watchDueOrders.bind(null, store, 'USD'),
      watchSettlements.bind(null, store),
      watchMessagesToSend.bind(null, store),
      watchDoneMessages.bind(null, store),
    ],
    (watch) => watched(watch),
  ));

import {
  ALL_ORDERS,
  changedOrderList,
  cursorText,
  orderChoices,
  orderFilter,
  orderListAddress,
  parseCursor,
  parseOrderListQuery,
} from './order-list-query';

test('a list comes back from its own address', () => {
  const query = {
    ...ALL_ORDERS,
    status: 'placed',
    payment: 'unpaid',
    method: 'cash',
    from: '2026-03-01',
    to: '2026-03-02',
    q: '٠٧٩',
    sort: 'highest',
    after: '100.1700000000000.order-1',
  } as const;
  expect(parseOrderListQuery(orderListAddress(query))).toEqual(query);
  expect(orderListAddress(ALL_ORDERS)).toEqual({});
  expect(orderChoices(query)).toBe(4);
});

test('nonsense in the address is no choice', () => {
  const raw = {
    status: 'lost',
    payment: 'all',
    method: ['gold', 'cash'],
    from: '2026-02-30',
    to: 'yesterday',
    sort: 'random',
    after: '../x',
    before: '1',
  };
  expect(parseOrderListQuery(raw)).toEqual(ALL_ORDERS);
});

test('another choice begins at the first page', () => {
  const second = { ...ALL_ORDERS, after: '1.order-1' };
  expect(changedOrderList(second, { status: 'placed' })).toEqual({ ...ALL_ORDERS, status: 'placed' });
});

test("a day is read from its first moment to its last in the store's calendar", () => {
  const day = { ...ALL_ORDERS, from: '2026-03-29', to: '2026-03-29' };
  const { since, until, tokens } = orderFilter(day, 'Asia/Riyadh');
  const moments = [since, until].map((moment) => new Date(moment ?? 0).toISOString());
  expect(moments).toEqual(['2026-03-28T21:00:00.000Z', '2026-03-29T21:00:00.000Z']);
  expect(tokens).toBeNull();
  expect(orderFilter({ ...ALL_ORDERS, q: '+' }, 'Asia/Riyadh').tokens).toEqual([]);
});

test('a cursor survives the address, anything else is none', () => {
  const cursor = { values: [2500, 1_700_000_000_000], id: 'seed-demo-0001' };
  expect(parseCursor(cursorText(cursor))).toEqual(cursor);
  for (const text of ['', 'a', '1.', '1.2.3.x', 'NaN.x', '1.a b']) expect(parseCursor(text)).toBeNull();
});

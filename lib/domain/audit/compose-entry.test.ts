import { thingsOf } from './compose-entry';

const PRODUCT = 'stores/demo/products/oak';
const changed = (before: object | null, after: object | null, path = PRODUCT) =>
  thingsOf([{ path, before, after }]).things;

test('what changed is named by its path, and list items by their ids', () => {
  const variants = [
    { id: 'a', price: 100 },
    { id: 'b', price: 200 },
  ];
  const before = { title: { en: 'Oak', ar: 'بلوط' }, variants, tags: ['x'] };
  const after = {
    title: { en: 'Oak', ar: 'بلوط' },
    variants: [variants[1], { id: 'a', price: 150 }],
    tags: ['x', 'y'],
  };
  expect(changed(before, after)).toEqual([
    {
      kind: 'product',
      id: 'oak',
      name: 'Oak',
      change: 'changed',
      fields: [
        { field: 'variants.a.price', before: 100, after: 150 },
        { field: 'tags', before: 'x', after: 'x, y' },
      ],
      moreFields: 0,
    },
  ]);
});

test('what follows from other fields, and what is no thing of the log, is no change', () => {
  expect(changed({ soldCount: 1, updatedAt: 1 }, { soldCount: 2, updatedAt: 2 })).toEqual([]);
  expect(changed(null, { n: 1 }, 'stores/demo/outbox/x1')).toEqual([]);
  expect(changed(null, null)).toEqual([]);
});

test('of an order its steps are told, not whose it is or where it goes', () => {
  const order = { number: 'B-1', status: 'placed', address: { fullName: 'Sara' }, uid: 'shopper' };
  const [thing] = changed(order, null, 'stores/demo/orders/o1');
  expect(thing).toMatchObject({ name: 'B-1', change: 'deleted' });
  expect(JSON.stringify(thing)).not.toMatch(/Sara|shopper/);
});

test('of long texts the part that changed is kept, and no character is halved', () => {
  const text = (end: string) => ({ description: { en: `${'😀'.repeat(300)}${end}${'.'.repeat(300)}` } });
  const [thing] = changed(text('old'), text('new'));
  const [field] = thing?.fields ?? [];
  expect(field?.before).toMatch(/^…(😀){40}old\.+…$/u);
  expect(field?.after).toMatch(/^…(😀){40}new\.+…$/u);
  expect([...String(field?.after)]).toHaveLength(202);
});

test('an entry is bounded however much an action changes, and says how much more there was', () => {
  const wide = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`f${index}`, index]));
  const written = Array.from({ length: 30 }, (_, index) => ({
    path: `stores/demo/products/p${index}`,
    before: null,
    after: wide,
  }));
  const { things, moreThings } = thingsOf(written);
  expect([things.length, moreThings]).toEqual([25, 5]);
  expect(things.map(({ fields }) => fields.length).slice(0, 3)).toEqual([150, 50, 0]);
  expect(things.map(({ moreFields }) => moreFields).slice(0, 3)).toEqual([0, 100, 150]);
});

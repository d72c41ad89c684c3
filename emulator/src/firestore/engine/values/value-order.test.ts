import { fields, value } from '../testing';
import type { Value } from '../types';
import { compareValues, sameFields } from './value-order';

/** Ascending; the values of one line are equal. From Firestore's documentation of data types. */
const ASCENDING: Value[][] = [
  [{ nullValue: null }, { nullValue: 'NULL_VALUE' }],
  [value(false)],
  [value(true)],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ integerValue: '-9223372036854775808' }, { doubleValue: -9223372036854775808 }],
  [value(-1.5)],
  [value(-1)],
  [value(0), { doubleValue: -0 }, { doubleValue: 0 }],
  [value(5e-324)],
  [value(1), { doubleValue: 1 }],
  [value(1.5)],
  [{ integerValue: '9007199254740992' }, { doubleValue: 9007199254740992 }],
  [{ integerValue: '9007199254740993' }],
  [{ integerValue: '9007199254740994' }],
  [{ integerValue: '9223372036854775806' }],
  [{ integerValue: '9223372036854775807' }],
  [{ doubleValue: 9223372036854775808 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '1969-12-31T23:59:59.999Z' }],
  [{ timestampValue: '2020-01-01T00:00:00Z' }, { timestampValue: '2020-01-01T01:00:00.000+01:00' }],
  [{ timestampValue: '2020-01-01T00:00:00.000001Z' }],
  [value('')],
  [value('\u0000')],
  [value('a')],
  [value('a\u0000')],
  [value('aa')],
  [value('é')],
  [value('قلب')],
  [value('\uffff')],
  [value('😀')],
  [{ bytesValue: '' }],
  [{ bytesValue: Buffer.from([0]).toString('base64') }],
  [{ bytesValue: Buffer.from([0, 255]).toString('base64') }],
  [{ bytesValue: Buffer.from([1]).toString('base64') }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/__id7__' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/__id10__' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/10' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/10/b/c' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/2' }],
  [{ geoPointValue: { latitude: -1, longitude: 5 } }],
  [{ geoPointValue: { latitude: 1, longitude: -5 } }],
  [{ geoPointValue: { latitude: 1, longitude: 5 } }],
  [value([])],
  [value([1])],
  [value([1, 'a'])],
  [value([2])],
  [value({ __type__: '__vector__', value: [9] })],
  [value({ __type__: '__vector__', value: [1, 2] })],
  [value({})],
  [value({ a: 1 }), value({ a: { $: { doubleValue: 1 } } })],
  [value({ a: 1, b: 1 }), value({ b: 1, a: 1 })],
  [value({ a: 2 })],
  [value({ b: 0 })],
];

test('every pair of values compares as Firestore orders them', () => {
  const ranked = ASCENDING.flatMap((line, rank) => line.map((entry) => ({ entry, rank })));
  const wrong = ranked.flatMap((a) =>
    ranked
      .filter((b) => Math.sign(compareValues(a.entry, b.entry)) !== Math.sign(a.rank - b.rank))
      .map((b) => [a.entry, b.entry]),
  );
  expect(wrong).toEqual([]);
});

test('storing 1.0 over 1, or other elements of equal order, counts as a change', () => {
  expect(sameFields(fields({ a: [1], b: { c: 'x' } }), fields({ b: { c: 'x' }, a: [1] }))).toBe(true);
  expect(sameFields(fields({ a: [1] }), fields({ a: [{ $: { doubleValue: 1 } }] }))).toBe(false);
  expect(sameFields(fields({ a: 1 }), fields({ a: 1, b: null }))).toBe(false);
});

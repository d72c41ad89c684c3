import { ADMIN, testEngine } from '../../engine/testing';
import { runAggregationQuery } from './query-operations';

const all = { alias: 'c', count: {} };
const summed = (fieldPath: string) => ({ alias: 's', sum: { field: { fieldPath } } });

/** As Google's emulator 1.19.9 answers. */
test.each<[string, object[], string]>([
  ['no aggregation', [], 'at least one aggregation'],
  ['one alias twice', [all, { ...summed('n'), alias: 'c' }], 'duplicate alias: c.'],
  ['a reserved alias', [{ ...all, alias: '__c__' }], 'The property.name "__c__" is reserved.'],
  [
    'a count up to less than nothing',
    [{ alias: 'c', count: { upTo: '-1' } }],
    'greater than or equal to zero',
  ],
  ['the sum of names', [summed('__name__')], 'not supported for the property: __key__'],
  ['the sum of a reserved field', [summed('__x__')], 'Invalid reserved name in field path __x__'],
])('refused: %s', async (_title, aggregations, message) => {
  const session = { engine: await testEngine(), caller: ADMIN };
  const parent = 'projects/demo-test/databases/(default)/documents';
  const structuredQuery = { from: [{ collectionId: 'q' }] };
  await expect(
    runAggregationQuery(session, { parent, structuredAggregationQuery: { structuredQuery, aggregations } }),
  ).rejects.toMatchObject({ status: 'INVALID_ARGUMENT', message: expect.stringContaining(message) });
});

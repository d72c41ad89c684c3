import { missingIndexes } from './missing-indexes';

const WANTED = {
  indexes: [
    {
      collectionGroup: 'orders',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'tokens', arrayConfig: 'CONTAINS' },
      ],
    },
  ],
  fieldOverrides: [
    {
      collectionGroup: 'outbox',
      fieldPath: 'state',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
};
const place = 'projects/p/databases/(default)/collectionGroups';
const deployed = (state: string) => ({
  name: `${place}/orders/indexes/1`,
  queryScope: 'COLLECTION',
  state,
  fields: [
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'tokens', arrayConfig: 'CONTAINS' },
    { fieldPath: '__name__', order: 'ASCENDING' },
  ],
});
const overridden = {
  name: `${place}/outbox/fields/state`,
  indexConfig: {
    indexes: [
      {
        queryScope: 'COLLECTION_GROUP',
        state: 'READY',
        fields: [{ fieldPath: 'state', order: 'ASCENDING' }],
      },
    ],
  },
};

test('indexes that are there are not missed', () => {
  expect(missingIndexes(WANTED, [deployed('READY')], [overridden])).toEqual([]);
});

test('an index that is still built, or none, is missed by name', () => {
  expect(missingIndexes(WANTED, [deployed('CREATING')], [])).toEqual([
    'orders (status ASCENDING, tokens CONTAINS; COLLECTION)',
    'outbox (state ASCENDING; COLLECTION_GROUP)',
  ]);
});

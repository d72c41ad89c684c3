import { indexesNotReady } from './missing-indexes';

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
  expect(indexesNotReady(WANTED, [deployed('READY')], [overridden])).toEqual({ missing: [], building: [] });
});

test('one that is still being built, and one that is missing or failed, are named apart', () => {
  const composite = 'orders (status ASCENDING, tokens CONTAINS; COLLECTION)';
  const single = 'outbox (state ASCENDING; COLLECTION_GROUP)';
  expect(indexesNotReady(WANTED, [deployed('CREATING')], [])).toEqual({
    missing: [single],
    building: [composite],
  });
  expect(indexesNotReady(WANTED, [deployed('NEEDS_REPAIR')], [overridden]).missing).toEqual([composite]);
});

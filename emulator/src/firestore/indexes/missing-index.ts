import { StatusError } from '../engine/types';
import { compositeLink, exemptionLink } from './console-link';
import type { IndexNeed } from './index-needs';

/** FAILED_PRECONDITION with Google's link, and what to add to `firestore.indexes.json`. */
export function missingIndex(need: IndexNeed, database: string): StatusError {
  const single = singleField(need);
  const link = single
    ? exemptionLink(single.entry, database)
    : compositeLink(composite(need), need.nameDirection, database);
  const message = single
    ? `The query requires a ${need.queryScope}_${single.short} index for collection ${need.collectionGroup} and field ` +
      `${single.fieldPath}. You can create it here: ${link} Locally, add it to the indexes of its entry in the ` +
      '"fieldOverrides" of firestore.indexes.json: '
    : `The query requires an index. You can create it here: ${link} Locally, add it to the "indexes" of ` +
      'firestore.indexes.json: ';
  return new StatusError('FAILED_PRECONDITION', message + JSON.stringify(single?.entry ?? composite(need)));
}

/** The one field a need is about: its index is a matter of the field's settings. */
function singleField(need: IndexNeed) {
  const { collectionGroup, queryScope, equal, contains, order, aggregated, nameDirection } = need;
  const fields = [
    ...equal.map((fieldPath) => ({ fieldPath, mode: { order: 'ASCENDING' }, short: 'ASC' })),
    ...(contains === null
      ? []
      : [{ fieldPath: contains, mode: { arrayConfig: 'CONTAINS' }, short: 'CONTAINS' }]),
    ...order.map(({ field, direction }) => ({
      fieldPath: field,
      mode: { order: direction },
      short: direction.replace('ENDING', ''),
    })),
    ...aggregated.map((fieldPath) => ({ fieldPath, mode: { order: 'ASCENDING' }, short: 'ASC' })),
  ];
  const [field, ...others] = fields;
  const isByItself = order.length + aggregated.length > 0 || nameDirection === 'ASCENDING';
  if (!field || others.length > 0 || !isByItself) return null;
  const { fieldPath, mode, short } = field;
  return { fieldPath, short, entry: { collectionGroup, fieldPath, indexes: [{ queryScope, ...mode }] } };
}

function composite({
  collectionGroup,
  queryScope,
  equal,
  contains,
  order,
  aggregated,
  nameDirection,
}: IndexNeed) {
  const last = order.at(-1)?.direction ?? 'ASCENDING';
  return {
    collectionGroup,
    queryScope,
    fields: [
      ...(contains === null ? [] : [{ fieldPath: contains, arrayConfig: 'CONTAINS' }]),
      ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      ...order.map(({ field, direction }) => ({ fieldPath: field, order: direction })),
      ...aggregated.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      ...(nameDirection === last || aggregated.length > 0
        ? []
        : [{ fieldPath: '__name__', order: nameDirection }]),
    ],
  };
}

import spec from '@/firestore.indexes.json';

interface Index {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[];
}

const indexes: readonly Index[] = spec.indexes;
const partsOf = ({ fields }: Index) =>
  fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${arrayConfig ?? order ?? ''}`);
/** A field that lists are sorted by is never compared in this project: it stands descending in some index. */
const sorted = new Set(
  indexes.flatMap(({ collectionGroup, fields }) =>
    fields
      .filter(({ order }) => order === 'DESCENDING')
      .map(({ fieldPath }) => `${collectionGroup} ${fieldPath}`),
  ),
);
const isCompared = (group: string, part: string) =>
  part.endsWith(' CONTAINS') || !sorted.has(`${group} ${part.split(' ')[0] ?? ''}`);

/** Whether Firestore merges others into what this one serves: each compares some of its fields and ends in its order. */
function isMerged(index: Index): boolean {
  const parts = partsOf(index);
  return parts.some((_, cut) => {
    const [compared, order] = [parts.slice(0, cut), parts.slice(cut).join()];
    if (cut < 2 || !compared.every((part) => isCompared(index.collectionGroup, part))) return false;
    const others = indexes
      .filter(
        (other) =>
          other !== index &&
          other.collectionGroup === index.collectionGroup &&
          other.queryScope === index.queryScope,
      )
      .map(partsOf)
      .filter((other) => other.slice(cut - parts.length).join() === order)
      .map((other) => other.slice(0, cut - parts.length))
      .filter((start) => start.length < cut && start.every((part) => compared.includes(part)));
    return compared.every((part) => others.some((start) => start.includes(part)));
  });
}

test('no composite index is declared that Firestore makes of others by merging', () => {
  expect(indexes.filter(isMerged)).toEqual([]);
});

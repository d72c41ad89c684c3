/** Of the engine's own clock or making, so never equal. */
const OWN = new Set([
  'createTime',
  'updateTime',
  'readTime',
  'commitTime',
  'transaction',
  'skippedResults',
  'done',
]);
const DAY_MS = 86_400_000;

/** An answer's JSON in one form: empty messages written out, keys in order, times of today as `now`. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain).filter((one) => !isEmpty(one));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !OWN.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => [key, plainField(key, entry)] as const);
  return Object.fromEntries(entries);
}

function plainField(key: string, entry: unknown): unknown {
  if (key === 'timestampValue' && Math.abs(Date.parse(String(entry)) - Date.now()) < DAY_MS) return 'now';
  if (key === 'doubleValue')
    return Number(entry)
      .toString()
      .replace(/^0$/, Object.is(Number(entry), -0) ? '-0' : '0');
  if (key === 'nullValue') return null;
  if (key === 'fields') return fieldsOf(entry);
  if (key === 'arrayValue') return valuesOf(entry);
  if (key === 'mapValue') return { fields: fieldsOf((entry as { fields?: unknown }).fields ?? {}) };
  if (key === 'document') return { fields: {}, ...(plain(entry) as object) };
  if (key === 'found') return { fields: {}, ...(plain(entry) as object) };
  // 0 is left out of protobuf's JSON.
  if (key === 'geoPointValue') return { latitude: 0, longitude: 0, ...(entry as object) };
  return plain(entry);
}

/** A field may have any name, also one of the engine's own. */
const fieldsOf = (fields: unknown) =>
  Object.fromEntries(
    Object.entries(fields as object)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, plain(value)]),
  );

const valuesOf = (list: unknown) => ({
  values: ((list as { values?: unknown[] }).values ?? []).map(plain),
});

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

import type { Entry } from '@/functions/src/adapters/archive/format';

/** Moves an entry to another store: renames its paths, its pictures' paths and the ids in its fields. */
export function renamed(entry: Entry, from: string, to: string): Entry {
  if (from === to || entry.kind === 'account') return entry;
  const rename = (text: string) => renamedPath(text, from, to);
  if (entry.kind === 'picture')
    return { kind: 'picture', picture: { ...entry.picture, path: rename(entry.picture.path) } };
  const { path, fields } = entry.document;
  return { kind: 'document', document: { path: rename(path), fields: renamedFields(fields, from, to) } };
}

type Fields = Readonly<Record<string, unknown>>;

const renamedFields = (fields: Fields, from: string, to: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      key === 'storeId' && isText(value, from) ? { stringValue: to } : renamedValue(value, from, to),
    ]),
  );

function renamedValue(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamedValue(item, from, to));
  if (typeof value === 'string')
    return value.startsWith(`stores/${from}/`) ? renamedPath(value, from, to) : value;
  return typeof value === 'object' && value !== null ? renamedFields(value as Fields, from, to) : value;
}

const renamedPath = (text: string, from: string, to: string): string =>
  text.replace(new RegExp(`^(stores|storeSetting)/${from}(?=/|$)`), `$1/${to}`);

const isText = (value: unknown, text: string): boolean =>
  typeof value === 'object' && value !== null && 'stringValue' in value && value.stringValue === text;

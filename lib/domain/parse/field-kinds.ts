import {
  count,
  filledLocalizedText,
  filledText,
  finite,
  flag,
  listOf,
  localizedText,
  millis,
  oneOf,
  requiredIn,
  text,
  type Fields,
} from './fields';
import type { LocalizedText } from '@/lib/domain/locale';

/** How to read a field of a stored document, and its default value. */
export interface FieldKind<V> {
  /** Undefined for a value of another type. */
  readonly read: (value: unknown) => V | undefined;
  /** The value in a new document, and in an old one without the field unless it is required. */
  readonly initial: V;
  /** A document without it is malformed. */
  readonly required?: boolean;
}

/** The fields of a document type, by name. */
export type FieldTable = Readonly<Record<string, FieldKind<unknown>>>;

export type ValuesOf<T extends FieldTable> = {
  readonly [K in keyof T]: T[K] extends FieldKind<infer V> ? V : never;
};

const kind = <V>(read: FieldKind<V>['read'], initial: V): FieldKind<V> => ({ read, initial });

const required = <V>(read: FieldKind<V>['read'], initial: V): FieldKind<V> => ({
  read,
  initial,
  required: true,
});

const NO_TEXT: LocalizedText = { en: '', ar: '' };

export const kinds = {
  text: kind(text, ''),
  /** An empty text counts as missing. */
  filledText: (initial: string) => kind(filledText, initial),
  requiredText: required(filledText, ''),
  /** Texts that are the same in every language. */
  textList: kind<readonly string[]>((value) => listOf(value, filledText), []),
  localized: kind(localizedText, NO_TEXT),
  requiredLocalized: required(filledLocalizedText, NO_TEXT),
  /** A whole number of zero or more. */
  count: kind(count, 0),
  countList: kind<readonly number[]>((value) => listOf(value, count), []),
  countFrom: (initial: number) => kind(count, initial),
  countOrNull: kind<number | null>(count, null),
  finite: kind(finite, 0),
  flag: (initial: boolean) => kind(flag, initial),
  /** Milliseconds since the epoch. */
  time: kind(millis, 0),
  timeOrNull: kind<number | null>(millis, null),
  oneOf: <V extends string>(options: readonly V[], initial: V): FieldKind<V> =>
    kind((value) => oneOf(options, value), initial),
};

/** Reads a stored document's fields; throws MalformedDocumentError, which names the first missing required one. */
export function readFields<T extends FieldTable>(document: string, fields: Fields, table: T): ValuesOf<T> {
  const need = requiredIn(document, fields);
  return valuesOf(table, (name, { read, initial, required }) =>
    required ? need(name, read) : (read(fields[name]) ?? initial),
  );
}

/** The fields of a new document. */
export const initialFields = <T extends FieldTable>(table: T): ValuesOf<T> =>
  valuesOf(table, (_, { initial }) => initial);

const valuesOf = <T extends FieldTable>(
  table: T,
  valueOf: (name: string, field: FieldKind<unknown>) => unknown,
): ValuesOf<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, field]) => [name, valueOf(name, field)]),
  ) as ValuesOf<T>;

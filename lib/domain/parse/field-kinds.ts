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

/** How a field of a stored document is read, and its value where there is none. */
export interface FieldKind<V> {
  /** Undefined for a value of another kind. */
  readonly read: (value: unknown) => V | undefined;
  /** Of a new document; an old one that lacks the field has it too, unless it is required. */
  readonly initial: V;
  /** A document without it is malformed. */
  readonly required?: boolean;
}

/** The fields of a kind of document by name. */
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
  /** An empty text counts as none. */
  filledText: (initial: string) => kind(filledText, initial),
  requiredText: required(filledText, ''),
  /** Texts that are the same in every language. */
  textList: kind<readonly string[]>((value) => listOf(value, filledText), []),
  localized: kind(localizedText, NO_TEXT),
  requiredLocalized: required(filledLocalizedText, NO_TEXT),
  /** A whole number of zero or more. */
  count: kind(count, 0),
  countList: kind<readonly number[]>((value) => listOf(value, count), []),
  countOrNull: kind<number | null>(count, null),
  finite: kind(finite, 0),
  flag: (initial: boolean) => kind(flag, initial),
  /** Milliseconds since the epoch. */
  time: kind(millis, 0),
  timeOrNull: kind<number | null>(millis, null),
  oneOf: <V extends string>(options: readonly V[], initial: V): FieldKind<V> =>
    kind((value) => oneOf(options, value), initial),
};

/** The fields of a stored document; throws MalformedDocumentError, which names the first that is required and missing. */
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

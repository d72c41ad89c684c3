import { Timestamp } from 'firebase-admin/firestore';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored);
  return isPlain(value) ? storedFields(value) : value;
}

/** Converts times: the domain uses milliseconds; documents use timestamps, in fields named `at` or `…At`. */
export function storedFields(value: object): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, field]) => [
    key,
    /(^at|At)$/.test(key) && typeof field === 'number' ? Timestamp.fromMillis(field) : stored(field),
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

import { StatusError, type Version } from '../types';

const PATTERN = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/** Whole seconds since the epoch and the nanoseconds within that second (0..999999999). */
interface Instant {
  readonly seconds: number;
  readonly nanos: number;
}

/** @throws StatusError INVALID_ARGUMENT for a text that is not RFC 3339. */
export function parseTimestamp(text: string): Instant {
  const match = PATTERN.exec(text);
  const millis = match ? Date.parse(`${match[1]}${match[3]}`) : NaN;
  if (!match || Number.isNaN(millis))
    throw new StatusError('INVALID_ARGUMENT', `Invalid timestamp "${text}".`);
  return { seconds: millis / 1000, nanos: Number((match[2] ?? '').padEnd(9, '0')) };
}

/** RFC 3339 in UTC with 0, 3, 6 or 9 fraction digits, as protobuf's JSON form writes it. */
export function formatTimestamp({ seconds, nanos }: Instant): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, -5);
  if (nanos === 0) return `${whole}Z`;
  const digits = String(nanos).padStart(9, '0');
  const width = digits.endsWith('000000') ? 3 : digits.endsWith('000') ? 6 : 9;
  return `${whole}.${digits.slice(0, width)}Z`;
}

/** A version (microseconds) as the timestamp that clients see. */
export function versionToTimestamp(version: Version): string {
  const seconds = Math.floor(version / 1e6);
  return formatTimestamp({ seconds, nanos: (version - seconds * 1e6) * 1000 });
}

/** Compared as numbers, because transactions send nine fraction digits. */
export function timestampToVersion(text: string): Version {
  const { seconds, nanos } = parseTimestamp(text);
  return seconds * 1e6 + Math.floor(nanos / 1000);
}

/** The time that a request is served at, for server times and rules: Firestore's has milliseconds. */
export const requestTimeOf = (version: Version): Version => version - (version % 1_000);

import { LOCALES, localPath } from '@/lib/domain/locale';
import { count, fieldsOf, filledText, millis } from '@/lib/domain/parse/fields';
import { isListedPage } from '@/lib/domain/routes/catalogue-page';

/** https://www.indexnow.org/documentation: one endpoint passes addresses on to every search engine that takes part. */
export const INDEX_NOW_URL = 'https://api.indexnow.org/indexnow';
/** Addresses per store and hour; what is beyond it waits. */
export const MOST_PER_HOUR = 1000;
/** Addresses per request; the protocol allows 10,000. */
export const MOST_PER_REQUEST = 500;

const HOUR_MS = 60 * 60 * 1000;
const FIRST_WAIT_MS = 5 * 60 * 1000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** What a store has submitted to search engines so far. */
export interface IndexNowState {
  /** Published at `/{key}.txt`, which proves that the store sends. */
  readonly key: string;
  /** Changes up to this commit were submitted, milliseconds. */
  readonly submittedUntil: number;
  /** The hour of `inHour`, since the epoch. */
  readonly hour: number;
  readonly inHour: number;
  /** Failures in a row. */
  readonly failures: number;
  /** Nothing is sent before, milliseconds. */
  readonly retryAt: number;
}

/** Null before the first run. */
export function parseIndexNow(data: unknown): IndexNowState | null {
  const { key, submittedUntil, hour, inHour, failures, retryAt } = fieldsOf(data);
  const known = filledText(key);
  if (!known) return null;
  return {
    key: known,
    submittedUntil: millis(submittedUntil) ?? 0,
    hour: count(hour) ?? 0,
    inHour: count(inHour) ?? 0,
    failures: count(failures) ?? 0,
    retryAt: millis(retryAt) ?? 0,
  };
}

/** The key of a path such as `/0123….txt`; null for any other. */
export const keyOfFile = (path: string): string | null => /^\/([\da-f]{32})\.txt$/.exec(path)?.[1] ?? null;

/** Whether search engines can reach the site at this origin. */
export function isPublicOrigin(origin: string): boolean {
  if (!origin.startsWith('https://')) return false;
  const { hostname } = new URL(origin);
  return (
    hostname.includes('.') && !/^[\d.]+$|^\[|\.(?:localhost|local|internal|test|example)$/.test(hostname)
  );
}

/** The addresses of changed pages (paths without language) that search engines may list, in every language. */
export const addressesOf = (origin: string, paths: readonly string[]): string[] => [
  ...new Set(
    paths
      .filter((path) => !path.endsWith('/*') && isListedPage(path))
      .flatMap((path) => LOCALES.map((locale) => `${origin}${localPath(path, locale)}`)),
  ),
];

/** How many more addresses may be submitted this hour. */
export const leftInHour = ({ hour, inHour }: IndexNowState, now: number): number =>
  hour === Math.floor(now / HOUR_MS) ? Math.max(0, MOST_PER_HOUR - inHour) : MOST_PER_HOUR;

/** The state after these addresses were taken. */
export const afterSubmission = (
  state: IndexNowState,
  submitted: number,
  submittedUntil: number,
  now: number,
): IndexNowState => ({
  ...state,
  submittedUntil,
  hour: Math.floor(now / HOUR_MS),
  inHour: MOST_PER_HOUR - leftInHour(state, now) + submitted,
  ...{ failures: 0, retryAt: 0 },
});

/** The state after a failure; each wait is twice as long as the one before. */
export const afterFailure = (state: IndexNowState, now: number): IndexNowState => ({
  ...state,
  failures: state.failures + 1,
  retryAt: now + Math.min(FIRST_WAIT_MS * 2 ** state.failures, LONGEST_WAIT_MS),
});

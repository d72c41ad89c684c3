import type { Records } from '../data-dir/records';
import { openArrivals, type Arrivals, type Arrived } from './arrivals';

/** A push message as the functions send it in place of Firebase Cloud Messaging. */
export interface NewPush {
  readonly token: string;
  readonly title: string;
  readonly body: string;
  /** A path of the shop. */
  readonly link: string;
  readonly locale: string;
  readonly direction: string;
  readonly tag: string;
}
export type Push = Arrived<NewPush>;
export type PushStore = Arrivals<NewPush>;

/** The last 500 pushes; a browser shows one of a tag. */
export const openPushStore = (records: Records): PushStore =>
  openArrivals<NewPush>(records, 'push', ({ token, tag }) => `${token} ${tag}`);

const FIELDS = ['token', 'title', 'body', 'link', 'locale', 'direction', 'tag'] as const;

/** Browsers of this machine make their tokens themselves; FCM too knows only those it gave out. */
const GIVEN_OUT = /^local-[\w-]{8,64}$/;

/** The HTTP status of what was posted: 400 for what is no push, 404 for a token that reaches no browser. */
export function takePush(pushes: PushStore, body: string): 200 | 400 | 404 {
  const push = parsePush(body);
  if (!push) return 400;
  if (!GIVEN_OUT.test(push.token)) return 404;
  pushes.add(push);
  return 200;
}

function parsePush(body: string): NewPush | null {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null) return null;
  const entries = FIELDS.map((field) => [field, Reflect.get(given, field)] as const);
  if (!entries.every(([, value]) => typeof value === 'string')) return null;
  return Object.fromEntries(entries) as unknown as NewPush;
}

import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { listOf, millis, text } from '@/lib/domain/parse/fields';
import {
  addressesOf,
  afterFailure,
  afterSubmission,
  INDEX_NOW_URL,
  isPublicOrigin,
  leftInHour,
  MOST_PER_REQUEST,
  parseIndexNow,
  type IndexNowState,
} from '@/lib/domain/seo/index-now';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { publicOrigin } from '@/lib/domain/store/store-site';
import type { Deps } from '@/functions/src/deps';
import type { Log } from '@/functions/src/log';

interface IndexNowDeps extends Pick<Deps, 'db' | 'now' | 'postPublic' | 'siteUrl'> {
  readonly log: Pick<Log, 'warn'>;
}

/** Stores of one run. */
const MOST_STORES = 200;
/** Changes of one store and run; the next run continues. */
const MOST_CHANGES = 100;
/** Changes are submitted once all older ones are visible: their times are those of the requests to commit. */
const SETTLED_MS = 60 * 1000;

/**
 * Submits the changed pages of every store that asked for it to search engines, from the changes that invalidate pages. A change
 * counts as submitted once the service took it, so a failed request is repeated, later each time.
 */
export async function sendIndexNow(deps: IndexNowDeps): Promise<void> {
  const asked = deps.db
    .collection(collections.storeSettings())
    .where('searchEngines.indexNow', '==', true)
    .limit(MOST_STORES);
  for (const stored of (await asked.get()).docs) {
    const setting = parseStoreSetting(stored.id, stored.data());
    const origin = publicOrigin(setting, deps.siteUrl());
    if (isPublicOrigin(origin))
      await submit(deps, storeId(stored.id), origin).catch((error: unknown) =>
        deps.log.warn('Changed pages could not be submitted', { store: stored.id, error: String(error) }),
      );
  }
}

async function submit(deps: IndexNowDeps, store: StoreId, origin: string): Promise<void> {
  const { db, now } = deps;
  const ref = db.doc(collections.indexNow(store));
  const state = parseIndexNow((await ref.get()).data());
  const at = now();
  // From the first run on: the sitemap has what was before. Its key must be there before it is named.
  if (!state) return void (await ref.create(newState(at)));
  if (state.retryAt > at) return;
  const left = Math.min(leftInHour(state, at), MOST_PER_REQUEST);
  const { urlList, submittedUntil } = await unsubmitted(deps, store, origin, { state, left });
  if (submittedUntil === state.submittedUntil) return;
  if (urlList.length > 0 && !(await posted(deps, { store, origin, key: state.key, urlList })))
    return void (await ref.update({ ...afterFailure(state, now()) }));
  await ref.update({ ...afterSubmission(state, urlList.length, submittedUntil, at) });
}

const newState = (at: number): IndexNowState => ({
  key: randomBytes(16).toString('hex'),
  submittedUntil: at,
  ...{ hour: 0, inHour: 0, failures: 0, retryAt: 0 },
});

interface Bound {
  readonly state: IndexNowState;
  /** Addresses that may be sent now. */
  readonly left: number;
}

/** The addresses of the oldest changes not submitted yet, and until when they are; whole changes as far as they fit. */
async function unsubmitted(
  { db, now }: IndexNowDeps,
  store: StoreId,
  origin: string,
  { state, left }: Bound,
) {
  const changes = db
    .collection(collections.pageChanges(store))
    .where('at', '>=', Timestamp.fromMillis(state.submittedUntil))
    .where('at', '<=', Timestamp.fromMillis(now() - SETTLED_MS))
    .orderBy('at')
    .limit(MOST_CHANGES);
  const urls = new Set<string>();
  let { submittedUntil } = state;
  for (const change of (await changes.get()).docs) {
    const added = addressesOf(origin, listOf(change.get('paths'), text)).filter((url) => !urls.has(url));
    // A change larger than a whole request is cut, or nothing after it would ever be submitted.
    const isFirst = urls.size === 0 && left === MOST_PER_REQUEST;
    if (urls.size + added.length > left && !isFirst) break;
    for (const url of added.slice(0, left)) urls.add(url);
    // Firestore's clock is finer than milliseconds.
    submittedUntil = Math.max(submittedUntil, Math.floor(millis(change.get('at')) ?? 0) + 1);
  }
  return { urlList: [...urls], submittedUntil };
}

interface Submission {
  readonly store: StoreId;
  readonly origin: string;
  readonly key: string;
  readonly urlList: readonly string[];
}

/** Whether the service took the addresses. */
async function posted(
  { postPublic, log }: IndexNowDeps,
  { store, origin, key, urlList }: Submission,
): Promise<boolean> {
  const body = JSON.stringify({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList,
  });
  const answer = await postPublic.send({
    url: INDEX_NOW_URL,
    headers: { 'user-agent': 'shop-index-now' },
    body,
  });
  const isTaken = 'status' in answer && answer.status >= 200 && answer.status < 300;
  if (!isTaken) log.warn('IndexNow did not take addresses', { store, ...answer });
  return isTaken;
}

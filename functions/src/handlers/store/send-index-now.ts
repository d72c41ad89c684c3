import { randomBytes } from 'node:crypto';
import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
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
import { publicOrigin } from '@/lib/domain/store/store-site';
import { failureOf } from '@/functions/src/failure-of';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import type { Deps } from '@/functions/src/deps';
import type { Log } from '@/functions/src/log';

interface IndexNowDeps extends Pick<Deps, 'db' | 'now' | 'postPublic' | 'siteUrl'> {
  readonly log: Pick<Log, 'warn'>;
}

/** Stores at the same time, and how long a run goes on: the service may take ten seconds to answer. */
const BOUNDS = { atOnce: 10, runMs: 60 * 1000 };
/** Changes of one store and run; the next run continues. */
const MOST_CHANGES = 100;
/** Changes are submitted once all older ones are visible: their times are those of the requests to commit. */
const SETTLED_MS = 60 * 1000;

/**
 * Submits the changed pages of every store that asked for it to search engines, store by store in turn, from the changes that
 * invalidate pages. A change counts as submitted once the service took it, so a failed request is repeated, later each time.
 */
export async function sendIndexNow(deps: IndexNowDeps, bounds = BOUNDS): Promise<void> {
  const asked = deps.db.collection(collections.storeSettings()).where('searchEngines.indexNow', '==', true);
  const stores = await readAll(asked.select());
  const visited = new Map(stores.map(({ id }) => [id, storeId(id)]));
  const visit = (store: StoreId) =>
    submit(deps, store).catch((error: unknown) =>
      deps.log.warn('Changed pages could not be submitted', { store, error: failureOf(error) }),
    );
  await visitInTurn(deps, { schedule: 'sendIndexNow', visited, visit, ...bounds });
}

async function submit(deps: IndexNowDeps, store: StoreId): Promise<void> {
  const { db, now, siteUrl } = deps;
  const ref = db.doc(collections.indexNow(store));
  const state = parseIndexNow((await ref.get()).data());
  const at = now();
  if (state && state.retryAt > at) return;
  const changes = state ? await unsubmitted(deps, store, state) : [];
  if (state && changes.length === 0) return;
  const setting = await readPublicSetting(db, store);
  const origin = setting ? publicOrigin(setting, siteUrl()) : '';
  if (!isPublicOrigin(origin)) return;
  // From the first run on: the sitemap has what was before. Its key must be there before it is named.
  if (!state) return void (await ref.create(newState(at)));
  const left = Math.min(leftInHour(state, at), MOST_PER_REQUEST);
  const { urlList, submittedUntil } = fitting(changes, origin, { state, left });
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

/** The oldest changes not submitted yet. */
async function unsubmitted(
  { db, now }: IndexNowDeps,
  store: StoreId,
  { submittedUntil }: IndexNowState,
): Promise<QueryDocumentSnapshot[]> {
  const changes = db
    .collection(collections.pageChanges(store))
    .where('at', '>=', Timestamp.fromMillis(submittedUntil))
    .where('at', '<=', Timestamp.fromMillis(now() - SETTLED_MS))
    .orderBy('at')
    .limit(MOST_CHANGES);
  return (await changes.get()).docs;
}

/** The addresses of changes, oldest first, and until when they are; whole changes as far as they fit. */
function fitting(changes: readonly QueryDocumentSnapshot[], origin: string, { state, left }: Bound) {
  const urls = new Set<string>();
  let { submittedUntil } = state;
  for (const change of changes) {
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

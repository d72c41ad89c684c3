import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { parseStoreUser } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { localizedText, text } from '@/lib/domain/parse/fields';
import {
  sortName,
  storeWords,
  type LimitHit,
  type PlatformPlan,
  type PlatformStore,
} from '@/lib/domain/platform/platform-store';
import { DAY_COUNTED, keptDays } from '@/lib/domain/platform/day-counts';
import { QUOTA_NAMES } from '@/lib/domain/quotas/quotas';
import { parseStoreUsage } from '@/lib/domain/quotas/store-usage';
import { figuresIn, parseMonth } from '@/lib/domain/stats/month';
import { addDays, monthOf, monthsOf, storeDay } from '@/lib/domain/stats/store-day';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { publicOrigin } from '@/lib/domain/store/store-site';
import { planState } from '@/lib/domain/subscription/subscription';
import { HOST_STATES, parseDomainRecord } from '@/lib/domain/tenancy/domain-record';
import { failureOf } from '@/functions/src/failure-of';
import { readStorePlan } from '@/functions/src/adapters/platform/store-plan';
import type { Deps as AllDeps } from '@/functions/src/deps';
import type { Log } from '@/functions/src/log';

type Deps = Pick<AllDeps, 'db' | 'now' | 'pictures'>;
type LoggingDeps = Deps & { readonly log: Pick<Log, 'error'> };

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** People of a store that are read to name its owners. */
const MOST_PEOPLE = 100;
/** Stores of one run, a few at a time, and how long a run may go on: see `visitInTurn`. */
const PER_RUN = 500;
const AT_ONCE = 5;
const RUN_MS = 5 * 60 * 1000;

/**
 * Counts the stores for the console, in turn: a run continues where the last one stopped. A store costs about a dozen reads, one
 * more per thousand products and mails, and one listing per thousand pictures.
 */
export async function surveyStores(deps: LoggingDeps): Promise<void> {
  const { db, now, log } = deps;
  const cursor = db.doc(collections.scheduleCursor('surveyStores'));
  const after = text((await cursor.get()).get('after')) ?? '';
  const ids = await idsAfter(db, after);
  const endsAt = now() + RUN_MS;
  let at = 0;
  for (; at < ids.length && now() < endsAt; at += AT_ONCE) {
    const counted = ids
      .slice(at, at + AT_ONCE)
      .map((store) =>
        surveyStore(deps, store).catch((error: unknown) =>
          log.error('A store was not counted', { store, error: failureOf(error) }),
        ),
      );
    await Promise.all(counted);
  }
  // The end of the list: the next run begins anew.
  const isOver = ids.length < PER_RUN && at >= ids.length;
  await cursor.set({ after: isOver ? '' : (ids[Math.min(at, ids.length) - 1] ?? '') });
}

/** The next stores by id; among them those that are gone but were counted. */
async function idsAfter(db: Firestore, after: string): Promise<StoreId[]> {
  const pages = [collections.storeSettings(), collections.platformStores()].map(async (path) => {
    const page = db.collection(path).orderBy('__name__').select().limit(PER_RUN);
    return (await (after ? page.startAfter(after) : page).get()).docs.map(({ id }) => id);
  });
  const ids = [...new Set((await Promise.all(pages)).flat())].sort();
  return ids.slice(0, PER_RUN).map(storeId);
}

/** Counts one store; removes what was counted of one that is gone. */
export async function surveyStore(deps: Deps, store: StoreId): Promise<void> {
  const { db, now } = deps;
  const ref = db.doc(collections.platformStore(store));
  const stored = await db.doc(collections.storeSetting(store)).get();
  if (!stored.exists) return void (await ref.delete());
  const setting = parseStoreSetting(store, stored.data());
  const [people, plan, sales, counts, usage] = await Promise.all([
    peopleOf(db, store),
    planOf(deps, store),
    salesOf(deps, store, setting.timeZone),
    countsOf(deps, store),
    limitsOf(deps, store, setting.timeZone),
  ]);
  const counted = {
    name: setting.name,
    site: publicOrigin(setting, ''),
    ...people,
    plan: plan && { ...plan, until: Timestamp.fromMillis(plan.until) },
    openedAt: stored.createTime ?? Timestamp.fromMillis(now()),
    ...sales,
    ...counts,
    ...usage,
    countedAt: Timestamp.fromMillis(now()),
  };
  await db.runTransaction(async (tx) => {
    // With the write, so that no count undoes a suspension or what others add meanwhile.
    const [known, records] = await Promise.all([
      tx.get(ref),
      tx.get(db.collection(collections.domains()).where('storeId', '==', store)),
    ]);
    const byDay = Object.fromEntries(
      DAY_COUNTED.flatMap((of) => Object.entries(keptDays(of, known.data(), now()))),
    );
    const parsed = records.docs.map((doc) => ({ host: doc.id, record: parseDomainRecord(doc.data()) }));
    const hosts = parsed
      .sort(
        (one, other) => Number(Boolean(one.record?.redirectTo)) - Number(Boolean(other.record?.redirectTo)),
      )
      .map(({ host }) => host);
    const state = HOST_STATES.find((one) => parsed.some(({ record }) => record?.state === one)) ?? 'open';
    tx.set(ref, {
      ...counted,
      ...byDay,
      hosts,
      state,
      ...listFields({ ...counted, id: store, hosts }),
    });
  });
}

/** What lists find and sort a store by. */
const listFields = (store: Pick<PlatformStore, 'id' | 'name' | 'hosts' | 'owners'>) => ({
  words: storeWords(store),
  sortName: sortName(store.name),
});

interface NewStore extends Pick<PlatformStore, 'id' | 'name' | 'hosts' | 'owners' | 'site'> {
  /** Milliseconds since the epoch. */
  readonly openedAt: number;
}

/** The document of a store that opens now, until it is counted. */
export const newPlatformStore = (store: NewStore): DocumentData => {
  const { id: _, ...shown } = store;
  const counts = {
    orders: 0,
    products: 0,
    storage: 0,
    mails: 0,
    heldMails: 0,
    staff: 1,
    reads: 0,
    refusals: 0,
  };
  return {
    ...{ ...shown, ...counts, ...listFields(store), state: 'open', plan: null, limits: [] },
    openedAt: Timestamp.fromMillis(store.openedAt),
  };
};

async function peopleOf(db: Firestore, store: StoreId) {
  const people = db.collection(collections.storeUsers()).where('storeId', '==', store).limit(MOST_PEOPLE);
  const { docs } = await people.get();
  const staff = docs.map((doc) => parseStoreUser(doc.id, doc.data()));
  const owners = staff.filter(({ role }) => role === 'owner').map(({ email }) => email);
  return { owners: owners.sort(), staff: staff.length };
}

async function planOf({ db, now }: Deps, store: StoreId): Promise<PlatformPlan | null> {
  const plan = await readStorePlan(db, store);
  if (!plan) return null;
  const sold = db
    .collection(collections.packages())
    .where('stripePriceId', '==', plan.stripePriceId)
    .limit(1);
  const [found] = (await sold.get()).docs;
  return {
    name: localizedText(found?.get('name')),
    state: planState(plan, now()),
    until: plan.currentPeriodEnd,
  };
}

/** Orders of the last days, from the months' figures: two or three documents. */
async function salesOf({ db, now }: Deps, store: StoreId, timeZone: string) {
  const to = storeDay(now(), timeZone);
  const range = { from: addDays(to, 1 - DAYS), to };
  const months = monthsOf(range).map((month) => db.doc(collections.statsMonth(store, month)));
  const days = new Map((await db.getAll(...months)).flatMap((doc) => [...parseMonth(doc.data())]));
  const sold = [...days].filter(([day, { orders }]) => orders > 0 && day <= to).map(([day]) => day);
  return { orders: figuresIn(days, range).orders, lastOrderDay: sold.sort().at(-1) ?? null };
}

/** The quotas that stand near or full, those of a month that is over being free again; and what they refused. */
async function limitsOf({ db, now }: Deps, store: StoreId, timeZone: string) {
  const { limits } = parseStoreUsage((await db.doc(collections.storeUsage(store)).get()).data());
  const month = monthOf(storeDay(now(), timeZone));
  const hit = QUOTA_NAMES.flatMap((quota): LimitHit[] => {
    const state = limits[quota];
    if (!state || state.level === 'free' || (state.month && state.month !== month)) return [];
    return [{ quota, level: state.level }];
  });
  const planRefusals = QUOTA_NAMES.reduce((sum, quota) => sum + (limits[quota]?.refused ?? 0), 0);
  return { limits: hit, planRefusals };
}

async function countsOf({ db, now, pictures }: Deps, store: StoreId) {
  const since = Timestamp.fromMillis(now() - DAYS * DAY_MS);
  const outbox = db.collection(collections.outbox(store)).where('createdAt', '>=', since);
  const held = db.collection(collections.heldMails(store)).where('at', '>=', since);
  const [products, mails, heldMails, storage] = await Promise.all([
    db.collection(collections.products(store)).count().get(),
    outbox.where('state', '==', 'sent').count().get(),
    held.count().get(),
    pictures.bytesBelow(`stores/${store}/`),
  ]);
  return {
    products: products.data().count,
    mails: mails.data().count,
    heldMails: heldMails.data().count,
    storage,
  };
}

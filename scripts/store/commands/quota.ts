import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import {
  parseQuotas,
  QUOTA_NAMES,
  quotasProblem,
  type QuotaName,
  type Quotas,
} from '@/lib/domain/quotas/quotas';
import { parsePlanPackage } from '@/lib/domain/subscription/plan-package';
import { readQuotas } from '@/functions/src/adapters/quotas/read-quotas';
import type { Options } from '../options';
import type { World } from '../world/world';
import type { Command } from './command';

/** Takes a quota away: of a plan, that it is unlimited; of a store, that it has its plan's again. */
const NONE = 'none';

export const quotaCommand: Command = {
  name: 'quota',
  summary: 'sets what a plan holds, or raises it for one store',
  help: `npm run store -- quota (--plan PLAN | --id ID) [--products N] [--staff N] [--orders N] [--storage N] [--mails N]

With --plan, what every package of the plan holds; stores on it have it at once. With --id, what this one store may have
although its plan holds less; a plan that holds more, or has no quota, stays. Without a number it tells what holds.
Nothing is ever deleted: a smaller quota refuses new things alone, and orders are accepted beyond theirs.

  --plan PLAN    such as growth: all its packages
  --id ID        a store
  --products N   products that are not archived
  --staff N      people with a role, owners included, and open invitations
  --orders N     orders of a calendar month
  --storage N    pictures of the store's own, in MiB
  --mails N      reminder e-mails of a calendar month: carts, boards that are back, reviews
  N              a whole number, or "none": of a plan unlimited, of a store as its plan says`,
  options: {
    plan: { type: 'string' },
    id: { type: 'string' },
    ...Object.fromEntries(QUOTA_NAMES.map((name) => [name, { type: 'string' }] as const)),
  },
  required: [],
  async run(world, options) {
    const plan = options.text('plan');
    if ((plan === undefined) === (options.text('id') === undefined))
      throw new Error('"quota" takes either --plan or --id.');
    const wanted = wantedOf(options);
    const print = (what: string, quotas: Quotas) => world.terminal.print(`${what}: ${inWords(quotas)}`);
    if (plan !== undefined) {
      for (const [id, quotas] of await changePlan(world, plan, wanted)) print(id, quotas);
      return 0;
    }
    const store = options.store('id');
    print(`"${store}"`, await raise(world, store, wanted));
    return 0;
  },
};

type Wanted = Readonly<Partial<Record<QuotaName, number | null>>>;

/** Throws a sentence where a number is none that a quota can be. */
function wantedOf(options: Options): Wanted {
  const given = QUOTA_NAMES.flatMap((name) => {
    const value = options.text(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const numbers = given
    .filter(([, value]) => value !== NONE)
    .map(([name, value]) => [name, numberOf(value)] as const);
  const problem = quotasProblem(Object.fromEntries(numbers));
  if (problem) throw new Error(`--${problem}; "none" takes it away.`);
  const none = given.filter(([, value]) => value === NONE).map(([name]) => [name, null] as const);
  return Object.fromEntries([...numbers, ...none]) as Wanted;
}

const numberOf = (value: string): unknown => (/^\d{1,15}$/.test(value) ? Number(value) : value);

async function changePlan({ db }: World, plan: string, wanted: Wanted): Promise<[string, Quotas][]> {
  const { docs } = await db.collection(collections.packages()).get();
  const sold = docs.filter((stored) => parsePlanPackage(stored.id, stored.data()).plan === plan);
  if (!sold.length) {
    const plans = docs.map((stored) => parsePlanPackage(stored.id, stored.data()).plan);
    throw new Error(`There is no plan "${plan}"; there are ${[...new Set(plans)].join(', ') || 'none'}.`);
  }
  const changed: [string, Quotas][] = [];
  for (const { id, ref } of sold) {
    if (hasChanges(wanted)) await ref.set({ quotas: fieldsOf(wanted) }, { merge: true });
    changed.push([id, parsePlanPackage(id, (await ref.get()).data()).quotas]);
  }
  return changed;
}

async function raise({ db }: World, store: StoreId, wanted: Wanted): Promise<Quotas> {
  if (!(await db.doc(collections.storeSetting(store)).get()).exists)
    throw new Error(`There is no store "${store}".`);
  const ref: DocumentReference = db.doc(collections.quotaRaise(store));
  if (hasChanges(wanted)) {
    const batch = db.batch();
    batch.set(ref, { storeId: store, ...fieldsOf(wanted) }, { merge: true });
    // How it stands is told anew by what is counted next.
    const levels = { storeId: store, limits: FieldValue.delete() };
    batch.set(db.doc(collections.storeUsage(store)), levels, { merge: true });
    await batch.commit();
  }
  return db.runTransaction((tx) => readQuotas(tx, db, store), { readOnly: true });
}

const hasChanges = (wanted: Wanted): boolean => Object.keys(wanted).length > 0;

const fieldsOf = (wanted: Wanted) =>
  Object.fromEntries(Object.entries(wanted).map(([name, most]) => [name, most ?? FieldValue.delete()]));

function inWords(quotas: Quotas): string {
  const known = parseQuotas(quotas);
  return QUOTA_NAMES.map((name) => `${name} ${known[name] ?? 'unlimited'}`).join(', ');
}

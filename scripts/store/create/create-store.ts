import { isDeepStrictEqual } from 'node:util';
import { invitationState, parseInvitation } from '@/lib/domain/account/invitation';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { isLocale, type LocalizedText } from '@/lib/domain/locale';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { parseStoreUser } from '@/lib/domain/account/store-user';
import { STARTER_TEMPLATES } from '@/lib/domain/opening/store-opening';
import { localizedText, oneOf } from '@/lib/domain/parse/fields';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import { writeClaims } from '@/functions/src/adapters/people/store-roles';
import { pendingOwner } from '@/functions/src/handlers/billing/adopt-plan';
import { readPackage } from '@/functions/src/handlers/billing/read-package';
import { invitationId, inviteStaff } from '@/functions/src/handlers/staff/invite-staff';
import { isEmpty } from '@/functions/src/adapters/archive/store-content';
import { platformOf } from '../hosts/platform-of';
import { assertFree, settleHosts } from '../hosts/settle-hosts';
import { readJob, unfinished } from '../world/jobs';
import type { World } from '../world/world';
import { giveCustomer, givePlan } from './give-plan';
import { ownerName } from '@/lib/domain/opening/owner-name';
import { type NewStore, writeTemplate } from './template';

interface Made {
  /** The Stripe customer's id; empty when this machine has no key of the platform. */
  readonly customer: string;
  /** Its host below the platform's; null for none. */
  readonly host: string | null;
  readonly remaining: readonly string[];
}

/** The options as a job stores them, so that another process can finish it. */
export const optionsOf = ({ name, owner, template, plan, locale, platformName }: NewStore) => ({
  nameEn: name.en,
  nameAr: name.ar,
  owner,
  template,
  plan,
  locale,
  platformName,
});

export function newStoreOf(store: StoreId, options: Readonly<Record<string, string>>): NewStore {
  const { nameEn = '', nameAr = '', owner = '', plan = '', locale, platformName = '' } = options;
  const template = oneOf(STARTER_TEMPLATES, options.template) ?? 'empty';
  const name = { en: nameEn, ar: nameAr };
  return { store, name, owner, template, plan, locale: isLocale(locale) ? locale : 'en', platformName };
}

/** Describes what `createStore` would do. Throws a sentence about what prevents it, before anything is written. */
export async function planned(world: World, wanted: NewStore): Promise<string[]> {
  const { store, owner, template, plan, platformName } = wanted;
  const { db } = world;
  if (plan && !(await readPackage(db, plan))) throw new Error(await unknownPlan(world, plan));
  if (plan && !world.plans) throw new Error('--plan needs the platform’s key of Stripe, STRIPE_SECRET_KEY.');
  if (platformName) await assertFree(world, store, platformName);
  const person = await personOf(world, store, owner);
  const job = await readJob(world, store);
  if (job && job.operation !== 'create') throw new Error(unfinished(store, job));
  const setting = await db.doc(collections.storeSetting(store)).get();
  if (!setting.exists && !job && !(await isEmpty(world, store)))
    throw new Error(
      `Parts of a store "${store}" are there; "npm run store -- doctor --id ${store}" tells more.`,
    );
  const exists = setting.exists;
  const isOwner = person?.role === 'owner';
  return [
    ...(exists ? [] : [`write the ${template} catalogue and the setting of "${store}"`]),
    ...(exists && !isNamed(setting.get('name'), wanted.name) ? [`rename the store "${store}"`] : []),
    ...(platformOf(world.env) ? [`see to its host below ${platformOf(world.env)}`] : []),
    ...(isOwner ? [] : [`invite ${owner} as its owner`]),
    ...(world.plans ? ['see to its customer at Stripe'] : []),
    ...(plan ? [`start the plan ${plan} on trial`] : []),
  ];
}

/** Creates whatever the store still lacks. */
export async function createStore(world: World, wanted: NewStore): Promise<Made> {
  const { store, owner, plan } = wanted;
  await writeStore(world, wanted);
  const { host } = await settleHosts(world, store, wanted);
  const hostless = host || !platformOf(world.env) ? [] : [`a host: choose one with --platform-name`];
  const uid = await employOwner(world, wanted);
  if (!world.plans)
    return {
      customer: '',
      host,
      remaining: [...hostless, 'a plan: no key of the platform’s Stripe is here'],
    };
  const customer = await giveCustomer(world, world.plans, store, { uid, email: owner });
  if (plan) await givePlan(world, world.plans, customer, plan);
  return {
    customer,
    host,
    remaining: [...hostless, ...(plan ? [] : ['a plan: the owner chooses one under Settings'])],
  };
}

/** Asks whether an existing store may get another name or host; call it before the work begins. */
export async function agreeToRename(
  { db, terminal }: World,
  { store, name, platformName }: NewStore,
): Promise<void> {
  const setting = await db.doc(collections.storeSetting(store)).get();
  if (!setting.exists) return;
  const refusal = `The store "${store}" exists under another name and was left as it is.`;
  if (!isNamed(setting.get('name'), name))
    await terminal.consent(`Rename the store "${store}" to ${name.en} / ${name.ar}?`, refusal);
  const present = parseStoreSetting(store, setting.data()).platformName;
  if (platformName && present && present !== platformName)
    await terminal.consent(
      `Move the store "${store}" from the name ${present} to ${platformName}? Its links end.`,
      refusal,
    );
}

async function writeStore(world: World, wanted: NewStore): Promise<void> {
  const ref = world.db.doc(collections.storeSetting(wanted.store));
  const setting = await ref.get();
  if (!setting.exists) return writeTemplate(world, wanted);
  if (!isNamed(setting.get('name'), wanted.name)) await ref.update({ name: wanted.name });
}

const isNamed = (stored: unknown, { en, ar }: LocalizedText): boolean =>
  isDeepStrictEqual(localizedText(stored), { en, ar });

/** Invites the owner, and returns the id that holds the plan. Does not invite somebody who already owns the store. */
async function employOwner(world: World, { store, owner, name, locale }: NewStore): Promise<string> {
  const { db, auth, now } = world;
  const person = await personOf(world, store, owner);
  if (person?.role === 'owner') {
    await writeClaims({ db, auth }, person.id);
    return person.id;
  }
  const request = {
    storeId: store,
    email: owner,
    name: ownerName(name, owner),
    role: 'owner',
    locale,
  } as const;
  const stored = await db.doc(collections.invitation(store, invitationId(owner))).get();
  const isOpen =
    stored.exists && invitationState(parseInvitation(stored.id, stored.data()), now()) === 'open';
  const invited = isOpen ? null : await inviteStaff({ db, now }, request, null);
  if (invited?.ok === false) throw new Error(`${owner} could not be invited (${invited.error.code}).`);
  return pendingOwner(store);
}

async function personOf({ auth, db }: World, store: StoreId, email: string) {
  const account = await auth.getUserByEmail(email).catch(nullWhenNoAccount);
  if (!account) return null;
  const stored = await db.doc(collections.storeUser(store, account.uid)).get();
  return stored.exists ? parseStoreUser(stored.id, stored.data()) : null;
}

async function unknownPlan({ db }: World, plan: string): Promise<string> {
  const { docs } = await db.collection(collections.packages()).get();
  const known = docs.map(({ id }) => id).join(', ');
  return `There is no plan "${plan}"; ${known ? `there are ${known}` : 'none is sold here yet'}.`;
}

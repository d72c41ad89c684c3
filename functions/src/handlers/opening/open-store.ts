import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import type { Callables } from '@/lib/domain/api/callables';
import { MOST_ROLES } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { openedSetting } from '@/lib/domain/opening/opened-setting';
import { ownerName } from '@/lib/domain/opening/owner-name';
import { MOST_STORES, parseStoreOpening } from '@/lib/domain/opening/store-opening';
import { fail, ok, type Result } from '@/lib/domain/result';
import { reservedIn } from '@/lib/domain/store/reserved-name';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { platformHost, platformOrigin } from '@/lib/domain/tenancy/platform-name';
import { failureOf } from '@/functions/src/failure-of';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { queueCodeMail } from '@/functions/src/adapters/outbox/outbox';
import { giveRole } from '@/functions/src/adapters/people/staff-role';
import { writeClaims } from '@/functions/src/adapters/people/store-roles';
import { digest } from '@/functions/src/adapters/tokens/digest';
import type { Caller } from '@/functions/src/callable';
import type { Deps as AllDeps } from '@/functions/src/deps';
import { openingsOf } from '@/functions/src/handlers/account/own-documents';
import { readPackage } from '@/functions/src/handlers/billing/read-package';
import { newPlatformStore } from '@/functions/src/handlers/platform/survey-stores';
import { readRoles } from '@/functions/src/handlers/staff/staff-of-store';
import type { Log } from '@/functions/src/log';
import { fillStore } from './fill-store';
import { readStarter } from './lay-starter';

interface Deps extends Pick<
  AllDeps,
  'auth' | 'db' | 'now' | 'pictures' | 'platform' | 'platformHost' | 'siteUrl'
> {
  readonly log: Pick<Log, 'error'>;
}

type Request = Callables['openStore']['request'];
type Response = Callables['openStore']['response'];

/** As long as Firestore's own ids. */
const STORE_ID_LENGTH = 20;
/** Within it this call fills the store itself; afterwards the schedule does. */
const FILLING_MS = 3 * 60 * 1000;

/**
 * Opens a store that the caller owns. One transaction writes the store's address, setting and owner; what follows it, the claim
 * and the catalogue, a retry or a schedule completes. A retry with the same key returns the same store. The owner's role works
 * once their e-mail is verified, by the mail that this queues. Fails with `opening-unavailable`, `invalid-input` (a reserved
 * name, a taken address), `plan-not-found`, `starter-missing`, `roles-too-many`, `stores-too-many`.
 */
export async function openStore(deps: Deps, request: Request, caller: Caller): Promise<Result<Response>> {
  const { auth, db, log } = deps;
  const host = platformHost(request.platformName, deps.platformHost());
  if (!host) return fail({ code: 'opening-unavailable' });
  const account = await auth.getUser(caller.uid);
  const { email } = account;
  if (!email || email !== caller.email) return fail({ code: 'not-allowed' });
  const reserved = reservedIn(request.name, deps.platform().name);
  if (reserved)
    return fail({ code: 'invalid-input', fields: { [`name.${reserved}`]: 'field.storeName.reserved' } });
  if (request.package && !(await readPackage(db, request.package))) return fail({ code: 'plan-not-found' });
  if (request.template === 'boards' && !(await readStarter(deps))) return fail({ code: 'starter-missing' });

  const store = storeId(digest([caller.uid, request.key]).slice(0, STORE_ID_LENGTH));
  const opened = await inTransaction(db, (tx) => open(tx, deps, { store, host, request, account, email }));
  if (!opened.ok) return opened;
  // Last, so that no claim exists without its document.
  await writeClaims({ db, auth }, caller.uid);
  await fillStore(deps, store).catch((error: unknown) =>
    log.error('An opened store was not filled', { store, error: failureOf(error) }),
  );
  return opened;
}

interface Opening {
  readonly store: StoreId;
  readonly host: string;
  readonly request: Request;
  readonly account: UserRecord;
  readonly email: string;
}

async function open(tx: Transaction, deps: Deps, opening: Opening): Promise<Result<Response>> {
  const { db } = deps;
  const { store, host, account } = opening;
  const { uid } = account;
  const [known, domain, profile] = await tx.getAll(
    db.doc(collections.storeOpening(store)),
    db.doc(collections.domain(host)),
    db.doc(collections.user(uid)),
  );
  if (known?.exists) return ok({ storeId: store, host: parseStoreOpening(store, known.data()).host });
  if ((await readRoles(tx, db, uid)).length >= MOST_ROLES) return fail({ code: 'roles-too-many' });
  if ((await tx.get(openingsOf(db, uid).limit(MOST_STORES))).size >= MOST_STORES)
    return fail({ code: 'stores-too-many' });
  if (domain?.exists)
    return fail({ code: 'invalid-input', fields: { platformName: 'field.platformName.taken' } });
  writeStore(tx, deps, opening);
  writeOwner(tx, deps, opening, profile?.exists ?? false);
  return ok({ storeId: store, host });
}

/** The store's address and setting, and what is left to do for it. */
function writeStore(
  tx: Transaction,
  { db, now, siteUrl }: Deps,
  { store, host, request, account, email }: Opening,
): void {
  const { locale, template, package: packageId } = request;
  const at = now();
  const record: DomainRecord = { storeId: store, kind: 'platform', state: 'open', redirectTo: null };
  tx.create(db.doc(collections.domain(host)), record);
  tx.create(
    db.doc(collections.storeSetting(store)),
    openedSetting({ ...request, email, siteUrl: platformOrigin(request.platformName, siteUrl()) }),
  );
  tx.set(
    db.doc(collections.platformStore(store)),
    newPlatformStore({
      ...{ id: store, name: request.name, hosts: [host], owners: [email], openedAt: at },
      site: platformOrigin(request.platformName, siteUrl()),
    }),
  );
  tx.create(db.doc(collections.notificationSetting(store)), { locale });
  tx.create(db.doc(collections.storeOpening(store)), {
    ...{ uid: account.uid, storeId: store, host, template, packageId, createdAt: Timestamp.fromMillis(at) },
    fillDueAt: template === 'boards' ? Timestamp.fromMillis(at + FILLING_MS) : null,
    trialDueAt: packageId ? Timestamp.fromMillis(at + FILLING_MS) : null,
  });
}

/** The owner, as by an accepted invitation; the role is for the account's address, once that is verified. */
function writeOwner(
  tx: Transaction,
  { db, now }: Deps,
  { store, request: { name, locale }, account: { uid, emailVerified }, email }: Opening,
  hasProfile: boolean,
): void {
  const called = ownerName(name, email);
  const fresh = { name: called, createdAt: Timestamp.fromMillis(now()) };
  const record = { id: uid, name: called, email, image: '', storeId: store, role: 'owner' };
  tx.set(db.doc(collections.storeUser(store, uid)), record);
  tx.set(
    db.doc(collections.user(uid)),
    { ...(!hasProfile && fresh), uid, email, isAdmin: true },
    { merge: true },
  );
  giveRole(tx, db, store, uid, { role: 'owner', email });
  if (!emailVerified) queueCodeMail(tx, db, store, { kind: 'verify-email', to: email, locale }, now());
}

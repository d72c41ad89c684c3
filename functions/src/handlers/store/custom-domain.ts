import { Timestamp } from 'firebase-admin/firestore';
import type { Log } from '@/functions/src/log';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { domainProblem, isPassing, parseCustomDomain, proofName } from '@/lib/domain/store/custom-domain';
import type { CustomDomain } from '@/lib/domain/store/custom-domain';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { wantedDomain } from '@/lib/domain/tenancy/domain-changes';
import { isOfPlatform } from '@/lib/domain/tenancy/platform-name';
import { readDomains, writeDomains } from '@/functions/src/adapters/database/domain-records';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import type { Dns } from '@/functions/src/adapters/network/dns';
import type { Answer } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

type CheckDeps = Pick<Deps, 'db' | 'now' | 'dns' | 'servesStore'>;

interface RecheckDeps extends CheckDeps {
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Sets or removes the store's domain, for its owner. A new domain waits for its DNS records; the one before leads to the store
 * no more. Fails with `store-not-found`, `invalid-input` (an address of the platform; a domain of another store).
 */
export async function saveCustomDomain(
  { db, newId, siteUrl, platformHost }: Pick<Deps, 'db' | 'newId' | 'siteUrl' | 'platformHost'>,
  { storeId: id, domain }: Callables['saveCustomDomain']['request'],
): Promise<Result<Callables['saveCustomDomain']['response']>> {
  const store = storeId(id);
  const [setting, wanted] = [
    db.doc(collections.storeSetting(store)),
    db.doc(collections.customDomain(store)),
  ];
  return inTransaction(db, async (tx) => {
    const [found, before] = await tx.getAll(setting, wanted);
    if (!found?.exists) return fail({ code: 'store-not-found' });
    const target = new URL(parseStoreSetting(id, found.data()).siteUrl || siteUrl()).hostname;
    if (domain === target || isOfPlatform(domain, platformHost()))
      return fail({ code: 'invalid-input', fields: { domain: 'field.domain.own' } });
    if (parseCustomDomain(before?.data())?.domain === domain) return ok({ ok: true } as const);
    const { held, taken } = await readDomains(tx, db, store, domain ? [domain] : []);
    if (taken.size) return fail({ code: 'invalid-input', fields: { domain: 'field.domain.taken' } });
    if (domain) {
      const pending: CustomDomain = {
        domain,
        token: newId(),
        target,
        hostRecords: [],
        state: 'pending',
        problem: null,
        checkedAt: null,
      };
      tx.set(wanted, pending);
    } else tx.delete(wanted);
    tx.update(setting, { customDomain: '' });
    if (!writeDomains(tx, db, store, held, wantedDomain('', null, held))) invalidateEveryPage(tx, db, store);
    return ok({ ok: true } as const);
  });
}

/**
 * Checks the domain's DNS records and whether it serves this store, and stores both results. The records alone make the host
 * lead to the store; until both are right, nothing links to it. A missing answer proves nothing, so the state stays. Fails with
 * `domain-not-found`.
 */
export async function checkCustomDomain(
  deps: CheckDeps,
  { storeId: id }: Callables['checkCustomDomain']['request'],
): Answer<'checkCustomDomain'> {
  return check(deps, storeId(id));
}

/**
 * Checks every domain again, in turn, so that late records are found without a click, and a sold or lost domain gets no more
 * visitors and links.
 */
export async function recheckDomains(deps: RecheckDeps): Promise<void> {
  const stores = await readAll(deps.db.collection(collections.storeSettings()).select());
  const visited = new Map(stores.map(({ id }) => [id, storeId(id)]));
  const visit = async (store: StoreId) => {
    await check(deps, store).catch((error: unknown) =>
      deps.log.warn('A domain was not checked', { store, error: String(error) }),
    );
  };
  await visitInTurn(deps, { schedule: 'checkDomains', visited, visit });
}

async function check({ db, now, dns, servesStore }: CheckDeps, store: StoreId): Answer<'checkCustomDomain'> {
  const ref = db.doc(collections.customDomain(store));
  const wanted = parseCustomDomain((await ref.get()).data());
  if (!wanted) return fail({ code: 'domain-not-found' });
  const { domain } = wanted;
  const found = (await problemOf(wanted, dns)) ?? ((await servesStore(domain, store)) ? null : 'not-served');

  return inTransaction(db, async (tx) => {
    const current = parseCustomDomain((await tx.get(ref)).data());
    if (current?.token !== wanted.token) return fail({ code: 'edited-meanwhile' });
    const { held, taken } = await readDomains(tx, db, store, [domain]);
    const problem = taken.has(domain) && (!found || isPassing(found)) ? 'taken' : found;
    const state = isPassing(problem) ? current.state : problem ? 'failed' : 'verified';
    tx.update(ref, { state, problem, checkedAt: Timestamp.fromMillis(now()) });
    const customDomain = state === 'verified' ? domain : '';
    tx.update(db.doc(collections.storeSetting(store)), { customDomain });
    const hosts = wantedDomain(customDomain, { domain, problem }, held);
    const isChanged = writeDomains(tx, db, store, held, hosts);
    if (state !== current.state && !isChanged) invalidateEveryPage(tx, db, store);
    return ok({ state, problem });
  });
}

async function problemOf(wanted: CustomDomain, dns: Dns) {
  const { domain, target } = wanted;
  const [texts, aliases, addresses, targetAddresses] = await Promise.all([
    dns.texts(proofName(domain)),
    dns.aliases(domain),
    dns.addresses(domain),
    dns.addresses(target),
  ]);
  return domainProblem(wanted, { texts, aliases, addresses, targetAddresses });
}

import { Timestamp } from 'firebase-admin/firestore';
import { failureOf } from '@/functions/src/failure-of';
import type { Log } from '@/functions/src/log';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import {
  checksOf,
  domainProblem,
  isTemporary,
  parseCustomDomain,
  proofName,
  unchecked,
} from '@/lib/domain/store/custom-domain';
import type { CustomDomain, DomainCheck, DomainHost, DomainProblem } from '@/lib/domain/store/custom-domain';
import type { Certificate } from '@/lib/domain/store/own-domain/certificate';
import { newsOf, type DomainNews } from '@/lib/domain/store/own-domain/domain-news';
import { twinOf } from '@/lib/domain/store/own-domain/domain-twin';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { NO_DOMAIN, wantedDomain } from '@/lib/domain/tenancy/domain-changes';
import { isOfPlatform } from '@/lib/domain/tenancy/platform-name';
import { readDomains, writeDomains } from '@/functions/src/adapters/database/domain-records';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import { queueDomainMail } from '@/functions/src/adapters/outbox/domain-mail';
import type { Answer } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

type CheckDeps = Pick<Deps, 'db' | 'now' | 'dns' | 'servesStore' | 'readCertificate'>;

interface RecheckDeps extends CheckDeps {
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Sets or removes the store's domain, for its owner. The former domain no longer leads to the store. A new domain waits for its
 * DNS records, except the former one's twin (with or without `www`), which keeps what its check found. Fails with `store-not-found`,
 * `invalid-input` (an address of the platform; a domain of another store).
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
    const named = parseCustomDomain(before?.data());
    if (named?.domain === domain) return ok({ ok: true } as const);
    const { held, taken } = await readDomains(tx, db, store, domain ? [domain] : []);
    if (taken.size) return fail({ code: 'invalid-input', fields: { domain: 'field.domain.taken' } });
    const next = domain ? (swapped(named, domain) ?? newDomain(domain, newId(), target)) : null;
    if (next) tx.set(wanted, storedDomain(next));
    else tx.delete(wanted);
    const customDomain = next?.state === 'verified' ? domain : '';
    tx.update(setting, { customDomain });
    const hosts = next ? wantedDomain(customDomain, next, held) : NO_DOMAIN;
    if (!writeDomains(tx, db, store, held, hosts)) invalidateEveryPage(tx, db, store);
    return ok({ ok: true } as const);
  });
}

function newDomain(domain: string, token: string, target: string): CustomDomain {
  const twin = twinOf(domain);
  return {
    ...unchecked(domain),
    token,
    target,
    hostRecords: [],
    twin: twin === null ? null : unchecked(twin),
  };
}

/** The same domain whose twin is the named one from now on, with what is known of both; null for another domain. */
function swapped(named: CustomDomain | null, domain: string): CustomDomain | null {
  if (named?.twin?.domain !== domain) return null;
  const { domain: before, state, problem, checkedAt, certificate, told } = named;
  const twin = { domain: before, state, problem, checkedAt, certificate, told };
  return { ...named, ...named.twin, twin };
}

const timeOf = (at: number | null) => (at === null ? null : Timestamp.fromMillis(at));

const storedCheck = <C extends DomainCheck>(check: C) => ({
  ...check,
  checkedAt: timeOf(check.checkedAt),
  certificate: check.certificate && {
    ...check.certificate,
    expiresAt: timeOf(check.certificate.expiresAt),
  },
});

const storedDomain = (custom: CustomDomain) => ({
  ...storedCheck(custom),
  twin: custom.twin && storedCheck(custom.twin),
});

/**
 * Checks the DNS records of the domain and of its twin, each on its own, and whether it serves this store, and stores both results. The records alone make the host
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
      deps.log.warn('A domain was not checked', { store, error: failureOf(error) }),
    );
  };
  await visitInTurn(deps, { schedule: 'checkDomains', visited, visit });
}

async function check(deps: CheckDeps, store: StoreId): Answer<'checkCustomDomain'> {
  const { db, now } = deps;
  const ref = db.doc(collections.customDomain(store));
  const wanted = parseCustomDomain((await ref.get()).data());
  if (!wanted) return fail({ code: 'domain-not-found' });
  const found = new Map(
    await Promise.all(
      checksOf(wanted).map(
        async ({ domain }) => [domain, await lookAt(deps, store, { ...wanted, domain })] as const,
      ),
    ),
  );
  const setting = await readSetting(db, store);

  return inTransaction(db, async (tx) => {
    const current = parseCustomDomain((await tx.get(ref)).data());
    if (current?.token !== wanted.token || current.domain !== wanted.domain)
      return fail({ code: 'edited-meanwhile' });
    const { held, taken } = await readDomains(tx, db, store, [...found.keys()]);
    const at = now();
    const checked = (before: DomainCheck) =>
      afterCheck(before, found.get(before.domain), taken.has(before.domain), at);
    const [named, twin] = [checked(current), current.twin && checked(current.twin)];
    const next = { ...current, ...named.check, twin: twin && twin.check };
    tx.set(ref, storedDomain(next));
    const customDomain = next.state === 'verified' ? next.domain : '';
    tx.update(db.doc(collections.storeSetting(store)), { customDomain });
    const isChanged = writeDomains(tx, db, store, held, wantedDomain(customDomain, next, held));
    if (next.state !== current.state && !isChanged) invalidateEveryPage(tx, db, store);
    const { to, locale } = setting?.notices ?? {};
    for (const { news, check } of [named, ...(twin ? [twin] : [])])
      if (news && to && locale)
        queueDomainMail(tx, db, store, { news, domain: check.domain, to, locale }, at);
    return ok({ state: next.state, problem: next.problem });
  });
}

/** What the world says of a host. */
interface Found {
  readonly problem: DomainProblem | null;
  readonly certificate: Certificate | null;
}

/** What a check makes of a host, and what its owner is to be told of it. */
function afterCheck(
  { domain, state, certificate, told }: DomainCheck,
  found: Found | undefined,
  isTaken: boolean,
  checkedAt: number,
): { readonly check: DomainCheck; readonly news: DomainNews | null } {
  const seen = found?.problem ?? null;
  const problem = isTaken && isTemporary(seen ?? 'not-served') ? 'taken' : seen;
  const next = isTemporary(problem) ? state : problem ? 'failed' : 'verified';
  const now = next === 'failed' ? null : (found?.certificate ?? certificate);
  const { told: knows, news } = newsOf({ state, told }, { state: next, certificate: now }, checkedAt);
  return { check: { domain, state: next, problem, checkedAt, certificate: now, told: knows }, news };
}

/** The certificate is read only of a host that leads to the site: another server's is none of ours. */
async function lookAt(deps: CheckDeps, store: StoreId, wanted: DomainHost): Promise<Found> {
  const problem = await problemAt(deps, store, wanted);
  const leadsHere = problem === null || problem === 'not-served';
  return { problem, certificate: leadsHere ? await deps.readCertificate(wanted.domain) : null };
}

async function problemAt(
  { dns, servesStore }: Pick<CheckDeps, 'dns' | 'servesStore'>,
  store: StoreId,
  wanted: DomainHost,
): Promise<DomainProblem | null> {
  const { domain, target } = wanted;
  const [texts, aliases, addresses, targetAddresses] = await Promise.all([
    dns.texts(proofName(domain)),
    dns.aliases(domain),
    dns.addresses(domain),
    dns.addresses(target),
  ]);
  const problem = domainProblem(wanted, { texts, aliases, addresses, targetAddresses });
  return problem ?? ((await servesStore(domain, store)) ? null : 'not-served');
}

import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { domainProblem, parseCustomDomain, proofName } from '@/lib/domain/store/custom-domain';
import type { CustomDomain } from '@/lib/domain/store/custom-domain';
import { EVERY_PAGE } from '@/lib/domain/store/every-page';
import { inTransaction } from '@/functions/src/adapters/firestore';
import type { Dns } from '@/functions/src/adapters/dns';
import { isOwnerOf } from '@/functions/src/callable';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * The owner names the address that the store shall have, or gives it up. A new one waits for its records and has not
 * replaced anything yet. Fails with `not-allowed`, `store-not-found`, `invalid-input` (the platform's own address).
 */
export async function saveCustomDomain(
  { db, newId, revalidate, siteHost }: Pick<Deps, 'db' | 'newId' | 'revalidate' | 'siteHost'>,
  { storeId: id, domain }: Callables['saveCustomDomain']['request'],
  caller: Caller,
): Promise<Result<Callables['saveCustomDomain']['response']>> {
  if (!isOwnerOf(caller, id)) return fail({ code: 'not-allowed' });
  const target = siteHost();
  if (domain === target) return fail({ code: 'invalid-input', fields: { domain: 'field.domain.own' } });
  const store = storeId(id);
  const [setting, wanted] = [
    db.doc(collections.storeSetting(store)),
    db.doc(collections.customDomain(store)),
  ];
  const saved = await inTransaction(db, async (tx) => {
    const [found, before] = await tx.getAll(setting, wanted);
    if (!found?.exists) return fail({ code: 'store-not-found' });
    if (parseCustomDomain(before?.data())?.domain === domain) return ok({ ok: true } as const);
    if (domain) {
      const pending: CustomDomain = {
        domain,
        token: newId(),
        target,
        state: 'pending',
        problem: null,
        checkedAt: null,
      };
      tx.set(wanted, pending);
    } else tx.delete(wanted);
    tx.update(setting, { customDomain: '' });
    return ok({ ok: true } as const);
  });
  if (saved.ok) await revalidate([EVERY_PAGE]);
  return saved;
}

/**
 * Asks the DNS whether the records are right and writes down what it said. A name server that does not answer proves
 * nothing: the state stays. Fails with `not-allowed`, `domain-not-found`.
 */
export async function checkCustomDomain(
  { db, now, dns, revalidate }: Pick<Deps, 'db' | 'now' | 'dns' | 'revalidate'>,
  { storeId: id }: Callables['checkCustomDomain']['request'],
  caller: Caller,
): Promise<Result<Callables['checkCustomDomain']['response']>> {
  if (!isOwnerOf(caller, id)) return fail({ code: 'not-allowed' });
  const store = storeId(id);
  const ref = db.doc(collections.customDomain(store));
  const wanted = parseCustomDomain((await ref.get()).data());
  if (!wanted) return fail({ code: 'domain-not-found' });
  const problem = await problemOf(wanted, dns);

  const checked = await inTransaction(db, async (tx) => {
    const current = parseCustomDomain((await tx.get(ref)).data());
    if (current?.token !== wanted.token) return fail({ code: 'edited-meanwhile' });
    const state = problem === 'dns-unreachable' ? current.state : problem ? 'failed' : 'verified';
    tx.update(ref, { state, problem, checkedAt: Timestamp.fromMillis(now()) });
    const customDomain = state === 'verified' ? wanted.domain : '';
    tx.update(db.doc(collections.storeSetting(store)), { customDomain });
    return ok({ state, problem });
  });
  if (checked.ok) await revalidate([EVERY_PAGE]);
  return checked;
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

import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseCustomer, type Customer } from '@/lib/domain/customers/customer';
import type { ImportedCustomer } from '@/lib/domain/customers/import/imported-customer';
import { applyImportedRow } from '@/lib/domain/customers/import/apply-imported-row';
import { storeId } from '@/lib/domain/ids';
import { count, listOf } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { customerDocument } from '@/functions/src/adapters/orders/ledger';
import { staffName } from '@/functions/src/adapters/people/staff-name';
import { customerKey, digest } from '@/functions/src/adapters/tokens/digest';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { readKnown } from './known-customers';

type Answer = Callables['importCustomers']['response'];

/** TTL of a chunk's idempotency key, milliseconds. */
const KEY_TTL_MS = 24 * 60 * 60 * 1000;

interface Note {
  readonly ref: DocumentReference;
  readonly text: string;
}

interface Plan {
  /** The customers after the import, by id. */
  readonly people: ReadonlyMap<string, Customer>;
  readonly before: ReadonlyMap<string, Customer>;
  readonly notes: readonly Note[];
  /** The customer of each row, null where it is refused. */
  readonly rows: readonly (string | null)[];
}

/**
 * Imports a chunk of a file's customers. Customers known by e-mail address or telephone number get tags, notes and consent;
 * others are added. The chunk is written whole or not at all; a repeated key changes nothing and gets the same answer. Fails
 * with `key-reused`, `store-not-found`.
 */
export async function importCustomers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, key, customers }: Callables['importCustomers']['request'],
  caller: Caller,
): Promise<Result<Answer>> {
  const store = storeId(id);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const job = db.doc(collections.customerImport(store, digest([caller.uid, key])));
  const payload = digest(customers);
  return inTransaction(db, async (tx) => {
    const done = await tx.get(job);
    if (done.exists && done.get('payload') !== payload) return fail({ code: 'key-reused' });
    if (done.exists) return ok(answerOf(done.data() ?? {}));
    const at = now();
    const plan = await planChunk(tx, db, setting, customers, at);
    const refs = [...new Map(plan.notes.map(({ ref }) => [ref.path, ref])).values()];
    const written = refs.length > 0 ? await tx.getAll(...refs, { fieldMask: [] }) : [];
    const byName = await staffName(tx, db, store, caller);
    const isWritten = new Set(written.filter(({ exists }) => exists).map(({ ref }) => ref.path));
    const notes = plan.notes.filter(({ ref }) => !isWritten.has(ref.path));
    for (const [known, customer] of plan.people)
      if (customer !== plan.before.get(known))
        tx.set(db.doc(collections.customer(store, known)), customerDocument(customer));
    for (const { ref, text } of notes)
      tx.set(ref, { text, by: caller.uid, byName, at: Timestamp.fromMillis(at) });
    const answer = sumsOf(plan, notes, customers);
    tx.create(job, { ...answer, payload, expireAt: Timestamp.fromMillis(at + KEY_TTL_MS) });
    return ok(answer);
  });
}

/** Plans row after row, so that two rows of one person become one customer. */
async function planChunk(
  tx: Transaction,
  db: Firestore,
  { storeId: store, country }: Pick<StoreSetting, 'storeId' | 'country'>,
  customers: readonly ImportedCustomer[],
  now: number,
): Promise<Plan> {
  const { people: before, byPhone } = await readKnown(tx, db, store, customers, country);
  const people = new Map(before);
  const phones = new Map(byPhone);
  const notes: Note[] = [];
  const rows = customers.map((row) => {
    const own = customerKey(row.email || row.phone);
    const known = people.get(own) ?? people.get(phones.get(row.phone) ?? '');
    // Data of a merged duplicate goes to the customer it was merged into.
    const kept = (known?.mergedInto && people.get(known.mergedInto.id)) ?? known;
    const { name, email, phone } = row;
    const base = kept ?? { ...parseCustomer(own, { name, email, phone }), lastSeenAt: now };
    const after = applyImportedRow(base, row, now);
    if (!after) return null;
    const isSame = after.tags === base.tags && after.consent === base.consent;
    people.set(base.id, kept && isSame ? kept : after);
    if (phone) phones.set(phone, base.id);
    if (row.note) {
      const ref = db.collection(collections.customerNotes(store, base.id)).doc(digest(['import', row.note]));
      notes.push({ ref, text: row.note });
    }
    return base.id;
  });
  return { people, before, notes, rows };
}

function sumsOf(
  { people, before, rows }: Plan,
  notes: readonly Note[],
  customers: readonly ImportedCustomer[],
): Answer {
  const noted = new Set(notes.map(({ ref }) => ref.parent.parent?.id));
  const seen = new Set<string>();
  const sums = { added: 0, changed: 0, same: 0 };
  for (const id of rows) {
    if (id === null) continue;
    const isNew = !before.has(id) && !seen.has(id);
    const isChanged = !isNew && (people.get(id) !== before.get(id) || noted.has(id));
    sums[isNew ? 'added' : isChanged ? 'changed' : 'same'] += 1;
    seen.add(id);
  }
  return { ...sums, refused: customers.filter((_, at) => rows[at] === null).map(({ row }) => row) };
}

const answerOf = ({ added, changed, same, refused }: Record<string, unknown>): Answer => ({
  ...{ added: count(added) ?? 0, changed: count(changed) ?? 0, same: count(same) ?? 0 },
  refused: listOf(refused, count),
});

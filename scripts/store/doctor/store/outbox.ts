import type { DocumentData, Firestore, QueryDocumentSnapshot, UpdateData } from 'firebase-admin/firestore';
import { unsent, type EntryState } from '@/functions/src/adapters/outbox/outbox-entry';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

/** Entries changed in one commit; the next run finds the others. */
const AT_ONCE = 400;
const NAMED = 20;

/** Finds mails and pushes that the functions gave up on, and those to addresses and browsers that do not exist. */
export async function checkOutbox({ db, now }: World, store: StoreId): Promise<Finding[]> {
  const [failed, refused] = await Promise.all(
    (['failed', 'refused'] satisfies EntryState[]).map((state) =>
      db.collection(collections.outbox(store)).where('state', '==', state).limit(AT_ONCE).get(),
    ),
  );
  return [
    ...finding(db, failed?.docs ?? [], {
      where: store,
      what: 'mails or pushes were given up (the functions’ log tells why)',
      remedy: 'queue them once more',
      becomes: unsent(now()),
    }),
    // Only a note: a shopper mistyped their address, or a browser's token is wrong, and nobody waits for it.
    ...finding(db, refused?.docs ?? [], {
      where: store,
      what: 'mails or pushes were refused by their receivers’ servers',
      remedy: 'dismiss them',
      isNote: true,
      becomes: { state: 'dropped' satisfies EntryState },
    }),
  ];
}

type Entries = readonly QueryDocumentSnapshot[];

/** `what` follows the number of entries; `becomes` is the update that `mend` writes on each. */
function finding(
  db: Firestore,
  entries: Entries,
  { what, becomes, ...told }: Omit<Finding, 'mend'> & { readonly becomes: UpdateData<DocumentData> },
): Finding[] {
  if (!entries.length) return [];
  const named = entries.slice(0, NAMED).map((doc) => nameOf(doc.data()));
  const others = entries.length > NAMED ? ' and others' : '';
  return [
    {
      ...told,
      what: `${entries.length} ${what}: ${named.join(', ')}${others}`,
      async mend() {
        const batch = db.batch();
        for (const { ref, updateTime } of entries) batch.update(ref, becomes, { lastUpdateTime: updateTime });
        await batch.commit();
      },
    },
  ];
}

function nameOf(entry: DocumentData): string {
  const { kind, to, orderId } = fieldsOf(entry);
  const about = text(to) ?? `order ${text(orderId) ?? ''}`;
  return `${text(kind) ?? ''} to ${about}`;
}

import type { DocumentData } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { unsent } from '@/functions/src/adapters/outbox-entry';
import type { World } from '../world/world';
import type { Finding } from './finding';

/** As many as are changed in one commit; the next run finds the others. */
const AT_ONCE = 400;
const NAMED = 20;

/** Mails and pushes that the functions gave up. */
export async function checkOutbox({ db, now }: World, store: StoreId): Promise<Finding[]> {
  const failed = db.collection(collections.outbox(store)).where('state', '==', 'failed').limit(AT_ONCE);
  const { docs } = await failed.get();
  if (!docs.length) return [];
  const named = docs.slice(0, NAMED).map((doc) => nameOf(doc.data()));
  const others = docs.length > NAMED ? ' and others' : '';
  return [
    {
      where: store,
      what: `${docs.length} mails or pushes were given up (the functions’ log tells why): ${named.join(', ')}${others}`,
      remedy: 'queue them once more',
      async mend() {
        const batch = db.batch();
        for (const { ref, updateTime } of docs)
          batch.update(ref, unsent(now()), { lastUpdateTime: updateTime });
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

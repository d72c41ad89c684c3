import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, ReadWriteTransactionOptions, Transaction } from 'firebase-admin/firestore';
import { STORE_ROLES } from '@/lib/domain/account/store-user';
import type { AuditActor } from '@/lib/domain/audit/audit-entry';
import { auditedAt } from '@/lib/domain/audit/audited-documents';
import type { AuditKind } from '@/lib/domain/audit/audit-kinds';
import { thingsOf } from '@/lib/domain/audit/compose-entry';
import type { RecordedName } from '@/lib/domain/audit/recorded-actions';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText, oneOf, text } from '@/lib/domain/parse/fields';
import { SUPPORT_ROLE } from '@/lib/domain/platform/support-access';
import { bufferWrites } from './pending-writes';

/** One action of the store's people while it happens. */
export interface Action {
  readonly store: StoreId;
  readonly by: AuditActor;
  readonly action: RecordedName;
  readonly kind: AuditKind;
  readonly requestId: string;
}

/** TTL of an entry, by Firestore's policy on `expireAt`. */
export const AUDIT_LIFETIME_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * The database for one action: each transaction also writes an activity log entry with its changes, or none
 * where it changed nothing of interest. The entry commits with the change, so there is exactly one however
 * often the transaction is retried, and no handler can forget it.
 */
export function recordedDb(db: Firestore, action: Action, now: () => number): Firestore {
  const runTransaction = <T>(
    run: (tx: Transaction) => Promise<T>,
    options?: ReadWriteTransactionOptions,
  ): Promise<T> =>
    db.runTransaction(async (real) => {
      const held = bufferWrites(real);
      const result = await run(held.tx);
      const { things, moreThings } = thingsOf(await held.documents((path) => auditedAt(path) !== null));
      const by = things.length > 0 ? await actorOf(real, db, action) : null;
      held.write();
      const at = now();
      if (by)
        real.create(db.collection(collections.audit(action.store)).doc(), {
          at: Timestamp.fromMillis(at),
          by,
          action: action.action,
          kind: action.kind,
          requestId: action.requestId,
          things,
          moreThings,
          expireAt: Timestamp.fromMillis(at + AUDIT_LIFETIME_MS),
        });
      return result;
    }, options);

  return new Proxy(db, {
    get(target, name) {
      if (name === 'runTransaction') return runTransaction;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}

async function actorOf(tx: Transaction, db: Firestore, { store, by }: Action): Promise<AuditActor> {
  const stored = await tx.get(db.doc(collections.storeUser(store, by.uid)));
  const { name, email, role } = fieldsOf(stored.data());
  return {
    uid: by.uid,
    email: by.email || (text(email) ?? ''),
    name: filledText(name) ?? by.name,
    // In a session of support they act as that, whatever they are otherwise.
    role: by.role === SUPPORT_ROLE ? by.role : (oneOf(STORE_ROLES, role) ?? by.role),
  };
}

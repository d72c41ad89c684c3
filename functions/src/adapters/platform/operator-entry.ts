import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { AuditedField } from '@/lib/domain/audit/audit-entry';
import type { AuditKind } from '@/lib/domain/audit/audit-kinds';
import type { OperatorAction } from '@/lib/domain/audit/recorded-actions';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { AUDIT_LIFETIME_MS } from '@/functions/src/audit/recorded-db';
import type { PlatformActor } from './platform-activity';

interface OperatorDoing {
  readonly by: PlatformActor;
  readonly action: OperatorAction;
  readonly kind: AuditKind;
  /** The id of the thing that changed. */
  readonly id: string;
  readonly fields: readonly AuditedField[];
  /** The id of the operator's call; empty for a command. */
  readonly requestId: string;
}

/** Writes what an operator did with a store into the store's own log, in the transaction that does it. */
export const recordOperatorEntry = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { by, action, kind, id, fields, requestId }: OperatorDoing,
  now: number,
): void =>
  void tx.create(db.collection(collections.audit(store)).doc(), {
    at: Timestamp.fromMillis(now),
    by: { ...by, name: '', role: 'operator' },
    ...{ action, kind, requestId },
    things: [{ kind, id, name: '', change: 'changed', fields, moreFields: 0 }],
    moreThings: 0,
    expireAt: Timestamp.fromMillis(now + AUDIT_LIFETIME_MS),
  });

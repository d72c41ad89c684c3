import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { queueEntry } from './outbox-entry';

/** Tell the owners what the platform's operators did with their store. */
export const STORE_MAIL_KINDS = ['owner-store-suspended', 'owner-store-reopened'] as const;
type StoreMailKind = (typeof STORE_MAIL_KINDS)[number];

/** The reason is in the store's `suspension`. */
export interface StoreMail {
  readonly kind: StoreMailKind;
}

export const queueStoreMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: StoreMail & { readonly to: string; readonly locale: Locale },
  now: number,
) => queueEntry(tx, db.collection(collections.outbox(store)).doc(), mail, now);

export const isStoreMail = (kind: string): kind is StoreMailKind =>
  STORE_MAIL_KINDS.some((known) => known === kind);

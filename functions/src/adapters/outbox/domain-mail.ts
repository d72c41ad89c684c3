import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, oneOf, type requiredIn } from '@/lib/domain/parse/fields';
import type { DomainNews } from '@/lib/domain/store/own-domain/domain-news';
import { queueEntry } from './outbox-entry';

/** Tells the owner of a host that is lost, whose certificate was not renewed, or that is right again. */
export const DOMAIN_MAIL_KINDS = [
  'owner-domain-lost',
  'owner-domain-certificate',
  'owner-domain-back',
] as const satisfies readonly `owner-domain-${DomainNews}`[];
type DomainMailKind = (typeof DOMAIN_MAIL_KINDS)[number];

export interface DomainMail {
  readonly kind: DomainMailKind;
  readonly domain: string;
}

export const queueDomainMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { news, ...mail }: { news: DomainNews; domain: string; to: string; locale: Locale },
  now: number,
) =>
  queueEntry(
    tx,
    db.collection(collections.outbox(store)).doc(),
    { kind: `owner-domain-${news}`, ...mail },
    now,
  );

export const isDomainMail = (kind: string): kind is DomainMailKind =>
  oneOf(DOMAIN_MAIL_KINDS, kind) !== undefined;

export const parseDomainMail = (kind: DomainMailKind, need: ReturnType<typeof requiredIn>): DomainMail => ({
  kind,
  domain: need('domain', filledText),
});

import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { ContactReply, ContactRequest } from '@/lib/domain/contact/contact-request';
import { isLocale } from '@/lib/domain/locale';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { fieldsOf, filledText, oneOf, requiredIn } from '@/lib/domain/parse/fields';
import type { Fields } from '@/lib/domain/parse/fields';
import { CARDS_MAIL_KIND, parseCardsMail, type CardsMail } from './cards-mail';
import { CART_MAIL_KIND, parseCartMail, type CartMail } from './cart-mail';
import { isDomainMail, parseDomainMail, type DomainMail } from './domain-mail';
import { NEWSLETTER_MAIL_KIND, parseNewsletterMail, type NewsletterMail } from './newsletter-mail';
import { parseLimitMail, type LimitMail } from './limit-mail';
import { queueEntry } from './outbox-entry';
import { isQuotaMail, parseQuotaMail, type QuotaMail } from './quota-mail';
import {
  type OrderMailKind,
  CONTACT_MAIL_KIND,
  REPLY_MAIL_KIND,
  INVITATION_MAIL_KIND,
  GIFT_MAIL_KIND,
  REVIEW_REQUEST_KIND,
  STOCK_MAIL_KIND,
  LIMIT_MAIL_KIND,
  DIGEST_MAIL_KIND,
  WELCOME_MAIL_KIND,
  PLAN_MAIL_KINDS,
  type PlanMailKind,
  CODE_MAIL_KINDS,
  type CodeMailKind,
  MAIL_KINDS,
  type MailKind,
} from './mail-kinds';
import { isOwnerMail, parseOwnerMail, type OwnerMail } from './owner-mail';
import { isReminderKind, parseReminder, type ReminderMail } from './reminder-mail';
import { parseReviewRequest, type ReviewRequest } from './review-request';
import {
  isStoreMail,
  parseSupportMail,
  SUPPORT_MAIL_KIND,
  type StoreMail,
  type SupportMail,
} from './store-mail';
import { parseReviewMail, REVIEW_MAIL_KIND, type ReviewMail } from './review-mail';
import { parseWeeklyMail, WEEKLY_MAIL_KIND, type WeeklyMail } from './weekly-mail';
import { parseWebhookMail, WEBHOOK_MAIL_KIND, type WebhookMail } from './webhook-mail';

interface OrderMail {
  readonly kind: OrderMailKind;
  readonly orderId: string;
  /** The order's refund that the mail is about, if any. */
  readonly refundId?: string;
  /** The design change, likewise. */
  readonly changeId?: string;
  /** The parcel, likewise. */
  readonly parcelId?: string;
  /** The return, likewise. */
  readonly returnId?: string;
}

interface ContactMail {
  readonly kind: typeof CONTACT_MAIL_KIND;
  readonly requestId: string;
}

interface ReplyMail {
  readonly kind: typeof REPLY_MAIL_KIND;
  readonly requestId: string;
  readonly replyId: string;
}

interface InvitationMail {
  readonly kind: typeof INVITATION_MAIL_KIND;
  readonly invitationId: string;
}

interface GiftMail {
  readonly kind: typeof GIFT_MAIL_KIND;
  readonly giftCardId: string;
}

interface StockMail {
  readonly kind: typeof STOCK_MAIL_KIND;
  readonly productId: string;
}

/** Reports how many notices were withheld; `digestId` names its own entry. */
interface DigestMail {
  readonly kind: typeof DIGEST_MAIL_KIND;
  readonly digestId: string;
}

interface WelcomeMail {
  readonly kind: typeof WELCOME_MAIL_KIND;
  readonly uid: string;
}

interface PlanMail {
  readonly kind: PlanMailKind;
  readonly uid: string;
  readonly subscriptionId: string;
}

interface CodeMail {
  readonly kind: CodeMailKind;
}

/** A mail to send. It refers to documents instead of holding texts, so that no signed link is stored. */
export type OutboxMail = (
  | OrderMail
  | ContactMail
  | ReplyMail
  | ReviewMail
  | ReviewRequest
  | CartMail
  | NewsletterMail
  | InvitationMail
  | GiftMail
  | ReminderMail
  | StockMail
  | LimitMail
  | QuotaMail
  | WebhookMail
  | DomainMail
  | CardsMail
  | DigestMail
  | WeeklyMail
  | WelcomeMail
  | StoreMail
  | SupportMail
  | PlanMail
  | OwnerMail
  | CodeMail
) & {
  readonly to: string;
  readonly locale: Locale;
};

interface Addressed {
  readonly kind: OrderMailKind;
  readonly to: string;
  readonly locale: Locale;
  readonly refundId?: string;
  readonly changeId?: string;
  readonly parcelId?: string;
  readonly returnId?: string;
}

/** Queues a mail about an order; none where its shopper left no e-mail address. */
export function queueOrderMail(
  tx: Transaction,
  db: Firestore,
  order: Order,
  mail: Addressed,
  now: number,
): void {
  if (mail.to) queueMail(tx, db, order.storeId, { ...mail, orderId: order.id }, now);
}

/** Notifies the store's people, at the address `to`, of a message from the contact form. */
export const queueContactMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  about: { readonly requestId: string; readonly to: string; readonly locale: Locale },
  now: number,
) => queueMail(tx, db, store, { kind: CONTACT_MAIL_KIND, ...about }, now);

/** Notifies the store's people that a product runs low. */
export const queueLowStockMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  about: { readonly productId: string; readonly to: string; readonly locale: Locale },
  now: number,
) => queueMail(tx, db, store, { kind: STOCK_MAIL_KIND, ...about }, now);

/** Mails the staff's answer to a message, in the language of its writer. */
export const queueReplyMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { id: requestId, email: to, locale }: ContactRequest,
  { id: replyId, at }: ContactReply,
) => queueMail(tx, db, store, { kind: REPLY_MAIL_KIND, requestId, replyId, to, locale }, at);

/** Invites somebody to the store's staff. */
export const queueInvitationMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  invited: { readonly invitationId: string; readonly to: string; readonly locale: Locale },
  now: number,
) => queueMail(tx, db, store, { kind: INVITATION_MAIL_KIND, ...invited }, now);

/** Sends a gift card to its receiver, not before `dueAt`. Its code is made when the mail goes out. */
export const queueGiftCardMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  about: { readonly giftCardId: string; readonly to: string; readonly locale: Locale },
  dueAt: number,
) => queueMail(tx, db, store, { kind: GIFT_MAIL_KIND, ...about }, dueAt);

/** Greets somebody who has just got an account. */
export const queueWelcomeMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  welcomed: { readonly uid: string; readonly to: string; readonly locale: Locale },
  now: number,
) => queueMail(tx, db, store, { kind: WELCOME_MAIL_KIND, ...welcomed }, now);

/** Notifies a store's owner of the plan's next payment; `news` is the same for repeated Stripe events. */
export const queuePlanMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { news, ...mail }: PlanMail & Pick<OutboxMail, 'to' | 'locale'> & { readonly news: string },
  now: number,
) => queueEntry(tx, db.doc(collections.outboxEntry(store, news)), mail, now);

/** Mails one of Auth's links, which is made when the mail goes out. */
export const queueCodeMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: CodeMail & Pick<OutboxMail, 'to' | 'locale'>,
  now: number,
) => queueMail(tx, db, store, mail, now);

/** Notifies at `dueAt` of the number of notices withheld until then. */
export const queueDigest = (
  tx: Transaction,
  entry: DocumentReference,
  { to, locale }: Pick<OutboxMail, 'to' | 'locale'>,
  dueAt: number,
) => queueEntry(tx, entry, { kind: DIGEST_MAIL_KIND, digestId: entry.id, to, locale }, dueAt);

const queueMail = (tx: Transaction, db: Firestore, store: StoreId, mail: OutboxMail, dueAt: number) =>
  queueEntry(tx, db.collection(collections.outbox(store)).doc(), mail, dueAt);

export function parseMail(path: string, data: unknown): OutboxMail {
  const fields = fieldsOf(data);
  const need = requiredIn(path, fields);
  const kind = need('kind', (value) => oneOf(MAIL_KINDS, value));
  return {
    ...parseSubject(kind, fields, need),
    to: need('to', filledText),
    locale: isLocale(fields.locale) ? fields.locale : 'en',
  };
}

function parseSubject(kind: MailKind, fields: Fields, need: ReturnType<typeof requiredIn>) {
  if (kind === CONTACT_MAIL_KIND) return { kind, requestId: need('requestId', filledText) };
  if (kind === REPLY_MAIL_KIND)
    return { kind, requestId: need('requestId', filledText), replyId: need('replyId', filledText) };
  if (kind === REVIEW_MAIL_KIND) return parseReviewMail(need);
  if (kind === REVIEW_REQUEST_KIND) return parseReviewRequest(need);
  if (kind === CART_MAIL_KIND) return parseCartMail(need);
  if (kind === NEWSLETTER_MAIL_KIND) return parseNewsletterMail(need);
  if (kind === WEBHOOK_MAIL_KIND) return parseWebhookMail(need);
  if (isDomainMail(kind)) return parseDomainMail(kind, need);
  if (kind === CARDS_MAIL_KIND) return parseCardsMail(need);
  if (kind === INVITATION_MAIL_KIND) return { kind, invitationId: need('invitationId', filledText) };
  if (kind === GIFT_MAIL_KIND) return { kind, giftCardId: need('giftCardId', filledText) };
  if (isReminderKind(kind)) return parseReminder(kind, need);
  if (kind === WELCOME_MAIL_KIND) return { kind, uid: need('uid', filledText) };
  if (isOwnerMail(kind)) return parseOwnerMail(kind, fields, need);
  if (isCodeMail(kind) || isStoreMail(kind)) return { kind };
  if (kind === SUPPORT_MAIL_KIND) return parseSupportMail(need);
  if (isPlanMail(kind))
    return { kind, uid: need('uid', filledText), subscriptionId: need('subscriptionId', filledText) };
  if (isQuotaMail(kind)) return parseQuotaMail(kind, fields, need);
  if (kind === LIMIT_MAIL_KIND) return parseLimitMail(need);
  if (kind === DIGEST_MAIL_KIND) return { kind, digestId: need('digestId', filledText) };
  if (kind === WEEKLY_MAIL_KIND) return parseWeeklyMail(need);
  if (kind === STOCK_MAIL_KIND) return { kind, productId: need('productId', filledText) };
  const [refundId, changeId] = [filledText(fields.refundId), filledText(fields.changeId)];
  const [parcelId, returnId] = [filledText(fields.parcelId), filledText(fields.returnId)];
  const about = {
    ...(refundId && { refundId }),
    ...(changeId && { changeId }),
    ...(parcelId && { parcelId }),
    ...(returnId && { returnId }),
  };
  return { kind, orderId: need('orderId', filledText), ...about };
}

export const isCodeMail = (kind: MailKind): kind is CodeMailKind =>
  oneOf(CODE_MAIL_KINDS, kind) !== undefined;
const isPlanMail = (kind: MailKind): kind is PlanMailKind => oneOf(PLAN_MAIL_KINDS, kind) !== undefined;

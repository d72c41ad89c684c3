import type { MailKind } from '@/functions/src/adapters/outbox/mail-kinds';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Fixed windows in which mails are counted; the month is thirty days. */
export const MAIL_WINDOWS = { hour: HOUR_MS, day: DAY_MS, month: 30 * DAY_MS } as const;
export type MailWindow = keyof typeof MAIL_WINDOWS;

/** The most mails in each window. */
export type WindowBudget = Readonly<Record<MailWindow, number>>;

/**
 * The smaller budget, and the larger one for a verified mailbox (a verified account, or an order that this
 * store delivered) or an established store.
 */
export interface Budget {
  readonly typed: WindowBudget;
  readonly proved: WindowBudget;
}

/**
 * Budgets of a mailbox, over all stores. Classes are counted apart, so that orders in somebody's name cannot
 * use up their password resets. `personal`: mails to shoppers and invited people; an order sends four until
 * it is delivered. `code`: Auth's links, which an attacker can request too, but only the owner can use.
 * `essential`: money and plans of a store's owner. `notice`: notifications of a store's people; beyond the
 * budget one digest an hour gives their number, see `digest`.
 */
export const MAIL_BUDGETS = {
  personal: {
    typed: { hour: 6, day: 10, month: 40 },
    proved: { hour: 30, day: 100, month: 600 },
  },
  code: {
    typed: { hour: 6, day: 15, month: 60 },
    proved: { hour: 6, day: 15, month: 100 },
  },
  essential: {
    typed: { hour: 20, day: 60, month: 300 },
    proved: { hour: 60, day: 300, month: 3000 },
  },
  notice: {
    typed: { hour: 30, day: 120, month: 1000 },
    proved: { hour: 60, day: 600, month: 10_000 },
  },
  digest: {
    typed: { hour: 6, day: 48, month: 800 },
    proved: { hour: 12, day: 100, month: 2000 },
  },
} as const satisfies Readonly<Record<string, Budget>>;
type MailClass = keyof typeof MAIL_BUDGETS;

/**
 * Budget of one store's mails in its own words to one mailbox, besides the mailbox's budget: answers, replies to reviews,
 * invitations, questions about a design, gift cards. A tenant can write to itself in anybody's name, so a received message
 * verifies no address.
 */
export const OWN_WORDS: Budget = {
  typed: { hour: 2, day: 3, month: 8 },
  proved: { hour: 10, day: 20, month: 100 },
};
export const OWN_WORDS_OF_STORE: Budget = {
  typed: { hour: 20, day: 50, month: 500 },
  proved: { hour: 200, day: 1000, month: 10_000 },
};
export const IN_OWN_WORDS: readonly MailKind[] = [
  'contact-reply',
  'review-replied',
  'staff-invitation',
  'order-design-change',
  'gift-card',
];

/**
 * Mails of the plan's quota: what sells, and follows nothing that its reader has just done. All others never stop for a plan.
 */
export const COUNTED_MAILS: readonly MailKind[] = ['cart-left', 'stock-back', 'review-asked'];

/**
 * How many new mailboxes a store may write to: those that got nothing from any store this month. Counted in several shards,
 * chosen at random, because many concurrent first orders would contend for a single document.
 */
export const NEW_RECEIVERS: Budget = {
  typed: { hour: 500, day: 1000, month: 10_000 },
  proved: { hour: 20_000, day: 100_000, month: 1_000_000 },
};
export const NEW_RECEIVER_SHARDS = 10;

/** A store is established once it is this old and has delivered this many orders. */
export const ESTABLISHED = { ageMs: 30 * DAY_MS, deliveredOrders: 100 } as const;

/** Every kind of mail is counted in one class. */
export const MAIL_CLASS = {
  'order-placed': 'personal',
  'order-awaiting': 'personal',
  'order-edited': 'personal',
  'order-confirmed': 'personal',
  'order-shipped': 'personal',
  'order-part-shipped': 'personal',
  'order-part-undelivered': 'personal',
  'order-undelivered': 'personal',
  'order-sent-again': 'personal',
  'order-taken-back': 'personal',
  'order-delivered': 'personal',
  'order-cancelled': 'personal',
  'order-confirm-reminder': 'personal',
  'order-unconfirmed': 'personal',
  'order-expired': 'personal',
  'order-lapsed': 'personal',
  'order-return-requested': 'personal',
  'order-withdrawn': 'personal',
  'order-return-approved': 'personal',
  'order-return-declined': 'personal',
  'order-return-received': 'personal',
  'order-refunded': 'personal',
  'order-invoiced': 'personal',
  'order-payment-asked': 'personal',
  'order-transfer-asked': 'personal',
  'order-refund-failed': 'personal',
  'order-design-change': 'personal',
  'contact-reply': 'personal',
  'review-replied': 'personal',
  'review-asked': 'personal',
  'staff-invitation': 'personal',
  'gift-card': 'personal',
  'cart-left': 'personal',
  'newsletter-asked': 'personal',
  'stock-awaited': 'personal',
  'stock-back': 'personal',
  welcome: 'personal',
  'password-reset': 'code',
  'verify-email': 'code',
  'owner-refund-failed': 'essential',
  'owner-payment-held': 'essential',
  'owner-payment-late': 'essential',
  'owner-payment-disputed': 'essential',
  'owner-plan-renewal': 'essential',
  'owner-plan-unpaid': 'essential',
  'owner-limit-passed': 'essential',
  'owner-quota-near': 'essential',
  'owner-quota-full': 'essential',
  'owner-webhook-off': 'essential',
  'owner-closing-begun': 'essential',
  'owner-closing-soon': 'essential',
  'owner-closing-now': 'essential',
  'owner-closing-undone': 'essential',
  'owner-handover-asked': 'essential',
  'owner-handover-accepted': 'essential',
  'owner-handover-done': 'essential',
  'owner-handover-cancelled': 'essential',
  'owner-store-suspended': 'essential',
  'owner-store-reopened': 'essential',
  'owner-support-asked': 'essential',
  'owner-domain-lost': 'essential',
  'owner-domain-certificate': 'essential',
  'owner-domain-back': 'essential',
  'owner-cards-stopped': 'essential',
  'owner-order-placed': 'notice',
  'owner-order-awaiting': 'notice',
  'owner-order-cancelled': 'notice',
  'owner-design-answered': 'notice',
  'owner-return-requested': 'notice',
  'owner-order-withdrawn': 'notice',
  'owner-low-stock': 'notice',
  'owner-contact-request': 'notice',
  'owner-digest': 'digest',
  'owner-weekly': 'notice',
} as const satisfies Readonly<Record<MailKind, MailClass>>;

/** How long the store's people see withheld mails. */
export const WITHHELD_MS = 90 * DAY_MS;

import { ORDER_NOTICES } from '@/lib/domain/messages/notices';
import { CARDS_MAIL_KIND } from './cards-mail';
import { CART_MAIL_KIND } from './cart-mail';
import { DOMAIN_MAIL_KINDS } from './domain-mail';
import { NEWSLETTER_MAIL_KIND } from './newsletter-mail';
import { OWNER_MAIL_KINDS } from './owner-mail';
import { QUOTA_MAIL_KINDS } from './quota-mail';
import { REMINDER_MAIL_KINDS } from './reminder-mail';
import { REVIEW_MAIL_KIND } from './review-mail';
import { STORE_MAIL_KINDS, SUPPORT_MAIL_KIND } from './store-mail';
import { WEEKLY_MAIL_KIND } from './weekly-mail';
import { WEBHOOK_MAIL_KIND } from './webhook-mail';

export const ORDER_MAIL_KINDS = [
  ...ORDER_NOTICES,
  'order-invoiced',
  'order-payment-asked',
  'order-transfer-asked',
  'owner-order-placed',
  'owner-order-awaiting',
  'owner-order-cancelled',
  'owner-design-answered',
  'owner-return-requested',
  'owner-order-withdrawn',
  'owner-refund-failed',
  'owner-payment-held',
  'owner-payment-late',
  'owner-payment-disputed',
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

export const CONTACT_MAIL_KIND = 'owner-contact-request';
export const REPLY_MAIL_KIND = 'contact-reply';
export const INVITATION_MAIL_KIND = 'staff-invitation';
export const GIFT_MAIL_KIND = 'gift-card';
/** Asks the shopper of a delivered order for reviews of its boards. */
export const REVIEW_REQUEST_KIND = 'review-asked';
export const STOCK_MAIL_KIND = 'owner-low-stock';
export const LIMIT_MAIL_KIND = 'owner-limit-passed';
export const DIGEST_MAIL_KIND = 'owner-digest';
export const WELCOME_MAIL_KIND = 'welcome';
export const PLAN_MAIL_KINDS = ['owner-plan-renewal', 'owner-plan-unpaid'] as const;
export type PlanMailKind = (typeof PLAN_MAIL_KINDS)[number];
/** Mails with a link of Firebase Auth, which works once and expires. */
export const CODE_MAIL_KINDS = ['password-reset', 'verify-email'] as const;
export type CodeMailKind = (typeof CODE_MAIL_KINDS)[number];
export const MAIL_KINDS = [
  ...ORDER_MAIL_KINDS,
  CONTACT_MAIL_KIND,
  REPLY_MAIL_KIND,
  REVIEW_MAIL_KIND,
  REVIEW_REQUEST_KIND,
  CART_MAIL_KIND,
  NEWSLETTER_MAIL_KIND,
  INVITATION_MAIL_KIND,
  GIFT_MAIL_KIND,
  ...REMINDER_MAIL_KINDS,
  STOCK_MAIL_KIND,
  LIMIT_MAIL_KIND,
  ...QUOTA_MAIL_KINDS,
  WEBHOOK_MAIL_KIND,
  ...DOMAIN_MAIL_KINDS,
  CARDS_MAIL_KIND,
  DIGEST_MAIL_KIND,
  WEEKLY_MAIL_KIND,
  WELCOME_MAIL_KIND,
  ...STORE_MAIL_KINDS,
  SUPPORT_MAIL_KIND,
  ...PLAN_MAIL_KINDS,
  ...OWNER_MAIL_KINDS,
  ...CODE_MAIL_KINDS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

import type { MonthlyQuota } from '@/functions/src/adapters/outbox/quota-mail';
import type { StoreTotal } from '@/functions/src/limits/rate-limits';
import type { UndeliveredReason } from '@/lib/domain/orders/order-status';
import type { MailKind } from '@/functions/src/adapters/outbox/mail-kinds';

/** `{number}`, `{store}`, `{name}`, `{amount}`, `{count}`, `{date}`, `{from}`, `{to}` and `{reason}` are filled in. */
export interface MailTexts {
  readonly subject: Readonly<Record<MailKind, string>>;
  readonly lead: Readonly<Record<MailKind, string>>;
  /** Leads `order-undelivered`, by why the parcel came back. */
  readonly undelivered: Readonly<Record<UndeliveredReason, string>>;
  /** Leads `order-taken-back` where the order is paid. */
  readonly takenBackPaid: string;
  /** Follows the lead where the shopper is asked to confirm a cash order. */
  readonly confirmLead: string;
  /** Leads `order-edited` if money is refunded. */
  readonly editedRefunded: string;
  /** Leads the mails that ask to pay an order's extra amount. */
  readonly owesDifference: string;
  /** Leads `order-refunded` where the order was paid by card. */
  readonly refundedToCard: string;
  /** Links to the page that shows a gift card for printing, and its balance. */
  readonly giftBalance: string;
  /** Leads `order-refunded` where the money went onto a gift card or store credit. */
  readonly refundedToPrepaid: string;
  /** Leads `order-design-change` where the store suggests no other design. */
  readonly designQuestion: string;
  /** Leads `owner-design-answered` where the shopper refused. */
  readonly designRefused: string;
  /** The `{name}` of each total in `owner-limit-passed`. */
  readonly totals: Readonly<Record<StoreTotal, string>>;
  /** The `{name}` of each quota in `owner-quota-near` and `owner-quota-full`, and its `{effect}`. */
  readonly quotas: Readonly<Record<MonthlyQuota, { readonly name: string; readonly effect: string }>>;
  readonly greeting: string;
  /** Greets somebody whose name does not look like a name. */
  readonly hello: string;
  readonly labels: {
    readonly orderId: string;
    readonly color: string;
    readonly size: string;
    readonly subtotal: string;
    readonly discount: string;
    readonly deliveryCharges: string;
    readonly cashFee: string;
    readonly 'tax-included': string;
    readonly 'tax-added': string;
    readonly rounding: string;
    readonly total: string;
    /** The amount that a gift card or store credit paid. */
    readonly prepaid: string;
    /** The code of a gift card. */
    readonly giftCode: string;
    /** The part of the total that is left to pay. */
    readonly due: string;
    readonly deliveryAddress: string;
    readonly deliveryMethod: string;
    readonly expected: string;
    readonly pickup: string;
    readonly note: string;
    readonly giftMessage: string;
    readonly mobileNumber: string;
    readonly payment: string;
    readonly cash: string;
    readonly card: string;
    readonly transfer: string;
    readonly bank: string;
    readonly accountHolder: string;
    readonly iban: string;
    readonly instapay: string;
    readonly wallet: string;
    readonly free: string;
    readonly name: string;
    readonly email: string;
    readonly comments: string;
    readonly reason: string;
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly exchanged: string;
    readonly refunded: string;
    /** When a return was requested. */
    readonly returnRequested: string;
    /** The address to which the return is sent. */
    readonly returnAddress: string;
    readonly yourMessage: string;
    readonly yourReview: string;
    readonly orderedDesign: string;
    readonly suggestedDesign: string;
    readonly answer: string;
  };
  /** The figures of a week. */
  readonly week: {
    readonly orders: string;
    readonly revenue: string;
    readonly pieces: string;
    readonly newCustomers: string;
    readonly visits: string;
    /** A board that sold well: `{name}` and its pieces, `{count}`. */
    readonly board: string;
    /** `{value}` is more than the week before by `{change}` per cent. */
    readonly more: string;
    readonly less: string;
  };
  /** The sender's name: `{store}` and `{platform}`. */
  readonly via: string;
  /** Ends every mail: `{store}`, `{platform}`, `{reports}` (an e-mail address) and `{reference}`. */
  readonly footer: string;
  /** Follows the footer if a mail can be switched off: `{link}`. */
  readonly switchOff: string;
  /** Likewise, for a mail from which its reader can unsubscribe by the mail's own `{link}`. */
  readonly stopMails: string;
  readonly viewOrder: string;
  readonly trackParcel: string;
  /** On the link that stops offers, in the mail about an order whose shopper agreed to them. */
  readonly stopOffers: string;
  readonly confirmOrder: string;
  readonly payOrder: string;
  readonly openInAdmin: string;
  readonly openAdmin: string;
  readonly openProduct: string;
  readonly openBoard: string;
  readonly confirmNewsletter: string;
  readonly openCart: string;
  readonly writeReview: string;
  readonly answer: string;
  readonly reviewDesign: string;
  readonly openInvitation: string;
  readonly openPlan: string;
  /** In place of `owner-plan-renewal` while the plan is on trial. */
  readonly trialEnds: { readonly subject: string; readonly lead: string };
  readonly visitShop: string;
  readonly choosePassword: string;
  readonly verifyEmail: string;
}

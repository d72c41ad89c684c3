import type { AddressDetail } from '@/lib/domain/address/address-fields';
import type { Choices } from '@/lib/domain/catalogue/variants/choices';
import type { OrderDelivery } from '@/lib/domain/delivery/order-delivery';
import type { AppliedDiscount } from '@/lib/domain/discounts/discount';
import type { OrderId, ProductId, StoreId, VariantId } from '@/lib/domain/ids';
import type { IssuedDocument } from '@/lib/domain/invoices/invoice';
import type { Locale, LocalizedText } from '@/lib/domain/locale';
import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import type { CurrencyCode, ExchangeRate, Minor } from '@/lib/domain/money/money';
import type { OrderTransfer } from '@/lib/domain/payments/transfer/order-transfer';
import type { OrderGift } from '@/lib/domain/prepaid/sale/gift-sale';
import type { ExtraPayment, PaymentFee } from '@/lib/domain/payments/extra/extra-payment';
import type { OrderPrepaid } from '@/lib/domain/prepaid/order-prepaid';
import type { Day } from '@/lib/domain/stats/store-day';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import type { OrderTax } from '@/lib/domain/tax/order-tax';
import type { OrderByHand } from './by-hand/by-hand';
import type { Confirmation } from './cash/confirmation';
import type { EDITORS, Surplus, VERSION_FIELDS } from './edits/edit-fields';
import type { Parcel } from './parcels/parcel';
import type { Referral } from './referral';
import type { OrderReturn, RefundedLine } from './returns/return';
import type { OrderWishes } from './wishes/wishes';
import type {
  DesignChangeState,
  DisputeState,
  GoodsState,
  HoldReason,
  MakingState,
  OrderActor,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  RefundState,
  RefundTarget,
  UndeliveredReason,
} from './order-status';

/** SPEC.md's fields and those of a country's profile; fields that the profile does not ask for are absent. */
export interface ShippingAddress extends Readonly<Partial<Record<AddressDetail, string>>> {
  readonly fullName: string;
  readonly streetAddress: string;
  readonly zipCode: string;
  readonly city: string;
  readonly email: string;
  readonly mobileNumber: string;
}

/** A snapshot of the bought product; later product changes do not affect it. Prices in the order's currency. */
export interface OrderLine extends Choices {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  /** Its category at that time; empty without one. */
  readonly categoryId: string;
  readonly slug: string;
  readonly slugAr?: string;
  readonly title: LocalizedText;
  readonly sku: string;
  readonly imagePath: string | null;
  /** Null for an undesigned board. */
  readonly design: LineDesign | null;
  /** Includes the design's add-on. */
  readonly unitPrice: Minor;
  /** The shop's price at that time, if staff set another; else absent. */
  readonly listPrice?: Minor;
  readonly quantity: number;
  /** All discounts on its pieces together. */
  readonly discount: Minor;
}

export interface OrderEvent {
  readonly at: number;
  readonly actor: OrderActor;
  /** The uid that acted; null for the system. */
  readonly by: string | null;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  /** The store's words to the shopper about this change, for example why it was cancelled. */
  readonly reason: string | null;
  /** Why the parcel came back; null for other changes. */
  readonly why: UndeliveredReason | null;
  /** The request id, to find the call in the functions' logs; null without a call. */
  readonly requestId: string | null;
}

/** A shopper's correction of an undeliverable e-mail address; an order lists them oldest first. */
export interface EmailCorrection {
  readonly at: number;
  /** The former address. */
  readonly from: string;
  /** The uid that acted; null for a tracking link. */
  readonly by: string | null;
  readonly requestId: string | null;
}

/** How goods are shipped; either field may be empty. */
export interface Shipment {
  readonly carrier: string;
  readonly trackingNumber: string;
}

/** A refund. Shoppers can read it, so it contains nothing private. */
export interface Refund {
  /** Idempotency key of the request: a retry returns this refund. */
  readonly id: string;
  readonly at: number;
  /** The uid that made it. */
  readonly by: string;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  /** The refunded lines; empty for a goodwill refund. */
  readonly lines: readonly RefundedLine[];
  readonly reason: string;
  /** Whether the pieces of its lines went back to stock. */
  readonly restocked: boolean;
  readonly state: RefundState;
  /** Its target; absent for the payment's own method. */
  readonly to?: RefundTarget;
  /** The extra payment that it refunds; absent for the order's own payment. */
  readonly of?: string;
  /** What of it settles failed refunds of edits, whose totals already exclude it; absent for nothing. */
  readonly ofEdits?: Minor;
}

/** A payment that does not match the order: neither accepted nor refunded until staff decide. */
export interface OrderHold {
  readonly at: number;
  readonly reason: HoldReason;
  /** The card provider's id of the payment. */
  readonly paymentId: string;
  /** The received amount, in minor units of `currency` (ISO 4217, in capitals). */
  readonly amount: Minor;
  readonly currency: string;
  /** When staff refunded it; null while held. */
  readonly returnedAt: number | null;
}

/** A dispute: the shopper asked their bank for the money back. */
export interface OrderDispute {
  readonly id: string;
  /** The disputed payment; null, in older documents, means the order's own. */
  readonly paymentId: string | null;
  readonly at: number;
  readonly amount: Minor;
  readonly state: DisputeState;
  /** The store's deadline to answer the bank; null when no answer is needed. */
  readonly answerBy: number | null;
}

export interface MakingEvent {
  readonly at: number;
  /** The uid that acted; null where it is private. */
  readonly by: string | null;
  readonly to: MakingState;
}

/** A question to the shopper about changing a board before production. */
export interface DesignChange {
  readonly id: string;
  readonly at: number;
  readonly by: string | null;
  /** The wanted change, in the store's words. */
  readonly message: string;
  /** The line's design at that time. */
  readonly from: LineDesign;
  /** The suggested design; null for a question only, whose approval changes nothing. */
  readonly to: LineDesign | null;
  readonly state: DesignChangeState;
  /** The shopper's words; may be empty. */
  readonly answer: string;
  /** When it was answered or withdrawn; null while open. */
  readonly endedAt: number | null;
}

/** The production state of an order's custom boards. */
export interface Making {
  readonly state: MakingState;
  /** In order; empty while it waits. */
  readonly events: readonly MakingEvent[];
  /** In the order they were asked. */
  readonly changes: readonly DesignChange[];
}

/** One edit before shipping; its shopper can read it. */
export interface OrderEdit {
  /** Idempotency key of the request: a retry returns this edit. */
  readonly id: string;
  readonly at: number;
  readonly actor: (typeof EDITORS)[number];
  /** The uid that acted; null for a tracking link. */
  readonly by: string | null;
  /** The store's words; empty for the shopper's own edit. */
  readonly reason: string;
  /** Delivery charges that staff set; null when they follow from the method. */
  readonly charges: Minor | null;
  /** The version before the edit. */
  readonly before: OrderVersion;
}

/** The fields that edits replace. */
export type OrderVersion = Pick<Order, (typeof VERSION_FIELDS)[number]>;

export interface Order extends PaymentFee {
  readonly id: OrderId;
  readonly storeId: StoreId;
  /** The number for people, such as `B-1TQ4K9-7F3` (see order-number.ts). */
  readonly number: string;
  /** Null only after the shopper's account was deleted. */
  readonly uid: string | null;
  /** The customer who placed it, see `lib/domain/customers`; empty after the customer was deleted. */
  readonly customerId: string;
  /** How staff entered it; null for an order that its shopper placed. */
  readonly byHand: OrderByHand | null;
  /** What led its shopper here; null when unknown, as for older orders and those by hand. */
  readonly referral: Referral | null;
  /** The day of the store's calendar on which it counts, even if the store's time zone changes later. */
  readonly day: Day;
  readonly locale: Locale;
  readonly lines: readonly OrderLine[];
  readonly address: ShippingAddress;
  readonly wishes: OrderWishes;
  /** The shopper agreed to marketing mails with this order. */
  readonly marketing: boolean;
  /** Null for orders from before delivery methods. */
  readonly delivery: OrderDelivery | null;
  /** Why the last failed mail to `address.email` did not arrive; null if none failed. */
  readonly mailFailure: WithheldReason | null;
  readonly emailCorrections: readonly EmailCorrection[];
  readonly currency: CurrencyCode;
  /** Units of `currency` per unit of the store's base currency when the order was placed. */
  readonly rate: ExchangeRate;
  /** The goods before discounts. */
  readonly subtotal: Minor;
  /** As of the order's day, in the order of application. */
  readonly discounts: readonly AppliedDiscount[];
  /** Off the goods: the sum of its lines' discounts. */
  readonly discount: Minor;
  readonly deliveryCharges: Minor;
  /** Off the delivery charges. */
  readonly deliveryDiscount: Minor;
  /** The fee for cash on delivery. */
  readonly cashFee: Minor;
  /** The VAT, included or added; null before VAT existed here, and for an unregistered store. */
  readonly tax: OrderTax | null;
  /** Rounds the total to payable coins, positive or negative; 0 unless paid in cash. */
  readonly rounding: Minor;
  readonly total: Minor;
  /** The gift card or store credit that pays part of the total; null without one. `dueOf` is the rest. */
  readonly prepaid: OrderPrepaid | null;
  /** What was paid above the total before edits lowered it; the difference was refunded. */
  readonly surplus: Surplus;
  /** The gift card that the order buys; null for goods. */
  readonly gift: OrderGift | null;
  readonly totalProducts: number;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly status: OrderStatus;
  /** Null without custom boards. */
  readonly making: Making | null;
  readonly goods: GoodsState;
  /** The returned pieces are unfit for sale, so returning the order restocked none. */
  readonly writtenOff: boolean;
  /** The deadline for card payment or transfer, milliseconds since the epoch; null before a payment was started. */
  readonly payUntil: number | null;
  /** The shopper's confirmation, for cash on delivery. */
  readonly confirmation: Confirmation;
  readonly history: readonly OrderEvent[];
  /** Oldest first; each holds the former version. Their number is the order's version. */
  readonly edits: readonly OrderEdit[];
  /** Carrier and number of the last parcel that has any. */
  readonly shipment: Shipment | null;
  /** Its parcels in shipping order; empty before the first, and for orders shipped before parcels existed. */
  readonly shipments: readonly Parcel[];
  /** When a courier collected its cash; null before, after its payout, for pick-ups and deliveries before payouts existed. */
  readonly cashDueAt: number | null;
  /** The courier's payout with its cash; null without one. */
  readonly settlementId: string | null;
  readonly refunds: readonly Refund[];
  /** Its returns, in the order they were requested. */
  readonly returns: readonly OrderReturn[];
  /** Its invoices and notes, in order. */
  readonly invoices: readonly IssuedDocument[];
  /** The card provider's payment id; null before a payment was started and for cash. */
  readonly paymentId: string | null;
  /** Additional payments, made or due, because the order became more expensive; see `ExtraPayment`. */
  readonly extraPayments: readonly ExtraPayment[];
  /** The state of its bank transfer; null for other methods. */
  readonly transfer: OrderTransfer | null;
  /** One entry per refused payment attempt, see `CardPayment`. */
  readonly refusals: readonly string[];
  /** Oldest first, as disputes; rarely more than one. */
  readonly holds: readonly OrderHold[];
  readonly disputes: readonly OrderDispute[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

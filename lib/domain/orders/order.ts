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
import type { ExtraPayment } from '@/lib/domain/payments/extra/extra-payment';
import type { OrderPrepaid } from '@/lib/domain/prepaid/order-prepaid';
import type { Day } from '@/lib/domain/stats/store-day';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import type { OrderTax } from '@/lib/domain/tax/order-tax';
import type { OrderByHand } from './by-hand/by-hand';
import type { Confirmation } from './cash/confirmation';
import type { EDITORS, Surplus, VERSION_FIELDS } from './edits/edit-fields';
import type { Parcel } from './parcels/parcel';
import type { OrderReturn } from './returns/return';
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

/** SPEC.md's fields, and what a country's profile asks for besides; those that it does not are absent. */
export interface ShippingAddress extends Readonly<Partial<Record<AddressDetail, string>>> {
  readonly fullName: string;
  readonly streetAddress: string;
  readonly zipCode: string;
  readonly city: string;
  readonly email: string;
  readonly mobileNumber: string;
}

/** A snapshot of what was bought; it stays true when the product changes or goes. Prices in the order's currency. */
export interface OrderLine extends Choices {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  /** Its category then, empty when it had none. */
  readonly categoryId: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly sku: string;
  readonly imagePath: string | null;
  /** Null for a board that nobody designed. */
  readonly design: LineDesign | null;
  /** With what its design adds. */
  readonly unitPrice: Minor;
  readonly quantity: number;
  /** What all discounts took off its pieces together. */
  readonly discount: Minor;
}

export interface OrderEvent {
  readonly at: number;
  readonly actor: OrderActor;
  /** The uid that acted, null for the system. */
  readonly by: string | null;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  /** The store's words to the shopper about this change, as why it cancelled. */
  readonly reason: string | null;
  /** Why the parcel came back; null for every other change. */
  readonly why: UndeliveredReason | null;
  /** Finds the call that made it in the logs of the functions; null for what nobody called. */
  readonly requestId: string | null;
}

/** The shopper replaced an e-mail address that mails did not reach. */
export interface EmailCorrection {
  readonly at: number;
  /** The address before. */
  readonly from: string;
  /** The uid that did it, null for who came by a tracking link. */
  readonly by: string | null;
  readonly requestId: string | null;
}

/** How goods travel; either may be empty. */
export interface Shipment {
  readonly carrier: string;
  readonly trackingNumber: string;
}

export interface RefundedLine {
  /** Position in the order's lines, which never change. */
  readonly line: number;
  readonly quantity: number;
}

/** Money given back. Its shopper reads it, so nothing private may stand here. */
export interface Refund {
  /** The key of the request that made it: sent again, it is this refund. */
  readonly id: string;
  readonly at: number;
  /** The uid of who gave it. */
  readonly by: string;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  /** The refunded lines; none when it is a goodwill. */
  readonly lines: readonly RefundedLine[];
  readonly reason: string;
  /** Whether the pieces of its lines were returned to stock. */
  readonly restocked: boolean;
  readonly state: RefundState;
  /** Onto the gift card or credit that paid, or as store credit for the shopper; absent for the way of the payment itself. */
  readonly to?: RefundTarget;
  /** The extra payment that it goes back by; absent for the order's own. */
  readonly of?: string;
}

/** A payment that came and is not what the order asks for: neither accepted nor refunded until somebody decides. */
export interface OrderHold {
  readonly at: number;
  readonly reason: HoldReason;
  /** The card provider's id of the payment. */
  readonly paymentId: string;
  /** What came, in minor units of `currency` (ISO 4217, in capitals). */
  readonly amount: Minor;
  readonly currency: string;
  /** When the store's people sent it back; null while it is held. */
  readonly returnedAt: number | null;
}

/** The shopper asked their bank for the money back. */
export interface OrderDispute {
  readonly id: string;
  /** Its payment; null, from before that was stored, means the order's own. */
  readonly paymentId: string | null;
  readonly at: number;
  readonly amount: Minor;
  readonly state: DisputeState;
  /** Until when the store may answer the bank, null when there is nothing to answer. */
  readonly answerBy: number | null;
}

export interface MakingEvent {
  readonly at: number;
  /** The uid that acted; null where it is nobody's business. */
  readonly by: string | null;
  readonly to: MakingState;
}

/** The store asks the shopper whether a board may be made otherwise, before it is made. */
export interface DesignChange {
  readonly id: string;
  readonly at: number;
  /** The uid that asked; null where it is nobody's business. */
  readonly by: string | null;
  /** What should change, in the store's words. */
  readonly message: string;
  /** The design of the line when it was asked. */
  readonly from: LineDesign;
  /** What would be made instead; null for a question, whose approval leaves the board as it is. */
  readonly to: LineDesign | null;
  readonly state: DesignChangeState;
  /** The shopper's words; empty where there are none. */
  readonly answer: string;
  /** When it was answered or withdrawn; null while it waits. */
  readonly endedAt: number | null;
}

/** How far the boards of an order are that are made for it. */
export interface Making {
  readonly state: MakingState;
  /** As it moved on; nothing while it waits. */
  readonly events: readonly MakingEvent[];
  /** As they were asked. */
  readonly changes: readonly DesignChange[];
}

/** One change of what was ordered, before it left. Its shopper reads it. */
export interface OrderEdit {
  /** The key of the request that made it: sent again, it is this edit. */
  readonly id: string;
  readonly at: number;
  readonly actor: (typeof EDITORS)[number];
  /** The uid that acted; null for who came by a tracking link. */
  readonly by: string | null;
  /** In the store's words; empty where the shopper did it. */
  readonly reason: string;
  /** The delivery charges that the store set by hand; null where they follow from the method. */
  readonly charges: Minor | null;
  /** What was ordered until then. */
  readonly before: OrderVersion;
}

/** What was ordered, as far as edits replace it. */
export type OrderVersion = Pick<Order, (typeof VERSION_FIELDS)[number]>;

export interface Order {
  readonly id: OrderId;
  readonly storeId: StoreId;
  /** What people call it, as `B-1TQ4K9-7F3` (see order-number.ts). */
  readonly number: string;
  /** Null only once the shopper's account was deleted. */
  readonly uid: string | null;
  /** The store's customer who placed it, see `lib/domain/customers`; empty once the customer was forgotten. */
  readonly customerId: string;
  /** How the store's people took it; null for what its shopper placed. */
  readonly byHand: OrderByHand | null;
  /** The day of the store's calendar that it counts on, whatever time zone the store has since. */
  readonly day: Day;
  readonly locale: Locale;
  readonly lines: readonly OrderLine[];
  readonly address: ShippingAddress;
  readonly wishes: OrderWishes;
  /** Its shopper agreed, as they placed it, to be written to about offers. */
  readonly marketing: boolean;
  /** Null for orders from before delivery methods. */
  readonly delivery: OrderDelivery | null;
  /** Why the last mail to `address.email` that went wrong did not arrive; null where none did. */
  readonly mailFailure: WithheldReason | null;
  /** As they came. */
  readonly emailCorrections: readonly EmailCorrection[];
  readonly currency: CurrencyCode;
  /** Units of `currency` per unit of the store's base currency when the order was placed. */
  readonly rate: ExchangeRate;
  /** Of the goods, before discounts. */
  readonly subtotal: Minor;
  /** As they were when it was placed, in the order in which they were taken off. */
  readonly discounts: readonly AppliedDiscount[];
  /** Off the goods: the sum of its lines' discounts. */
  readonly discount: Minor;
  readonly deliveryCharges: Minor;
  /** Off the delivery charges. */
  readonly deliveryDiscount: Minor;
  /** What the store takes for being paid in cash at the door. */
  readonly cashFee: Minor;
  /** The VAT in its prices or on them; null from before VAT, and of a store that was not registered. */
  readonly tax: OrderTax | null;
  /** What rounded the total to what coins pay, of either sign; 0 for whatever is not paid in cash. */
  readonly rounding: Minor;
  readonly total: Minor;
  /** What a gift card or store credit pays of the total; null without one. `dueOf` is the rest. */
  readonly prepaid: OrderPrepaid | null;
  /** What was paid beyond the total before edits lowered it; the difference went back as refunds. */
  readonly surplus: Surplus;
  /** The gift card that it buys; null for goods. */
  readonly gift: OrderGift | null;
  readonly totalProducts: number;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly status: OrderStatus;
  /** Null where nothing in it is made to order. */
  readonly making: Making | null;
  readonly goods: GoodsState;
  /** The pieces came back unfit for sale, so that returning the order put none of them into stock. */
  readonly writtenOff: boolean;
  /** Until when it may be paid by card or transfer, milliseconds since the epoch; null before its payment was started first. */
  readonly payUntil: number | null;
  /** Whether its shopper said that it is meant, where it is paid at the door. */
  readonly confirmation: Confirmation;
  readonly history: readonly OrderEvent[];
  /** As they were made; each has what was ordered before it. Their number is the order's version. */
  readonly edits: readonly OrderEdit[];
  /** How the last of its parcels travels that says so. */
  readonly shipment: Shipment | null;
  /** Its parcels in the order in which they left; none before one did, and where it left before parcels were recorded. */
  readonly shipments: readonly Parcel[];
  /** Since when a courier has its cash; null before, once a payout brought it, and for what was delivered before payouts were recorded. */
  readonly cashDueAt: number | null;
  /** The courier's payout that brought its cash; null while none did. */
  readonly settlementId: string | null;
  readonly refunds: readonly Refund[];
  /** What its shopper sends back, as it was asked for. */
  readonly returns: readonly OrderReturn[];
  /** The invoice and the credit notes that were issued about it, in turn. */
  readonly invoices: readonly IssuedDocument[];
  /** The card provider's id of its payment; null before one began and for what is paid at the door. */
  readonly paymentId: string | null;
  /** Paid, or owed, beside it since the order cost more; see `ExtraPayment`. */
  readonly extraPayments: readonly ExtraPayment[];
  /** What came of its bank transfer; null for what is paid otherwise. */
  readonly transfer: OrderTransfer | null;
  /** One entry per attempt to pay that was refused, see `CardPayment`. */
  readonly refusals: readonly string[];
  /** As they came; more than one is rare. */
  readonly holds: readonly OrderHold[];
  /** As they began; more than one is rare. */
  readonly disputes: readonly OrderDispute[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

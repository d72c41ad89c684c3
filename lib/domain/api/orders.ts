import type { CartTotals } from '@/lib/domain/cart/pricing/cart-totals';
import type { Destination } from '@/lib/domain/cart/pricing/charges';
import type { NationalAddressPart } from '@/lib/domain/address/address-fields';
import type { LineChange } from '@/lib/domain/errors/app-error';
import type { InvoiceFile } from '@/lib/domain/invoices/invoice';
import type { Discount } from '@/lib/domain/discounts/discount';
import type { Locale } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { TaxClass } from '@/lib/domain/tax/tax-class';
import type { Order, ShippingAddress, Shipment } from '@/lib/domain/orders/order';
import type { OrderWishes } from '@/lib/domain/orders/wishes/wishes';
import type { ParcelLine, ParcelState } from '@/lib/domain/orders/parcels/parcel';
import type {
  MakingState,
  OrderStatus,
  PaymentMethod,
  UndeliveredReason,
} from '@/lib/domain/orders/order-status';

/**
 * What a shopper wants of one variant in one design. `seenPrice` (base currency, with what the design adds) only detects a
 * change; it is never charged.
 */
export interface RequestedLine {
  readonly productId: string;
  readonly variantId: string;
  /** Absent for a plain board, and from pages from before designs. */
  readonly designId?: string | undefined;
  readonly quantity: number;
  readonly seenPrice: Minor;
}

export interface PlaceOrderRequest {
  readonly storeId: string;
  /** Made by the client once per checkout (UUID); the same key gives the same order. */
  readonly key: string;
  readonly lines: readonly RequestedLine[];
  readonly address: ShippingAddress;
  readonly paymentMethod: PaymentMethod;
  /** The id of a delivery method; pages from before methods send none and get the first that is offered. */
  readonly deliveryMethod?: string | undefined;
  /** Of a discount, however it was typed. */
  readonly code?: string | undefined;
  /** Of a gift card that pays, however it was typed. */
  readonly giftCode?: string | undefined;
  /** The shopper's store credit pays, where no gift card does. */
  readonly useCredit?: boolean | undefined;
  /** Where the store asks for them. */
  readonly wishes?: OrderWishes | undefined;
  /** The shopper agrees to be written to about offers. */
  readonly marketing?: boolean | undefined;
  readonly currency: CurrencyCode;
  /** The total on the page, minor units of `currency`; like `seenPrice` never charged. Pages from before this field send none. */
  readonly seenTotal?: Minor;
  /** Likewise what a gift card leaves to pay. */
  readonly seenDue?: Minor;
  readonly locale: Locale;
}

export interface QuotedLine {
  readonly productId: string;
  readonly variantId: string;
  readonly designId?: string | undefined;
  readonly quantity: number;
  /** Pieces that this line could have beside the others of its variant. */
  readonly available: number;
  readonly unitPrice: Minor;
  /** The same in the base currency, as carts remember prices. */
  readonly basePrice: Minor;
  /** What discounts, VAT and delivery go by, for the totals until the next quote. */
  readonly categoryIds: readonly string[];
  readonly brandId: string;
  readonly taxClass: TaxClass;
  /** Grams of a piece, where the store knows. */
  readonly weight?: number;
}

/** A cart at the catalogue's prices. */
export interface PricedCart extends CartTotals {
  readonly lines: readonly QuotedLine[];
  readonly changes: readonly LineChange[];
}

/** What a gift card, or store credit, does for a cart. `unavailable` is the one answer for all that cannot be used. */
export interface PrepaidAnswer {
  readonly state: 'applied' | 'unavailable' | 'currency' | 'empty';
  readonly last4: string;
  readonly balance: Minor;
  readonly currency: CurrencyCode;
}

export interface Quote extends PricedCart {
  /** Null where none was named. */
  readonly prepaidAnswer: PrepaidAnswer | null;
  /** How it can be paid. */
  readonly methods: readonly PaymentMethod[];
  /** The discount behind the code, for the totals until the next quote; null where `code` is `unavailable` or none was given. */
  readonly codeRule: Discount | null;
}

interface OfParcel {
  readonly storeId: string;
  readonly orderId: string;
  readonly parcelId: string;
}

export interface OrderCallables {
  quoteCart: {
    /** Where it goes and how it is paid, once the checkout knows. */
    request: Pick<
      PlaceOrderRequest,
      'storeId' | 'lines' | 'currency' | 'locale' | 'code' | 'giftCode' | 'useCredit'
    > &
      Destination;
    response: Quote;
  };
  /** `awaiting`: above the caps of somebody new, so that the store has to accept it. */
  placeOrder: {
    request: PlaceOrderRequest;
    response: { orderId: string; number: string; status: OrderStatus };
  };
  cancelOrder: { request: { storeId: string; orderId: string }; response: { status: OrderStatus } };
  /** Finishes an order that waits for its card payment. `seenTotal` as in `PlaceOrderRequest`. */
  payOnDelivery: {
    request: { storeId: string; orderId: string; seenTotal?: Minor };
    response: { status: OrderStatus };
  };
  /** The store moves the making of an order on; `from` is the state that it saw. */
  updateOrderMaking: {
    request: { storeId: string; orderId: string; from: MakingState; to: MakingState };
    response: { state: MakingState };
  };
  /** Sends a parcel with some of what is left to ship. `key` is made by the client once per parcel, whose id it becomes. */
  shipParcel: {
    request: { storeId: string; orderId: string; key: string; lines: readonly ParcelLine[] } & Shipment;
    /** Of the order. */
    response: { status: OrderStatus };
  };
  /** `seen`: what stood there. */
  correctParcel: { request: OfParcel & Shipment & { seen: Shipment }; response: { status: OrderStatus } };
  /** `why` and `reason` as in `updateOrderStatus`; the order follows its parcels. */
  moveParcel: {
    request: OfParcel & { from: ParcelState; to: ParcelState; why?: UndeliveredReason; reason?: string };
    response: { status: OrderStatus };
  };
  trackOrder: { request: { token: string }; response: { order: Order } };
  /** Replaces an e-mail address that mails do not reach and sends the latest one again. `token`: of a tracking link, for who does not own the order. */
  correctOrderEmail: {
    request: { storeId: string; orderId: string; email: string; token?: string };
    response: { email: string };
  };
  /** The token of the tracking page, for who owns the order and for the store's people. */
  readOrderLink: { request: { storeId: string; orderId: string }; response: { token: string } };
  /** An issued tax invoice or credit note of an order as a file. `token`: of a tracking link, for who does not own the order. */
  readInvoice: {
    request: { storeId: string; orderId: string; number: string; as: InvoiceFile; token?: string };
    /** Base64. */
    response: { file: string };
  };
  /** Completes the National Address of a Saudi order before it is shipped. */
  saveNationalAddress: {
    request: { storeId: string; orderId: string } & Record<NationalAddressPart, string>;
    response: { address: ShippingAddress };
  };
  updateOrderStatus: {
    request: {
      storeId: string;
      orderId: string;
      from: OrderStatus;
      to: OrderStatus;
      /** Sent to the shopper. */
      reason?: string;
      /** Stored when the order is shipped. */
      shipment?: Shipment;
      /** Why the parcel came back; required for `undelivered`. */
      why?: UndeliveredReason;
      /** For `returned`: what came back is unfit for sale and stays out of stock. */
      writeOff?: boolean;
    };
    response: { status: OrderStatus };
  };
}

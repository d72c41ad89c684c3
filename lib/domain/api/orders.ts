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
import type { Referral } from '@/lib/domain/orders/referral';
import type { OrderWishes } from '@/lib/domain/orders/wishes/wishes';
import type { ParcelLine, ParcelState } from '@/lib/domain/orders/parcels/parcel';
import type {
  MakingState,
  OrderStatus,
  PaymentMethod,
  UndeliveredReason,
} from '@/lib/domain/orders/order-status';

/**
 * A requested quantity of one variant in one design. `seenPrice` (base currency, with the design's add-on) only detects
 * a change; it is never charged.
 */
export interface RequestedLine {
  readonly productId: string;
  readonly variantId: string;
  /** Absent for a plain board, and from older pages. */
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
  /** The id of a delivery method; older pages send none and get the first one offered. */
  readonly deliveryMethod?: string | undefined;
  /** A discount code, as typed. */
  readonly code?: string | undefined;
  /** The code of a gift card to pay with, as typed. */
  readonly giftCode?: string | undefined;
  /** Pays with the shopper's store credit, unless a gift card pays. */
  readonly useCredit?: boolean | undefined;
  /** Only where the store offers them. */
  readonly wishes?: OrderWishes | undefined;
  /** The shopper agrees to marketing mails. */
  readonly marketing?: boolean | undefined;
  /** A cart with a reminder, sent or pending. */
  readonly cartId?: string | undefined;
  /** What led the shopper here; not trusted, and no part of what makes two requests the same order. */
  readonly referral?: Referral | undefined;
  readonly currency: CurrencyCode;
  /** The total on the page, minor units of `currency`; like `seenPrice` never charged. Older pages send none. */
  readonly seenTotal?: Minor;
  /** The amount due after the gift card, as the page showed it. */
  readonly seenDue?: Minor;
  readonly locale: Locale;
}

export interface QuotedLine {
  readonly productId: string;
  readonly variantId: string;
  readonly designId?: string | undefined;
  readonly quantity: number;
  /** Pieces available to this line after the other lines of its variant. */
  readonly available: number;
  readonly unitPrice: Minor;
  /** `unitPrice` in the base currency, which carts store. */
  readonly basePrice: Minor;
  /** The shop's price, where staff set another. */
  readonly listPrice?: Minor;
  /** What discounts, VAT and delivery depend on, for the totals until the next quote. */
  readonly categoryIds: readonly string[];
  readonly brandId: string;
  readonly taxClass: TaxClass;
  /** Grams per piece, if known. */
  readonly weight?: number;
}

/** A cart at the catalogue's prices. */
export interface PricedCart extends CartTotals {
  readonly lines: readonly QuotedLine[];
  readonly changes: readonly LineChange[];
}

/** The result of a gift card or store credit on a cart. `unavailable` is the same answer for every unusable one. */
export interface PrepaidAnswer {
  readonly state: 'applied' | 'unavailable' | 'currency' | 'empty';
  readonly last4: string;
  readonly balance: Minor;
  readonly currency: CurrencyCode;
}

export interface Quote extends PricedCart {
  /** Null when none was given. */
  readonly prepaidAnswer: PrepaidAnswer | null;
  /** The available payment methods. */
  readonly methods: readonly PaymentMethod[];
  /** The discount of the code, for the totals until the next quote; null without a code or for `unavailable`. */
  readonly codeRule: Discount | null;
}

interface OfParcel {
  readonly storeId: string;
  readonly orderId: string;
  readonly parcelId: string;
}

export interface OrderCallables {
  quoteCart: {
    /** Address and payment method, as far as the checkout knows them. */
    request: Pick<
      PlaceOrderRequest,
      'storeId' | 'lines' | 'currency' | 'locale' | 'code' | 'giftCode' | 'useCredit'
    > &
      Destination;
    response: Quote;
  };
  /** Status `awaiting`: the order exceeds the caps for new customers, so the store must accept it. */
  placeOrder: {
    request: PlaceOrderRequest;
    response: { orderId: string; number: string; status: OrderStatus };
  };
  cancelOrder: { request: { storeId: string; orderId: string }; response: { status: OrderStatus } };
  /** Completes an order that waits for its card payment. `seenTotal` as in `PlaceOrderRequest`. */
  payOnDelivery: {
    request: { storeId: string; orderId: string; seenTotal?: Minor };
    response: { status: OrderStatus };
  };
  /** Moves the order's production on; `from` is the state that the caller saw. */
  updateOrderMaking: {
    request: { storeId: string; orderId: string; from: MakingState; to: MakingState };
    response: { state: MakingState };
  };
  /** Ships a parcel with some of the unshipped pieces. `key`: made by the client once per parcel and becomes its id. */
  shipParcel: {
    request: { storeId: string; orderId: string; key: string; lines: readonly ParcelLine[] } & Shipment;
    /** The order's status. */
    response: { status: OrderStatus };
  };
  /** `seen`: the details that the caller saw. */
  correctParcel: { request: OfParcel & Shipment & { seen: Shipment }; response: { status: OrderStatus } };
  /** `why` and `reason` as in `updateOrderStatus`; the order's status follows its parcels. */
  moveParcel: {
    request: OfParcel & { from: ParcelState; to: ParcelState; why?: UndeliveredReason; reason?: string };
    response: { status: OrderStatus };
  };
  trackOrder: { request: { token: string }; response: { order: Order } };
  /**
   * Replaces an undeliverable e-mail address and resends the latest mail. `token`: from a tracking link, for callers
   * other than the order's owner.
   */
  correctOrderEmail: {
    request: { storeId: string; orderId: string; email: string; token?: string };
    response: { email: string };
  };
  /** The token of the tracking page, for the order's owner and staff. */
  readOrderLink: { request: { storeId: string; orderId: string }; response: { token: string } };
  /**
   * An issued tax invoice or credit note of an order as a file. `token`: from a tracking link, for callers other than
   * the order's owner.
   */
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
      /** For `returned`: the pieces are unfit for sale and stay out of stock. */
      writeOff?: boolean;
    };
    response: { status: OrderStatus };
  };
}

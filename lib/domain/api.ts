import type { LocalizedText, Locale } from './locale';
import type { CurrencyCode, Minor } from './money/money';
import type { PaymentMethod, OrderStatus } from './orders/order-status';
import type { Order, ShippingAddress } from './orders/order';
import type { LineChange } from '@/lib/domain/errors/app-error';
import type { ContactForm } from './contact/contact-schema';
import type { ProductStatus } from './catalogue/product';
import type { ReviewForm } from './reviews/review-schema';
import type { ReviewStatus } from './reviews/review';

/** What a shopper wants of one variant. `seenPrice` (base currency) only detects a change; it is never charged. */
export interface RequestedLine {
  readonly productId: string;
  readonly variantId: string;
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
  readonly currency: CurrencyCode;
  readonly locale: Locale;
}

export interface QuotedLine {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly available: number;
  readonly unitPrice: Minor;
}

export interface Quote {
  readonly lines: readonly QuotedLine[];
  readonly changes: readonly LineChange[];
  readonly currency: CurrencyCode;
  readonly subtotal: Minor;
  readonly deliveryCharges: Minor;
  readonly total: Minor;
}

export interface SaveVariant {
  readonly id: string;
  readonly price: Minor;
  readonly stock: number;
  /** The stock the editor saw: the difference is applied, so that orders placed meanwhile still count. */
  readonly seenStock: number;
}

/** A partial edit of an existing product; only what is present changes. */
export interface SaveProductRequest {
  readonly storeId: string;
  readonly productId: string;
  /** `updatedAt` (ms) of the version the editor loaded; a newer one on the server refuses with `edited-meanwhile`. */
  readonly baseUpdatedAt: number;
  readonly title?: LocalizedText;
  readonly description?: LocalizedText;
  readonly status?: ProductStatus;
  readonly variants?: readonly SaveVariant[];
}

export interface SubmitContactRequest extends ContactForm {
  readonly storeId: string;
  /** Made by the client once per message; the same key and text make one request. */
  readonly key: string;
  readonly locale: Locale;
}

/** The callable functions of DESIGN.md 5 that exist so far: name to request and response. */
export interface Callables {
  quoteCart: {
    request: Pick<PlaceOrderRequest, 'storeId' | 'lines' | 'currency' | 'locale'>;
    response: Quote;
  };
  placeOrder: { request: PlaceOrderRequest; response: { orderId: string; number: string } };
  cancelOrder: { request: { storeId: string; orderId: string }; response: { status: OrderStatus } };
  trackOrder: { request: { token: string }; response: { order: Order } };
  /** Creates or completes `users/{uid}` after sign-up or login; `guestToken` (the guest's ID token) hands their orders over. */
  completeSignUp: {
    request: { storeId: string; name?: string; guestToken?: string };
    response: { uid: string };
  };
  submitContactRequest: { request: SubmitContactRequest; response: { ok: true } };
  /** One review per product and person: sent again, it replaces theirs. */
  submitReview: {
    request: ReviewForm & { storeId: string; productId: string };
    response: { status: ReviewStatus };
  };
  updateOrderStatus: {
    request: { storeId: string; orderId: string; from: OrderStatus; to: OrderStatus };
    response: { status: OrderStatus };
  };
  saveProduct: { request: SaveProductRequest; response: { updatedAt: number } };
  saveStoreSetting: {
    request: { storeId: string; primaryColor?: string; secondaryColor?: string };
    response: { ok: true };
  };
}

export type CallableName = keyof Callables;

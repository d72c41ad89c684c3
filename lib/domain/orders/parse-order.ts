import { parseAddress } from '@/lib/domain/address/parse-address';
import { parseChoices } from '@/lib/domain/catalogue/variants/parse-choices';
import { parseApplied } from '@/lib/domain/discounts/parse-applied';
import { parseOrderDelivery } from '@/lib/domain/delivery/order-delivery';
import { orderId, productId, storeId, variantId } from '@/lib/domain/ids';
import { parseIssued } from '@/lib/domain/invoices/invoice';
import { isLocale } from '@/lib/domain/locale';
import { WITHHELD_REASONS } from '@/lib/domain/mail/withheld-mail';
import { isCurrencyCode } from '@/lib/domain/money/money';
import {
  count,
  fieldsOf,
  filledText,
  finite,
  flag,
  listOf,
  localizedText,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { parseExtras, parsePaymentFee } from '@/lib/domain/payments/extra/extra-payment';
import { parseDisputes, parseHolds } from '@/lib/domain/payments/parse-payment-flags';
import { parseTransfer } from '@/lib/domain/payments/transfer/order-transfer';
import { parseOrderGift } from '@/lib/domain/prepaid/sale/gift-sale';
import { parseOrderPrepaid } from '@/lib/domain/prepaid/order-prepaid';
import { DEFAULT_TIME_ZONE, isDay, storeDay } from '@/lib/domain/stats/store-day';
import { parseLineDesign } from '@/lib/domain/studio/design/line-design';
import { parseOrderTax } from '@/lib/domain/tax/parse-tax';
import { parseByHand } from './by-hand/by-hand';
import { parseConfirmation } from './cash/confirmation';
import { parseEdit, parseSurplus, versionOf } from './edits/order-edit';
import { parseMaking } from './making';
import { parseParcel } from './parcels/parcel';
import { parseReferral } from './referral';
import { parseReturn } from './returns/return';
import { parseWishes } from './wishes/wishes';
import {
  GOODS_STATES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  REFUND_STATES,
  REFUND_TARGETS,
  returnsStock,
  UNDELIVERED_REASONS,
} from './order-status';
import type { GoodsState, OrderActor, OrderStatus } from './order-status';
import type { EmailCorrection, Order, OrderEvent, OrderLine, Refund, Shipment } from './order';

const ACTORS: readonly OrderActor[] = ['shopper', 'owner', 'system'];

const currency = (value: unknown) => (isCurrencyCode(value) ? value : undefined);
const status = (value: unknown) => oneOf(ORDER_STATUSES, value);

/**
 * Parses a stored order. Identity, owner and money are required (MalformedDocumentError); anything else falls back to a
 * default.
 */
export function parseOrder(id: string, data: unknown): Order {
  const fields = fieldsOf(data);
  const need = requiredIn(`orders/${id}`, fields);
  const discounts = parseApplied(fields.discounts);
  const lines = listOf(fields.lines, (line) => parseLine(id, line)).map((line, at) => ({
    ...line,
    discount: discounts.reduce((sum, { shares }) => sum + (shares[at] ?? 0), 0),
  }));
  const createdAt = need('createdAt', millis);
  return {
    id: orderId(id),
    storeId: storeId(need('storeId', filledText)),
    number: need('number', filledText),
    uid: filledText(fields.uid) ?? null,
    customerId: text(fields.customerId) ?? '',
    byHand: parseByHand(fields.byHand),
    referral: parseReferral(fields.referral),
    day: isDay(fields.day) ? fields.day : storeDay(createdAt, DEFAULT_TIME_ZONE),
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    lines,
    address: parseAddress(fields.address),
    wishes: parseWishes(fields.wishes),
    marketing: flag(fields.marketing) ?? false,
    delivery: parseOrderDelivery(fields.delivery),
    mailFailure: oneOf(WITHHELD_REASONS, fields.mailFailure) ?? null,
    emailCorrections: listOf(fields.emailCorrections, parseEmailCorrection),
    currency: need('currency', currency),
    rate: finite(fields.rate) || 1,
    subtotal: need('subtotal', count),
    discounts,
    discount: discounts.reduce((sum, { amount }) => sum + amount, 0),
    deliveryCharges: count(fields.deliveryCharges) ?? 0,
    deliveryDiscount: discounts.reduce((sum, { delivery }) => sum + delivery, 0),
    cashFee: count(fields.cashFee) ?? 0,
    tax: parseOrderTax(fields.tax),
    rounding: finite(fields.rounding) ?? 0,
    total: need('total', count),
    prepaid: parseOrderPrepaid(fields.prepaid),
    surplus: parseSurplus(fields.surplus),
    gift: parseOrderGift(fields.gift),
    totalProducts: lines.reduce((sum, line) => sum + line.quantity, 0),
    paymentMethod: oneOf(PAYMENT_METHODS, fields.paymentMethod) ?? 'cash',
    paymentStatus: oneOf(PAYMENT_STATUSES, fields.paymentStatus) ?? 'unpaid',
    status: need('status', status),
    making: parseMaking(fields.making),
    goods: oneOf(GOODS_STATES, fields.goods) ?? goodsBefore(need('status', status)),
    writtenOff: flag(fields.writtenOff) ?? false,
    payUntil: millis(fields.payUntil) ?? null,
    confirmation: parseConfirmation(fields.confirmation),
    history: listOf(fields.history, parseEvent),
    edits: listOf(fields.edits, (edit) =>
      parseEdit(edit, (before) => versionOf(parseOrder(id, { ...fields, edits: [], ...fieldsOf(before) }))),
    ),
    shipment: parseShipment(fields.shipment),
    shipments: listOf(fields.shipments, parseParcel),
    cashDueAt: millis(fields.cashDueAt) ?? null,
    settlementId: filledText(fields.settlementId) ?? null,
    refunds: listOf(fields.refunds, parseRefund),
    returns: listOf(fields.returns, parseReturn),
    invoices: listOf(fields.invoices, parseIssued),
    paymentId: filledText(fields.paymentId) ?? null,
    ...parsePaymentFee(fields),
    extraPayments: parseExtras(fields.extraPayments),
    transfer: parseTransfer(fields.transfer),
    refusals: listOf(fields.refusals, filledText),
    holds: parseHolds(fields),
    disputes: parseDisputes(fields),
    createdAt,
    updatedAt: millis(fields.updatedAt) ?? createdAt,
  };
}

/** Older orders lack this field; they took their stock when placed. */
const goodsBefore = (known: OrderStatus): GoodsState => (returnsStock(known) ? 'none' : 'taken');

function parseLine(order: string, value: unknown): Omit<OrderLine, 'discount'> {
  const fields = fieldsOf(value);
  const need = requiredIn(`orders/${order} (line)`, fields);
  const listPrice = count(fields.listPrice);
  const slugAr = filledText(fields.slugAr);
  return {
    productId: productId(need('productId', filledText)),
    variantId: variantId(need('variantId', filledText)),
    categoryId: text(fields.categoryId) ?? '',
    slug: text(fields.slug) ?? '',
    ...(slugAr && { slugAr }),
    title: localizedText(fields.title),
    sku: text(fields.sku) ?? '',
    imagePath: filledText(fields.imagePath) ?? null,
    ...parseChoices(fields),
    design: parseLineDesign(fields.design),
    unitPrice: need('unitPrice', count),
    ...(listPrice !== undefined && { listPrice }),
    quantity: need('quantity', count),
  };
}

function parseEmailCorrection(value: unknown): EmailCorrection | undefined {
  const fields = fieldsOf(value);
  const [at, from] = [millis(fields.at), filledText(fields.from)];
  if (at === undefined || !from) return undefined;
  const [by, requestId] = [filledText(fields.by) ?? null, filledText(fields.requestId) ?? null];
  return { at, from, by, requestId };
}

function parseEvent(value: unknown): OrderEvent | undefined {
  const fields = fieldsOf(value);
  const at = millis(fields.at);
  const to = status(fields.to);
  if (at === undefined || !to) return undefined;
  return {
    at,
    actor: oneOf(ACTORS, fields.actor) ?? 'system',
    by: filledText(fields.by) ?? null,
    from: status(fields.from) ?? null,
    to,
    reason: filledText(fields.reason) ?? null,
    why: oneOf(UNDELIVERED_REASONS, fields.why) ?? null,
    requestId: filledText(fields.requestId) ?? null,
  };
}

function parseShipment(value: unknown): Shipment | null {
  const fields = fieldsOf(value);
  const [carrier, trackingNumber] = [text(fields.carrier) ?? '', text(fields.trackingNumber) ?? ''];
  return carrier || trackingNumber ? { carrier, trackingNumber } : null;
}

function parseRefund(value: unknown): Refund | undefined {
  const fields = fieldsOf(value);
  const [id, at, amount] = [filledText(fields.id), millis(fields.at), count(fields.amount)];
  if (!id || at === undefined || amount === undefined) return undefined;
  const [to, of] = [oneOf(REFUND_TARGETS, fields.to), filledText(fields.of)];
  const ofEdits = count(fields.ofEdits);
  return {
    id,
    at,
    by: text(fields.by) ?? '',
    amount,
    lines: listOf(fields.lines, parseRefundedLine),
    reason: text(fields.reason) ?? '',
    restocked: flag(fields.restocked) ?? false,
    state: oneOf(REFUND_STATES, fields.state) ?? 'pending',
    ...(to && { to }),
    ...(of && { of }),
    ...(ofEdits && { ofEdits }),
  };
}

function parseRefundedLine(value: unknown) {
  const fields = fieldsOf(value);
  const [line, quantity] = [count(fields.line), count(fields.quantity)];
  return line === undefined || quantity === undefined ? undefined : { line, quantity };
}

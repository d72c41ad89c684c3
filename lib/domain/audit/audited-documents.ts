import { NO_TRANSFER, parseTransfer } from '@/lib/domain/payments/transfer/order-transfer';
import { hasNationalAddress } from '@/lib/domain/address/national-address';
import { parseAddress } from '@/lib/domain/address/parse-address';
import type { DerivedFields } from '@/lib/domain/catalogue/derived-fields';
import type { ListedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { SYSTEM_FIELDS } from '@/lib/domain/catalogue/product';
import { fieldsOf, filledText, listOf, localizedText, text, type Fields } from '@/lib/domain/parse/fields';
import { parseConfirmation } from '@/lib/domain/orders/cash/confirmation';
import type { AuditKind } from './audit-kinds';
import { OWN_PAGE } from './own-page-view';
import { auditedPrices } from './own-price-view';
import { wordsOfStore } from './review-view';
import { DEVELOPER_VIEWS } from './developer-views';

/** A kind of document that the store's people change. */
interface AuditedDocument {
  readonly kind: AuditKind;
  /** The first group captures the thing's id. */
  readonly path: RegExp;
  /** The recorded fields, without derived fields and shoppers' personal data. */
  readonly view: (fields: Fields) => Fields;
  readonly name: (fields: Fields) => string;
}

const without =
  (...left: readonly string[]) =>
  (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name)));

const only =
  (...names: readonly string[]) =>
  (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

function named(field: string): AuditedDocument['name'] {
  return ({ [field]: value }) => {
    const { en, ar } = localizedText(value);
    return en || ar || (text(value) ?? '');
  };
}

const unnamed = () => '';
const nothing = () => ({});

/** Derived from a product's other fields or from its reviews. */
const FOLLOWING: Readonly<
  Record<keyof DerivedFields | keyof ListedPrice | 'ratingCounts' | 'outdated', true>
> = {
  price: true,
  saleTurnsAt: true,
  stock: true,
  ratingCounts: true,
  outdated: true,
  wellRated: true,
  searchTokens: true,
  nearTokens: true,
  facets: true,
  completeness: true,
};

/** Fields that the shop writes itself; edits do change former addresses, so those are recorded. */
const { formerSlugs: _, ...KEPT } = SYSTEM_FIELDS;

const DOCUMENTS: readonly AuditedDocument[] = [
  {
    kind: 'product',
    path: /^stores\/[^/]+\/products\/([^/]+)$/,
    view: without(...Object.keys({ ...KEPT, ...FOLLOWING })),
    name: named('title'),
  },
  {
    kind: 'product',
    path: /^stores\/[^/]+\/studioTemplates\/([^/]+)$/,
    view: only('version', 'makingDays', 'safeMm', 'bleedMm', 'sizedForMm'),
    name: named('name'),
  },
  {
    kind: 'category',
    path: /^stores\/[^/]+\/categories\/([^/]+)$/,
    view: without('productCount', 'relocating'),
    name: named('name'),
  },
  {
    kind: 'brand',
    path: /^stores\/[^/]+\/brands\/([^/]+)$/,
    view: without('productCount'),
    name: named('name'),
  },
  { kind: 'order', path: /^stores\/[^/]+\/orders\/([^/]+)$/, view: orderView, name: named('number') },
  // Records only that there is a note; the order holds its text.
  { kind: 'order', path: /^stores\/[^/]+\/orders\/([^/]+)\/notes\/[^/]+$/, view: nothing, name: unnamed },
  { kind: 'order', path: /^stores\/[^/]+\/cashBlocks\/([^/]+)$/, view: nothing, name: unnamed },
  {
    kind: 'order',
    path: /^stores\/[^/]+\/messages\/([^/]+)$/,
    view: only('notice', 'state'),
    name: named('orderNumber'),
  },
  // Of many orders, or of one, whose id it begins with.
  { kind: 'order', path: /^stores\/[^/]+\/orderExports\/([^/.]+)[^/]*$/, view: nothing, name: unnamed },
  {
    kind: 'message',
    path: /^stores\/[^/]+\/contactRequests\/([^/]+)$/,
    view: ({ status, replies }) => ({ status, replies: listOf(replies, (reply) => reply).length }),
    name: unnamed,
  },
  {
    kind: 'review',
    path: /^stores\/[^/]+\/products\/[^/]+\/reviews\/([^/]+)$/,
    view: (fields) => ({ ...only('status', 'rating')(fields), ...wordsOfStore(fields) }),
    name: unnamed,
  },
  {
    kind: 'books',
    path: /^stores\/[^/]+\/summaries\/(reconciliation)$/,
    view: ({ differences }) =>
      Object.fromEntries(
        Object.entries(fieldsOf(differences)).map(([id, one]) => [id, only('state', 'note')(fieldsOf(one))]),
      ),
    name: unnamed,
  },
  {
    kind: 'books',
    path: /^stores\/[^/]+\/settlements\/([^/]+)$/,
    view: only('day', 'reference', 'currency', 'fee', 'reverses', 'reason'),
    name: ({ courier }) => text(courier) ?? '',
  },
  {
    kind: 'discount',
    path: /^stores\/[^/]+\/discounts\/([^/]+)$/,
    view: without('createdAt', 'updatedAt'),
    name: named('name'),
  },
  {
    kind: 'giftCard',
    path: /^stores\/[^/]+\/prepaid\/([^/]+)$/,
    view: only('currency', 'initial', 'active', 'reason'),
    name: named('last4'),
  },
  {
    kind: 'customer',
    path: /^stores\/[^/]+\/customers\/([^/]+)$/,
    view: (fields) => only('groups', 'tags', 'duplicates')(fieldsOf(fields.duplicate ?? fields)),
    name: unnamed,
  },
  {
    kind: 'customer',
    path: /^stores\/[^/]+\/customers\/([^/]+)\/notes\/[^/]+$/,
    view: nothing,
    name: unnamed,
  },
  { kind: 'customer', path: /^stores\/[^/]+\/customerExports\/([^/]+)$/, view: nothing, name: unnamed },
  // Discounts are documents of their own, recorded separately.
  {
    kind: 'setting',
    path: /^storeSetting\/([^/]+)$/,
    view: without('savedAt', 'discounts', 'bannerTurnsAt', 'cardAccount', 'takenDown'),
    name: unnamed,
  },
  {
    kind: 'setting',
    path: /^storeSetting\/[^/]+\/private\/(notifications)$/,
    view: without('savedAt', 'emailBy', 'contactBy', 'webhooks'),
    name: unnamed,
  },
  {
    kind: 'setting',
    path: /^storeSetting\/[^/]+\/private\/(domain|cardAccount)$/,
    view: only('domain', 'state', 'isOff'),
    name: named('domain'),
  },
  {
    kind: 'setting',
    path: /^storeSetting\/[^/]+\/private\/(redirects)$/,
    view: ({ rows }) => ({ redirects: listOf(rows, (row) => row).length }),
    name: unnamed,
  },
  OWN_PAGE,
  ...DEVELOPER_VIEWS,
  { kind: 'page', path: /^storeSetting\/[^/]+\/pages\/([^/]+)$/, view: only('body'), name: unnamed },
  {
    kind: 'staff',
    path: /^storeUsers\/[^/.]+\.([^/]+)$/,
    view: only('name', 'email', 'image', 'role'),
    name: ({ name, email }) => filledText(name) ?? text(email) ?? '',
  },
  {
    kind: 'staff',
    path: /^stores\/[^/]+\/invitations\/([^/]+)$/,
    view: only('name', 'email', 'role', 'state'),
    name: ({ name, email }) => filledText(name) ?? text(email) ?? '',
  },
  {
    kind: 'plan',
    path: /^users\/[^/]+\/subscriptions\/([^/]+)$/,
    view: without('storeId', 'updatedAt', 'stripeId', 'latestInvoiceUrl'),
    name: unnamed,
  },
];

/**
 * The order's status, its money, and whether a Saudi courier accepts it; the order holds shopper, lines and address.
 */
function orderView({
  status,
  confirmation,
  writtenOff,
  making,
  paymentStatus,
  payUntil,
  transfer,
  byHand,
  lines,
  address,
  shipment,
  shipments,
  returns,
  refunds,
  edits,
  total,
  holds,
  hold,
  currency,
}: Fields): Fields {
  return {
    status,
    confirmation: parseConfirmation(confirmation).state,
    writtenOff: writtenOff === true,
    making: text(fieldsOf(making).state),
    designChanges: Object.fromEntries(listOf(fieldsOf(making).changes, auditedChange)),
    paymentStatus,
    payUntil,
    transfer: auditedTransfer(transfer, currency),
    byHand: only('source', 'reason')(fieldsOf(byHand)),
    ownPrices: auditedPrices(lines, byHand, currency),
    nationalAddress: hasNationalAddress(parseAddress(address)),
    shipment,
    parcels: Object.fromEntries(listOf(shipments, auditedParcel)),
    // The order holds what they changed and why.
    edits: listOf(edits, (edit) => edit).length,
    total: { amount: total, currency },
    returns: Object.fromEntries(listOf(returns, auditedReturn)),
    refunds: listOf(refunds, (refund) => ({
      ...only('id', 'amount', 'reason', 'restocked', 'state')(fieldsOf(refund)),
      currency,
    })),
    holds: listOf(holds ?? [hold], auditedHold),
  };
}

/** Received and refunded amounts, one sum each. */
function auditedTransfer(value: unknown, currency: unknown) {
  const { received, sentBack } = parseTransfer(value) ?? NO_TRANSFER;
  const sum = (entries: readonly { readonly amount: number }[]) =>
    entries.length ? { amount: entries.reduce((all, { amount }) => all + amount, 0), currency } : undefined;
  return { received: sum(received), sentBack: sum(sentBack) };
}

/** A parcel by its id; the order holds its contents. */
function auditedParcel(parcel: unknown): [string, Fields] | undefined {
  const { id, ...fields } = fieldsOf(parcel);
  const named = filledText(id);
  return named ? [named, only('state', 'carrier', 'trackingNumber')(fields)] : undefined;
}

/** A return by its id; the order holds the shopper's words. */
function auditedReturn(one: unknown): [string, Fields] | undefined {
  const { id, ...fields } = fieldsOf(one);
  const named = filledText(id);
  return named ? [named, only('state')(fields)] : undefined;
}

/** A design change by its id: question, answer and designs. The order holds the words. */
function auditedChange(change: unknown): [string, Fields] | undefined {
  const { id, from, to, ...fields } = fieldsOf(change);
  const named = filledText(id);
  if (!named) return undefined;
  const designs = { from: text(fieldsOf(from).id), to: text(fieldsOf(to).id) };
  return [named, { ...only('message', 'state', 'answer')(fields), ...designs }];
}

/** A held payment by its payment id; older orders have a single one, stored as `hold`. */
function auditedHold(hold: unknown): Fields | undefined {
  const { paymentId, returnedAt } = fieldsOf(hold);
  return filledText(paymentId) ? { id: paymentId, returnedAt } : undefined;
}

/** An audited document: which thing it is, and how to compare its versions. */
export interface Audited extends Pick<AuditedDocument, 'kind' | 'view' | 'name'> {
  readonly id: string;
}

/** Null for auxiliary documents: counters, outbox, ledger, indexes. */
export function auditedAt(path: string): Audited | null {
  for (const { path: pattern, ...document } of DOCUMENTS) {
    const id = pattern.exec(path)?.[1];
    if (id) return { ...document, id };
  }
  return null;
}

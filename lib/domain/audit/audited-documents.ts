import { NO_TRANSFER, parseTransfer } from '@/lib/domain/payments/transfer/order-transfer';
import { hasNationalAddress } from '@/lib/domain/address/national-address';
import { parseAddress } from '@/lib/domain/address/parse-address';
import type { DerivedFields } from '@/lib/domain/catalogue/derived-fields';
import type { ListedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { KEPT_FIELDS } from '@/lib/domain/catalogue/product';
import { fieldsOf, filledText, listOf, localizedText, text, type Fields } from '@/lib/domain/parse/fields';
import { parseConfirmation } from '@/lib/domain/orders/cash/confirmation';
import type { AuditKind } from './audit-kinds';

/** A kind of document that the store's people change. */
interface AuditedDocument {
  readonly kind: AuditKind;
  /** The thing's id is the capture. */
  readonly path: RegExp;
  /** The recorded fields. Derived fields are left out, and so is personal data of shoppers. */
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

/** What the store answers to a review is its own, unlike the review. */
function replyOf({ reply }: Fields): Fields {
  const words = filledText(fieldsOf(reply).text);
  return words ? { reply: words } : {};
}

/** Follow from the other fields of a product, or from its reviews. */
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

/** What the shop itself writes of a product; its former addresses are an edit's doing. */
const { formerSlugs: _, ...KEPT } = KEPT_FIELDS;

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
    view: only('version', 'makingDays', 'safeMm', 'bleedMm'),
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
  // That there is a note; its text is at the order.
  { kind: 'order', path: /^stores\/[^/]+\/orders\/([^/]+)\/notes\/[^/]+$/, view: () => ({}), name: unnamed },
  { kind: 'order', path: /^stores\/[^/]+\/cashBlocks\/([^/]+)$/, view: () => ({}), name: unnamed },
  {
    kind: 'order',
    path: /^stores\/[^/]+\/messages\/([^/]+)$/,
    view: only('notice', 'state'),
    name: named('orderNumber'),
  },
  { kind: 'order', path: /^stores\/[^/]+\/orderExports\/([^/]+)$/, view: () => ({}), name: unnamed },
  {
    kind: 'message',
    path: /^stores\/[^/]+\/contactRequests\/([^/]+)$/,
    view: ({ status, replies }) => ({ status, replies: listOf(replies, (reply) => reply).length }),
    name: unnamed,
  },
  {
    kind: 'review',
    path: /^stores\/[^/]+\/products\/[^/]+\/reviews\/([^/]+)$/,
    view: (fields) => ({ ...only('status', 'rating')(fields), ...replyOf(fields) }),
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
    view: () => ({}),
    name: unnamed,
  },
  {
    kind: 'customer',
    path: /^stores\/[^/]+\/customerExports\/([^/]+)$/,
    view: () => ({}),
    name: unnamed,
  },
  // Its discounts are written with their own documents.
  {
    kind: 'setting',
    path: /^storeSetting\/([^/]+)$/,
    view: without('savedAt', 'discounts', 'bannerTurnsAt'),
    name: unnamed,
  },
  {
    kind: 'setting',
    path: /^storeSetting\/[^/]+\/private\/(notifications)$/,
    view: without('savedAt', 'emailBy', 'contactBy'),
    name: unnamed,
  },
  {
    kind: 'setting',
    path: /^storeSetting\/[^/]+\/private\/(domain)$/,
    view: only('domain', 'state'),
    name: named('domain'),
  },
  {
    kind: 'setting',
    path: /^storeSetting\/[^/]+\/private\/(redirects)$/,
    view: ({ rows }) => ({ redirects: listOf(rows, (row) => row).length }),
    name: unnamed,
  },
  { kind: 'page', path: /^storeSetting\/[^/]+\/pages\/([^/]+)$/, view: only('body'), name: unnamed },
  {
    kind: 'staff',
    path: /^storeUsers\/([^/]+)$/,
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

/** Its status, its money, and whether a Saudi courier takes it; the shopper, lines and address are at the order. */
function orderView({
  status,
  confirmation,
  writtenOff,
  making,
  paymentStatus,
  payUntil,
  transfer,
  byHand,
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
    nationalAddress: hasNationalAddress(parseAddress(address)),
    shipment,
    parcels: Object.fromEntries(listOf(shipments, auditedParcel)),
    // What they changed and why is at the order.
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

/** What came and what went back, as one sum each. */
function auditedTransfer(value: unknown, currency: unknown) {
  const { received, sentBack } = parseTransfer(value) ?? NO_TRANSFER;
  const sum = (entries: readonly { readonly amount: number }[]) =>
    entries.length ? { amount: entries.reduce((all, { amount }) => all + amount, 0), currency } : undefined;
  return { received: sum(received), sentBack: sum(sentBack) };
}

/** By its id; what is in it is at the order. */
function auditedParcel(parcel: unknown): [string, Fields] | undefined {
  const { id, ...fields } = fieldsOf(parcel);
  const named = filledText(id);
  return named ? [named, only('state', 'carrier', 'trackingNumber')(fields)] : undefined;
}

/** Likewise; the shopper's words are at the order. */
function auditedReturn(one: unknown): [string, Fields] | undefined {
  const { id, ...fields } = fieldsOf(one);
  const named = filledText(id);
  return named ? [named, only('state')(fields)] : undefined;
}

/** What was asked and answered, by its id, and which designs it is about; their words are at the order. */
function auditedChange(change: unknown): [string, Fields] | undefined {
  const { id, from, to, ...fields } = fieldsOf(change);
  const named = filledText(id);
  if (!named) return undefined;
  const designs = { from: text(fieldsOf(from).id), to: text(fieldsOf(to).id) };
  return [named, { ...only('message', 'state', 'answer')(fields), ...designs }];
}

/** By its payment; orders of before there could be several have one, as `hold`. */
function auditedHold(hold: unknown): Fields | undefined {
  const { paymentId, returnedAt } = fieldsOf(hold);
  return filledText(paymentId) ? { id: paymentId, returnedAt } : undefined;
}

/** A document of the log's: which thing it is, and how to look at its versions. */
export interface Audited extends Pick<AuditedDocument, 'kind' | 'view' | 'name'> {
  readonly id: string;
}

/** Null for documents beside the things themselves: counters, outbox, ledger, indexes. */
export function auditedAt(path: string): Audited | null {
  for (const { path: pattern, ...document } of DOCUMENTS) {
    const id = pattern.exec(path)?.[1];
    if (id) return { ...document, id };
  }
  return null;
}

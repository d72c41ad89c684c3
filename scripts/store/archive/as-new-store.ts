import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { isOwnPicture } from '@/lib/domain/pictures/storage-paths';
import type { Entry } from '@/functions/src/adapters/archive/format';

/** The collections that make up a store's shop window; all others are about its business with people. */
const KEPT = ['products', 'studioTemplates', 'categories', 'brands', 'optionValues', 'ownPages'];

/** A product as on its first day, in fields of Firestore's REST protocol. */
const UNSOLD = {
  soldCount: { integerValue: '0' },
  trendScore: { integerValue: '0' },
  ordered: { booleanValue: false },
  stockMoves: { integerValue: '0' },
  ratingSum: { integerValue: '0' },
  ratingCount: { integerValue: '0' },
  ratingCounts: { mapValue: { fields: ofRatings() } },
  wellRated: { booleanValue: false },
};

function ofRatings() {
  return Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [String(stars), { integerValue: '0' }]));
}

/** What a new store copies from an existing one: its look, its products and its texts, with the pictures of these. */
export async function* asNewStore(entries: AsyncIterable<Entry>, store: StoreId): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    if (entry.kind === 'picture' && isOwnPicture(store, entry.picture.path)) yield entry;
    if (entry.kind !== 'document') continue;
    const { path, fields } = entry.document;
    const [top, id, collection = '', ...below] = path.split('/');
    if (id !== store) continue;
    if (top === 'storeSetting' && !collection)
      yield { kind: 'document', document: { path, fields: { ...fields, ...asUnbound(fields) } } };
    if (top === 'storeSetting' && collection === 'pages' && below.length === 1) yield entry;
    if (top !== 'stores' || !KEPT.includes(collection) || below.length > 1) continue;
    const unsold = collection === 'products' ? { ...fields, ...UNSOLD } : fields;
    yield { kind: 'document', document: { path, fields: unsold } };
  }
}

/**
 * Resets what belongs to one store or its owner only: whether it sells and is shown, domain, platform name, site, plan, the accounts that money
 * goes to, the person who is taxed, the ids at measuring tools, the contact address that gets mails about orders, and the automatic
 * discounts, whose documents are not copied: nobody could end them.
 */
function asUnbound({ payment, contact, tax }: Fields): Fields {
  const { transfer } = mapOf(payment);
  const { hours } = mapOf(transfer);
  return {
    customDomain: EMPTY,
    platformName: EMPTY,
    siteUrl: EMPTY,
    trading: withFields(null, { state: { stringValue: 'open' } }),
    takenDown: OFF,
    stripeId: EMPTY,
    cardAccount: EMPTY,
    payment: withFields(payment, {
      card: withFields(null, { enabled: OFF }),
      transfer: withFields(null, { enabled: OFF, ...(hours !== undefined && { hours }) }),
    }),
    tax: withFields(untaxed(tax), { registered: OFF }),
    measurement: withFields(null, {}),
    discounts: withFields(null, {}),
    contact: withFields(contact, { email: EMPTY }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const EMPTY = { stringValue: '' };
const OFF = { booleanValue: false };
const mapOf = (map: unknown): Fields => fieldsOf(fieldsOf(fieldsOf(map).mapValue).fields);

/** The rates and how prices hold them, without who owes the tax. */
function untaxed(tax: unknown): unknown {
  const { number: _, crNumber: __, legalName: ___, legalAddress: ____, ...terms } = mapOf(tax);
  return { mapValue: { fields: terms } };
}

const withFields = (map: unknown, changed: Fields) => ({
  mapValue: { fields: { ...mapOf(map), ...changed } },
});

import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { isOwnPicture } from '@/lib/domain/pictures/storage-paths';
import type { Entry } from '@/functions/src/adapters/archive/format';

/** The collections that make up a store's shop window; all others are about its business with people. */
const KEPT = ['products', 'categories', 'brands', 'optionValues'];

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

/** Resets what belongs to one store only: whether it sells, domain, platform name, site, Stripe account, and the contact address that gets mails about orders. */
function asUnbound({ payment, contact }: Fields): Fields {
  const card = { mapValue: { fields: { enabled: { booleanValue: false } } } };
  return {
    customDomain: { stringValue: '' },
    platformName: { stringValue: '' },
    siteUrl: { stringValue: '' },
    trading: { mapValue: { fields: { state: { stringValue: 'open' } } } },
    cardAccount: { stringValue: '' },
    payment: withField(payment, 'card', card),
    contact: withField(contact, 'email', { stringValue: '' }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function withField(map: unknown, name: string, value: unknown): unknown {
  const fields = fieldsOf(fieldsOf(fieldsOf(map).mapValue).fields);
  return { mapValue: { fields: { ...fields, [name]: value } } };
}

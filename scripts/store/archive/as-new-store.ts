import { fieldsOf } from '@/lib/domain/parse/fields';
import type { Entry } from './format';

/** Of a store's collections, those that are its shop window and not its business with people. */
const KEPT = ['products', 'categories', 'brands', 'optionValues'];

/** A product as on its first day; the fields of Firestore's REST protocol. */
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

/** What a new store takes over from an existing one: how it looks, what it sells and its texts. */
export async function* asNewStore(entries: AsyncIterable<Entry>, store: string): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    if (entry.kind === 'picture') yield entry;
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

/** Domain and site are one store's, an account at Stripe is one store's, and mails about orders go to the contact. */
function asUnbound({ payment, contact }: Fields): Fields {
  const card = { mapValue: { fields: { enabled: { booleanValue: false } } } };
  return {
    customDomain: { stringValue: '' },
    siteUrl: { stringValue: '' },
    payment: withField(payment, 'card', card),
    contact: withField(contact, 'email', { stringValue: '' }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function withField(map: unknown, name: string, value: unknown): unknown {
  const fields = fieldsOf(fieldsOf(fieldsOf(map).mapValue).fields);
  return { mapValue: { fields: { ...fields, [name]: value } } };
}

import { collections } from '@/lib/domain/collections';
import type { Result } from '@/lib/domain/result';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aPlaceOrderRequest, anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('fault-inputs');
let layla: Client;

beforeAll(async () => {
  await shop.open();
  layla = await shop.member('layla');
});
afterAll(() => shop.close());

const TEXTS: readonly (readonly [string, string])[] = [
  ['Arabic', 'شارع النخيل ١٢، عمّان'],
  ['emoji', '🌴 Palm 👨‍👩‍👧 Street 🇯🇴'],
  ['bidi controls', '\u202Egnp.exe\u202C\u2067abc\u2069'],
  ['zero-width characters', 'Pa\u200Blm\uFEFF \u200DStreet\u2060'],
  ['10,000 characters', 'ش'.repeat(10_000)],
  ['nothing', ''],
  ['blanks', ' \t\u00A0\u3000 '],
  ['half a character', 'Palm \uD83C Street'],
  ['control characters', 'Palm\u0000\u0007\u001B[31m'],
  ['markup', '<img src=x onerror=alert(1)>{{7*7}}'],
  ['a formula', '=HYPERLINK("http://evil.example";"x")'],
  ['a name of prototypes', '__proto__'],
];

const CONTACT = { fullName: 'Layla Haddad', email: 'layla@example.com', comments: 'Is it oak?' };
const REVIEW = { name: 'Layla', email: 'layla@example.com', title: 'Calm', comment: 'Blue.' };

let keys = 0;
const key = () => `key-${(keys += 1)}`;

/** Every form that strangers fill: its fields, and how it is sent with one of them changed. */
const FORMS: Readonly<
  Record<
    string,
    { fields: readonly string[]; send: (field: string, text: string) => Promise<Result<unknown>> }
  >
> = {
  checkout: {
    fields: Object.keys(anAddress()),
    send: (field, text) => {
      const request = aPlaceOrderRequest({ storeId: shop.id, key: key() });
      return layla.call('placeOrder', { ...request, address: { ...request.address, [field]: text } });
    },
  },
  'contact us': {
    fields: Object.keys(CONTACT),
    send: (field, text) =>
      layla.call('submitContactRequest', {
        storeId: shop.id,
        key: key(),
        locale: 'en',
        ...CONTACT,
        [field]: text,
      }),
  },
  review: {
    fields: Object.keys(REVIEW),
    send: (field, text) =>
      layla.call('submitReview', {
        storeId: shop.id,
        productId: 'board',
        rating: 4,
        ...REVIEW,
        [field]: text,
      }),
  },
};

/** Accepted, or refused with an error for the field; a visitor who sends too many messages gets a rate limit. */
const EXPECTED: readonly string[] = ['taken', 'invalid-input', 'sold-out', 'too-many-requests'];

test.each(TEXTS)('fault 51: %s in every field of every form is taken clean or refused', async (_, text) => {
  for (const [form, { fields, send }] of Object.entries(FORMS))
    for (const field of fields) {
      const answer = await send(field, text);
      const outcome = answer.ok ? 'taken' : answer.error.code;
      expect([form, field, EXPECTED.includes(outcome) ? 'expected' : outcome]).toEqual([
        form,
        field,
        'expected',
      ]);
      if (!answer.ok && answer.error.code === 'invalid-input')
        expect(Object.keys(answer.error.fields ?? {}).join()).toContain(field);
    }
});

const UNCLEAN = /[\u0000-\u0009\u000b-\u001f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

test('fault 51: what was taken holds no control or direction characters', async () => {
  const taken = [collections.orders(shop.store), collections.contactRequests(shop.store)];
  for (const path of taken) {
    const { docs } = await shop.db.collection(path).get();
    expect(docs.length).toBeGreaterThan(0);
    for (const doc of docs) for (const text of textsOf(doc.data())) expect(text).not.toMatch(UNCLEAN);
  }
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

import { execFileSync } from 'node:child_process';
import { collections } from '@/lib/domain/collections';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { socialCard, socialCardPath } from '@/lib/domain/seo/social-card';
import { cardAt } from '@/lib/server/social/social-picture';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { DrawnCard } from '@/tests/fixtures/files/draw-social-cards';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

/** HarfBuzz is an ES module, which Jest does not run. */
const run = (call: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { bundle } from './scripts/build/bundle.mjs';
         const out = '.build/social/draw-social-cards.mjs';
         await bundle('tests/fixtures/files/draw-social-cards.ts', out, { format: 'esm' });
         const cards = await import(process.cwd() + '/' + out);
         console.log(JSON.stringify(await ${call}));`,
      ],
      { encoding: 'utf8' },
    ),
  );

const drawn = (card: { locale: string; title: string; price: string; store: string }) =>
  run(`cards.drawCard(${JSON.stringify(card)})`) as DrawnCard;

test('a card has its board at the end and its text at the start of its language’s lines, whatever the title’s script', () => {
  const en = { locale: 'en', title: 'Patience is the key', price: '$1,234.50', store: 'Boards' };
  const ar = { locale: 'ar', title: 'الصبر مفتاح الفرج', price: '\u200f١٢٫٥٠٠ د.ك', store: 'لوحات' };
  expect(drawn(en)).toMatchObject({ format: 'jpeg', size: [1200, 630], isBoardAt: 'right' });
  for (const title of [ar.title, 'Sea']) {
    const card = drawn({ ...ar, title });
    expect(card).toMatchObject({ size: [1200, 630], isBoardAt: 'left' });
    expect(card.inkAtStart).toBeGreaterThan(0.6);
  }
  // Nothing to write is no failure.
  expect(drawn({ ...en, title: '🙂', price: '' }).inkAtStart).toBe(0);
  expect(run(`cards.joins('لوحة', 'ar')`)).toBe(true);
}, 60_000);

test('no price of any currency lacks a letter', () => {
  expect(run('cards.lackingLetters()')).toEqual([]);
}, 60_000);

const shop = new LocalShop('social-cards');
const setting = parseStoreSetting(shop.id, { name: { en: 'Boards', ar: 'لوحات' }, baseCurrency: 'USD' });

beforeAll(() =>
  shop.open({ products: [aProduct(), aProduct({ id: 'draft', slug: 'draft', status: 'draft' })] }),
);
afterAll(() => shop.close());

test('only the present picture of a product on sale is drawn, and title, price, picture and store change its address', async () => {
  const product = await shop.product();
  const at = (address: string) => {
    const [id = '', file = ''] = address.split('/').slice(2);
    return cardAt(shop.store, { id, file }, setting);
  };
  const addressOf = (changes: Partial<typeof product>, of = setting) => {
    const card = socialCard({ ...product, ...changes }, of, 'ar', Date.now());
    if (!card) throw new Error('The product has no picture.');
    return socialCardPath(product.id, card);
  };
  const present = addressOf({});
  expect(await at(present)).toMatchObject({ locale: 'ar', store: 'لوحات' });
  const [image] = product.images;
  const others = [
    addressOf({ title: { en: 'Other', ar: 'أخرى' } }),
    addressOf({ price: product.price + 100, variants: [] }),
    addressOf({ images: image ? [{ ...image, path: `${image.path}2` }] : [] }),
    addressOf({}, { ...setting, primaryColor: '#123456' }),
    present.replace('/ar-', '/en-'),
    present.replace(product.id, 'draft'),
    present.replace(product.id, 'unknown'),
    present.replace(product.id, '..%2F..'),
    present.replace('.jpg', '.png'),
  ];
  expect(new Set([present, ...others]).size).toBe(others.length + 1);
  expect(await Promise.all(others.map(at))).toEqual(others.map(() => null));
  await shop.db.doc(collections.product(shop.store, product.id)).update({ status: 'draft' });
  expect(await at(present)).toBeNull();
  expect(socialCard({ ...product, images: [] }, setting, 'en', 0)).toBeNull();
});

import fs from 'node:fs';
import path from 'node:path';
import indexes from '@/firestore.indexes.json';
import { derivedFields } from '@/lib/domain/catalogue/derived-fields';
import { MAX_OPTION_VALUES, MAX_PICTURES } from '@/lib/domain/catalogue/product-schema';
import { MAX_VARIANTS } from '@/lib/domain/catalogue/variants/variant-combinations';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { variantId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const ROOT = path.resolve(__dirname, '../..');

/** https://firebase.google.com/docs/firestore/quotas */
const MAX_DOCUMENT_BYTES = 1024 * 1024;
const MAX_INDEX_ENTRIES = 40_000;
/** https://firebase.google.com/docs/rules/rules-language: reads of other documents in one request, and a file's size. */
const MAX_RULES_READS = 10;
const MAX_RULES_BYTES = 256 * 1024;

const arabic = (length: number, word = 'لوحة') =>
  Array.from({ length: Math.floor(length / 6) }, (_, at) => `${word}${at % 100}`.padEnd(5, 'ا'))
    .join(' ')
    .slice(0, length);
const texts = (length: number) => ({ en: arabic(length), ar: arabic(length, 'خشب') });

/** As many variants and pictures as there may be, in texts of the greatest length and of letters that take two bytes. */
function largestProduct() {
  const sizes = MAX_VARIANTS / MAX_OPTION_VALUES;
  const valuesOf = (option: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${option}-${at}`,
      name: texts(FIELD_LIMITS.nameMax),
    }));
  const options = [
    { id: 'color', name: texts(FIELD_LIMITS.nameMax), values: valuesOf('color', MAX_OPTION_VALUES) },
    { id: 'size', name: texts(FIELD_LIMITS.nameMax), values: valuesOf('size', sizes) },
  ];
  const variants = Array.from({ length: MAX_VARIANTS }, (_, at) =>
    aVariant({
      id: variantId(`board-${at}`),
      sku: arabic(FIELD_LIMITS.nameMax),
      optionValues: { color: `color-${Math.floor(at / sizes)}`, size: `size-${at % sizes}` },
    }),
  );
  const image = {
    path: `stores/demo/products/${'x'.repeat(100)}.webp`,
    alt: texts(FIELD_LIMITS.titleMax),
    width: 2048,
    height: 2048,
  };
  const product = aProduct({
    title: texts(FIELD_LIMITS.titleMax),
    description: texts(FIELD_LIMITS.descriptionMax),
    images: Array.from({ length: MAX_PICTURES }, () => image),
    options,
    variants,
  });
  return { ...product, ...derivedFields(product) };
}

/** Index entries of a value by its own field: two orders for a scalar, one for each element of a list. */
function singleEntries(value: unknown): number {
  if (Array.isArray(value)) return 2 + value.length;
  if (typeof value !== 'object' || value === null) return 2;
  return Object.values(value).reduce((sum: number, one) => sum + singleEntries(one), 2);
}

test('the largest product that an owner makes takes less than half a document and half its index entries', () => {
  const product = largestProduct();
  expect(Buffer.byteLength(JSON.stringify(product))).toBeLessThan(MAX_DOCUMENT_BYTES / 2);
  const lists = fieldsOf(product);
  const ofComposites = indexes.indexes
    .filter(({ collectionGroup }) => collectionGroup === 'products')
    .map(({ fields }) => {
      const list = lists[fields.find((field) => 'arrayConfig' in field)?.fieldPath ?? ''];
      return Array.isArray(list) ? list.length : 1;
    });
  const entries = singleEntries(product) + ofComposites.reduce((sum, one) => sum + one, 0);
  expect(entries).toBeLessThan(MAX_INDEX_ENTRIES / 2);
});

test('rules read less than they may, whichever request they decide', () => {
  const rules = ['firestore.rules', 'storage.rules'].map((file) =>
    fs.readFileSync(path.join(ROOT, file), 'utf8'),
  );
  for (const text of rules) {
    expect((text.match(/\b(?:get|exists|getAfter|existsAfter)\(\s*\//g) ?? []).length).toBeLessThan(
      MAX_RULES_READS,
    );
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_RULES_BYTES);
  }
});

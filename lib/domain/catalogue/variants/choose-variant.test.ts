import { variantId } from '@/lib/domain/ids';
import { initialVariant, isSoldOutWith, withOption } from './choose-variant';
import type { Product, Variant } from '@/lib/domain/catalogue/product';

const variant = (color: string, size: string, stock: number): Variant => ({
  id: variantId(`${color}-${size}`),
  sku: `${color}-${size}`,
  optionValues: { color, size },
  price: 1000,
  stock,
  image: null,
  enabled: true,
});

const oakSmall = variant('oak', 'small', 0);
const oakLarge = variant('oak', 'large', 3);
const inkSmall = variant('ink', 'small', 2);
const product = { variants: [oakSmall, oakLarge, inkSmall], options: [] } as unknown as Product;

test('a page opens on the linked variant, else on the first that can be bought', () => {
  expect(initialVariant(product, 'oak-small')).toBe(oakSmall);
  expect(initialVariant(product, 'no-such')).toBe(oakLarge);
  expect(initialVariant(product, undefined)).toBe(oakLarge);
});

test('changing one option keeps the others where that combination exists', () => {
  expect(withOption(product, oakLarge, 'size', 'small')).toBe(oakSmall);
});

test('a combination that was never made leads to the nearest one', () => {
  expect(withOption(product, oakLarge, 'color', 'ink')).toBe(inkSmall);
});

test('a combination that is switched off is neither shown nor led to', () => {
  const off = { ...oakLarge, enabled: false };
  const without = { ...product, variants: [oakSmall, off, inkSmall] };
  expect(initialVariant(without, off.id)).toBe(inkSmall);
  expect(withOption(without, inkSmall, 'color', 'oak')).toBe(oakSmall);
  expect(isSoldOutWith(without, oakSmall, 'size', 'large')).toBe(true);
});

test('sold-out and never-made combinations are both marked', () => {
  expect(isSoldOutWith(product, oakLarge, 'size', 'small')).toBe(true);
  expect(isSoldOutWith(product, oakLarge, 'color', 'ink')).toBe(true);
  expect(isSoldOutWith(product, inkSmall, 'color', 'ink')).toBe(false);
});

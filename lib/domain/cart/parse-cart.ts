import { parseChoices } from '@/lib/domain/catalogue/variants/parse-choices';
import { productId, variantId } from '@/lib/domain/ids';
import { count, fieldsOf, filledText, listOf, localizedText, oneOf, text } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { parseLineDesign } from '@/lib/domain/studio/design/line-design';
import { TAX_CLASSES } from '@/lib/domain/tax/tax-class';
import type { AccountCart } from './account-cart';
import { MAX_LINES, MAX_QUANTITY } from './cart';
import type { Cart, CartLine } from './cart';
import { addLine } from './cart-operations';

export const EMPTY_CART: Cart = { version: 1, lines: [], account: null };

/**
 * Parses a browser's stored cart, also from another version or damaged JSON. Valid lines stay; the worst result is an
 * empty cart.
 */
export function parseCart(stored: string | null): Cart {
  const { version, lines, account } = fieldsOf(parseJson(stored));
  if (version !== 1) return EMPTY_CART;
  const uid = filledText(fieldsOf(account).uid);
  return {
    version: 1,
    lines: parseCartLines(lines),
    account: uid ? { uid, ...parseAccountCart(account) } : null,
  };
}

/** Parses an account's stored cart, in the `storedLines` form or the former list; missing data gives an empty cart. */
export function parseAccountCart(data: unknown): AccountCart {
  const { version, lines } = fieldsOf(data);
  const listed = typeof lines === 'string' ? parseJson(lines) : lines;
  return { version: count(version) ?? 0, lines: parseCartLines(listed) };
}

function parseCartLines(lines: unknown): readonly CartLine[] {
  const distinct = listOf(lines, parseCartLine).reduce<readonly CartLine[]>(addLine, []);
  return distinct.slice(0, MAX_LINES);
}

function parseCartLine(value: unknown): CartLine | undefined {
  const fields = fieldsOf(value);
  const [product, variant, slug] = [fields.productId, fields.variantId, fields.slug].map(filledText);
  const slugAr = filledText(fields.slugAr);
  const quantity = count(fields.quantity);
  const unitPrice = count(fields.unitPrice);
  if (!product || !variant || !slug || !quantity || unitPrice === undefined) return undefined;
  const weight = count(fields.weight);
  return {
    productId: productId(product),
    variantId: variantId(variant),
    quantity: Math.min(quantity, MAX_QUANTITY),
    slug,
    ...(slugAr && { slugAr }),
    title: localizedText(fields.title),
    categoryIds: listOf(fields.categoryIds, filledText),
    brandId: text(fields.brandId) ?? '',
    imagePath: filledText(fields.imagePath) ?? null,
    ...parseChoices(fields),
    design: parseLineDesign(fields.design),
    unitPrice,
    taxClass: oneOf(TAX_CLASSES, fields.taxClass) ?? 'standard',
    ...(weight && { weight }),
  };
}

import type { SaveProductRequest, SaveVariant } from '@/lib/domain/api/catalogue';
import { derivedFields, type DerivedFields } from '@/lib/domain/catalogue/derived-fields';
import { stockAfter } from '@/lib/domain/catalogue/editing/live-stock';
import {
  isEmptyHanded,
  SYSTEM_FIELDS,
  PLAIN_FIELDS,
  plainFields,
  type PlainField,
  type Product,
  type ProductOption,
  type Variant,
} from '@/lib/domain/catalogue/product';
import { outdatedTexts } from '@/lib/domain/catalogue/product-texts';
import { isSaleOrdered } from '@/lib/domain/catalogue/sale/price-at';
import { formerSlugsAfter, withoutTwin, type Addressed } from '@/lib/domain/catalogue/slug';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { productId, variantId } from '@/lib/domain/ids';
import { initialFields } from '@/lib/domain/parse/field-kinds';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { NO_RATINGS } from '@/lib/domain/reviews/review';
import { stockMovesAfter } from '@/lib/domain/stock/stock-move';

/** The fields that an edit writes: only changed ones and what is derived from them. */
export type ProductChanges = Partial<Omit<Product, 'id' | 'createdAt' | 'updatedAt'> & DerivedFields>;

type Edit = Omit<SaveProductRequest, 'productId'>;

/** What an edit writes besides plain fields. The type check fails for a request field that nothing would save. */
type WrittenBeside = Exclude<keyof Edit, PlainField | 'storeId' | 'baseUpdatedAt' | 'confirmedTexts'>;
type Written = Readonly<Record<WrittenBeside | 'formerSlugs', unknown>> & Pick<Edit, PlainField>;

/** The base of a creation; `updatedAt` is 0, like `baseUpdatedAt` of the request. */
export const newProduct = (id: string): Product => ({
  ...initialFields(PLAIN_FIELDS),
  ...initialFields(SYSTEM_FIELDS),
  id: productId(id),
  images: [],
  options: [],
  variants: [],
  price: 0,
  stock: 0,
  ratingCounts: NO_RATINGS,
  outdated: {},
});

/**
 * The changes of an owner's edit to the current product. Fails with `edited-meanwhile` when somebody saved since the
 * editor loaded it. Fails with `invalid-input` for pictures of another store, combinations that do not fit the options,
 * and an active product without an enabled variant.
 */
export function editProduct(product: Product, edit: Edit): Result<ProductChanges> {
  if (product.updatedAt > edit.baseUpdatedAt) return fail({ code: 'edited-meanwhile', current: product });
  const variants = editedVariants(product, edit);
  const address = addressAfter(product, edit);
  const fields: Partial<Product> = present({
    ...plainFields(edit),
    slug: edit.slug || undefined,
    slugAr: edit.slugAr === undefined ? undefined : address.slugAr,
    images: edit.images,
    options: edit.options,
    variants: edit.variants || isMovedPicture(product, variants) ? variants : undefined,
    formerSlugs: isMoved(product, address) ? formerSlugsAfter(product, address) : undefined,
  } satisfies Written);
  const next = { ...product, ...fields };
  const problem = problemOf(next, edit);
  if (problem) return fail({ code: 'invalid-input', fields: problem });
  const outdated = outdatedTexts(product, next, edit.confirmedTexts);
  const stockMoves = stockMovesAfter(product, next.variants);
  return ok({ ...fields, ...derivedFields({ ...next, outdated }), stockMoves, outdated });
}

/** The slugs that an edit requests. */
export const addressAfter = (product: Addressed, { slug, slugAr }: Pick<Edit, 'slug' | 'slugAr'>) =>
  withoutTwin({ slug: slug || product.slug, slugAr: slugAr ?? product.slugAr ?? '' });

/** Whether the slug changes in some language. */
export const isMoved = (before: Addressed, after: Addressed): boolean =>
  before.slug !== after.slug || (before.slugAr ?? '') !== (after.slugAr ?? '');

function editedVariants(product: Product, { images, options, variants }: Edit): Variant[] {
  const former = product.variants.map((variant) => ({
    ...variant,
    image: imageAfter(product, images, variant),
  }));
  const before = new Map<string, Variant>(former.map((variant) => [variant.id, variant]));
  if (options && variants) return variants.map((wanted) => editedVariant(before.get(wanted.id), wanted));
  const edited = new Map(variants?.map((wanted) => [wanted.id, wanted]));
  return former.map((variant) => {
    const wanted = edited.get(variant.id);
    return wanted ? editedVariant(variant, wanted) : variant;
  });
}

/** The place of a combination's picture in a new gallery; null if it is gone, which shows the first. */
function imageAfter(product: Product, images: Edit['images'], { image }: Variant): number | null {
  if (!images || image === null) return image;
  const path = product.images[image]?.path;
  const place = images.findIndex((one) => one.path === path);
  return place < 0 ? null : place;
}

const isMovedPicture = (product: Product, variants: readonly Variant[]): boolean =>
  variants.some(({ image }, index) => image !== product.variants[index]?.image);

function editedVariant(before: Variant | undefined, wanted: SaveVariant): Variant {
  const { price, sku, optionValues, image, enabled } = wanted;
  const salePrice = wanted.salePrice === undefined ? before?.salePrice : wanted.salePrice;
  const weight = wanted.weight === undefined ? before?.weight : wanted.weight;
  const stock = before ? stockAfter(before.stock, wanted) : wanted.stock;
  return {
    id: variantId(wanted.id),
    sku: sku ?? before?.sku ?? '',
    optionValues: optionValues ?? before?.optionValues ?? {},
    price,
    ...(typeof salePrice === 'number' && { salePrice }),
    stock,
    ...(weight && { weight }),
    image: image === undefined ? (before?.image ?? null) : image,
    enabled: enabled ?? before?.enabled ?? true,
  };
}

type Problem = Readonly<Record<string, FieldError>>;

function problemOf(next: Product, { storeId, images, options, variants }: Edit): Problem | null {
  if (images && !images.every(({ path }) => path.startsWith(`stores/${storeId}/`)))
    return { images: 'field.pictures.foreign' };
  const unknown = variants?.some(({ id }) => !next.variants.some((variant) => variant.id === id));
  if (unknown || ((options || images) && !fits(next))) return { variants: 'field.variants.mismatch' };
  if (!isSaleOrdered(next)) return { saleTo: 'field.sale.order' };
  if (isEmptyHanded(next)) return { variants: 'field.variants.none' };
  return null;
}

/** Whether every combination matches the options, occurs once and refers to existing pictures. */
function fits({ options, variants, images }: Product): boolean {
  const ids = new Set(variants.map(({ id }) => id));
  const choices = new Set(variants.map((variant) => choiceOf(options, variant)));
  const known = ({ image }: Variant) => image === null || image < images.length;
  return (
    ids.size === variants.length &&
    choices.size === variants.length &&
    !choices.has(null) &&
    variants.every(known)
  );
}

/** A key of the variant's values in the options' order; null when one is missing, unknown or too many. */
function choiceOf(options: readonly ProductOption[], { optionValues }: Variant): string | null {
  const chosen = options.map(({ id, values }) => values.find((value) => value.id === optionValues[id])?.id);
  const isWhole = chosen.every(Boolean) && Object.keys(optionValues).length === options.length;
  return isWhole ? chosen.join('\n') : null;
}

const present = <T extends object>(fields: { [K in keyof T]: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { EDITED_FIELDS } from '@/lib/domain/catalogue/fields/edited-fields';
import {
  draftFields,
  typedFields,
  typedMoney,
  type DraftTexts,
  type FieldDrafts,
} from '@/lib/domain/catalogue/fields/field-drafts';
import type { OptionValue, Product, Variant } from '@/lib/domain/catalogue/product';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import { majorUnits, type CurrencyCode } from '@/lib/domain/money/money';

export interface DraftImage {
  path: string;
  alt: DraftTexts;
  width: number;
  height: number;
}

export interface DraftValue {
  id: string;
  name: DraftTexts;
  /** `#rrggbb`; empty without a colour. */
  swatch: string;
  /** Centimetres as typed; empty without a size. */
  width: string;
  height: string;
}

export interface DraftOption {
  id: string;
  name: DraftTexts;
  values: DraftValue[];
}

export interface DraftVariant {
  id: string;
  optionValues: Record<string, string>;
  sku: string;
  price: string;
  /** As typed; empty without one. */
  salePrice: string;
  stock: string;
  /** Grams as typed; empty where the weight is unknown. */
  weight: string;
  enabled: boolean;
  /** Path of its picture; empty for the first. */
  picture: string;
}

/** The product editor's state as JSON: numbers as typed, lists by ids. */
export interface ProductDraft extends FieldDrafts<typeof EDITED_FIELDS> {
  images: DraftImage[];
  options: DraftOption[];
  variants: DraftVariant[];
  confirmedTexts: string[];
}

const MM_PER_CM = 10;

export function draftOf(product: Product, currency: CurrencyCode): ProductDraft {
  const variants = product.variants.map((variant) => draftVariant(variant, product, currency));
  return {
    ...draftFields(EDITED_FIELDS, product, currency),
    images: product.images.map((image) => ({ ...image, alt: { ...image.alt } })),
    options: product.options.map(({ id, name, values }) => ({
      id,
      name: { ...name },
      values: values.map(draftValue),
    })),
    variants: variants.length > 0 ? variants : [newVariant('only', undefined)],
    confirmedTexts: [],
  };
}

const draftValue = ({ id, name, swatch = '', dimensions }: OptionValue): DraftValue => ({
  id,
  name: { ...name },
  swatch,
  width: dimensions ? String(dimensions.widthMm / MM_PER_CM) : '',
  height: dimensions ? String(dimensions.heightMm / MM_PER_CM) : '',
});

const draftVariant = (variant: Variant, { images }: Product, currency: CurrencyCode): DraftVariant => ({
  id: variant.id,
  optionValues: { ...variant.optionValues },
  sku: variant.sku,
  price: majorUnits(variant.price, currency),
  salePrice: variant.salePrice === undefined ? '' : majorUnits(variant.salePrice, currency),
  stock: String(variant.stock),
  weight: variant.weight === undefined ? '' : String(variant.weight),
  enabled: variant.enabled,
  picture: variant.image === null ? '' : (images[variant.image]?.path ?? ''),
});

/** A new combination, at the price of the most similar one. */
export const newVariant = (id: string, like: DraftVariant | undefined): DraftVariant => ({
  id,
  optionValues: {},
  sku: '',
  price: like?.price ?? '',
  salePrice: like?.salePrice ?? '',
  stock: '0',
  weight: like?.weight ?? '',
  enabled: true,
  picture: like?.picture ?? '',
});

interface Saving {
  readonly storeId: string;
  /** The version that the editor loaded, with the stock it saw. */
  readonly base: Product;
  readonly currency: CurrencyCode;
}

/** The request that saves a draft; an invalid number becomes NaN, which the schema refuses at its field. */
export function requestOf(
  draft: ProductDraft,
  { storeId, base, currency }: Saving,
): Required<SaveProductRequest> {
  const seen = new Map<string, number>(base.variants.map(({ id, stock }) => [id, stock]));
  return {
    storeId,
    productId: base.id,
    baseUpdatedAt: base.updatedAt,
    ...typedFields(EDITED_FIELDS, draft, currency),
    confirmedTexts: draft.confirmedTexts,
    images: draft.images,
    options: draft.options.map(({ id, name, values }) => ({ id, name, values: values.map(valueOf) })),
    variants: draft.variants.map((variant) => ({
      id: variant.id,
      optionValues: variant.optionValues,
      sku: variant.sku,
      price: !variant.enabled && !variant.price.trim() ? 0 : typedMoney(variant.price, currency),
      salePrice: variant.salePrice.trim() ? typedMoney(variant.salePrice, currency) : null,
      stock: countOf(variant.stock),
      seenStock: seen.get(variant.id) ?? 0,
      weight: variant.weight.trim() ? countOf(variant.weight) : null,
      enabled: variant.enabled,
      image: pictureIndex(draft.images, variant.picture),
    })),
  };
}

/** A count as typed, in either script; NaN if it is none. */
export const countOf = (text: string): number => {
  const latin = latinDigits(text.trim());
  return /^\d{1,7}$/.test(latin) ? Number(latin) : Number.NaN;
};

function valueOf({ id, name, swatch, width, height }: DraftValue): OptionValue {
  const hasSize = Boolean(width.trim() || height.trim());
  return {
    id,
    name,
    ...(swatch && { swatch }),
    ...(hasSize && { dimensions: { widthMm: millimetres(width), heightMm: millimetres(height) } }),
  };
}

function millimetres(centimetres: string): number {
  const latin = latinDigits(centimetres.trim()).replace(/[٫,]/, '.');
  return /^\d+(\.\d*)?$/.test(latin) ? Math.round(Number(latin) * MM_PER_CM) : Number.NaN;
}

function pictureIndex(images: readonly DraftImage[], path: string): number | null {
  const index = images.findIndex((image) => image.path === path);
  return index === -1 ? null : index;
}

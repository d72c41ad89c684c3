import { EDITED_FIELDS } from '@/lib/domain/catalogue/fields/edited-fields';
import { parseDraftFields } from '@/lib/domain/catalogue/fields/field-drafts';
import { parseImage } from '@/lib/domain/catalogue/parse-image';
import { count, fieldsOf, filledText, flag, listOf, localizedText, text } from '@/lib/domain/parse/fields';
import type { DraftImage, DraftOption, DraftValue, DraftVariant, ProductDraft } from './product-draft';

/** Parses a draft from storage or a merge; null when invalid. */
export function parseDraft(value: unknown): ProductDraft | null {
  const fields = fieldsOf(value);
  const plain = parseDraftFields(EDITED_FIELDS, fields);
  if (!plain) return null;
  return {
    ...plain,
    images: listOf(fields.images, parseDraftImage),
    options: listOf(fields.options, parseOption),
    variants: listOf(fields.variants, parseVariant),
    confirmedTexts: listOf(fields.confirmedTexts, filledText),
  };
}

function parseDraftImage(value: unknown): DraftImage | undefined {
  const image = parseImage(value);
  return image && { ...image, alt: { ...image.alt } };
}

function parseOption(value: unknown): DraftOption | undefined {
  const fields = fieldsOf(value);
  const id = filledText(fields.id);
  return id
    ? { id, name: { ...localizedText(fields.name) }, values: listOf(fields.values, parseValue) }
    : undefined;
}

function parseValue(value: unknown): DraftValue | undefined {
  const fields = fieldsOf(value);
  const id = filledText(fields.id);
  if (!id) return undefined;
  const [swatch, width, height] = [fields.swatch, fields.width, fields.height].map((one) => text(one) ?? '');
  return {
    id,
    name: { ...localizedText(fields.name) },
    swatch: swatch ?? '',
    width: width ?? '',
    height: height ?? '',
  };
}

function parseVariant(value: unknown): DraftVariant | undefined {
  const fields = fieldsOf(value);
  const id = filledText(fields.id);
  if (!id) return undefined;
  const values = Object.entries(fieldsOf(fields.optionValues));
  return {
    id,
    optionValues: Object.fromEntries(values.map(([option, chosen]) => [option, text(chosen) ?? ''])),
    sku: text(fields.sku) ?? '',
    price: text(fields.price) ?? '',
    salePrice: text(fields.salePrice) ?? '',
    stock: text(fields.stock) ?? String(count(fields.stock) ?? 0),
    weight: text(fields.weight) ?? '',
    enabled: flag(fields.enabled) ?? true,
    picture: text(fields.picture) ?? '',
  };
}

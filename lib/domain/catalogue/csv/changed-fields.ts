import type { SaveVariant } from '@/lib/domain/api/catalogue';
import { EDITED_FIELDS, TEXT_FIELDS } from '@/lib/domain/catalogue/fields/edited-fields';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { isSame } from '@/lib/domain/is-same';
import { LOCALES } from '@/lib/domain/locale';
import { textColumn } from './columns';
import type { ImportedFields } from './imported-fields';

/** What a file changes of a known product; all else stays as it is when the import is applied. */
export interface ChangedFields {
  readonly fields: ImportedFields;
  /** The columns that are filled from the product: those that the file lacks, and texts that it does not change. */
  readonly kept: readonly string[];
  /** The ids of changed combinations that keep their price. */
  readonly keptPrices: readonly string[];
}

/** Leaves out what a file repeats of the product as the dry run saw it, so that it undoes no save since. */
export function changedFields(
  seen: Product,
  { images, options, variants, ...plain }: ImportedFields,
  lacking: readonly string[],
): ChangedFields {
  const isGallery = images !== undefined && !isSame(images, seen.images);
  const isOptions =
    options !== undefined &&
    !(
      isSame(options, seen.options) &&
      (!variants || isSame(variants.map(choiceOf), seen.variants.map(choiceOf)))
    );
  const changed = variants?.filter(
    (wanted) =>
      isOptions ||
      isChanged(
        seen.variants.find(({ id }) => id === wanted.id),
        wanted,
      ),
  );
  const isPlace = PLACE.some((name) => plain[name] !== undefined && plain[name] !== seen[name]);
  const isRepeated = ([name, value]: [string, unknown]) =>
    isSame(value, Reflect.get(seen, name)) && !(isPlace && PLACE.some((place) => place === name));
  return {
    fields: {
      ...Object.fromEntries(Object.entries(plain).filter((field) => !isRepeated(field))),
      ...(isGallery && { images }),
      ...(isOptions && { options }),
      ...(changed &&
        changed.length > 0 && { variants: changed.map((wanted) => changedVariant(seen, wanted, isGallery)) }),
    },
    kept: [...new Set([...lacking, ...repeatedTexts(seen, plain)])],
    keptPrices: (changed ?? [])
      .filter(({ id, price }) => seen.variants.some((one) => one.id === id && one.price === price))
      .map(({ id }) => id),
  };
}

/** Gives these combinations the price that the known product has. */
export function withKeptPrices(
  fields: ImportedFields,
  ids: readonly string[],
  known: Product | null,
): ImportedFields {
  if (!known || !fields.variants || ids.length === 0) return fields;
  const prices = new Map<string, number>(known.variants.map(({ id, price }) => [id, price]));
  const variants = fields.variants.map((wanted) => ({
    ...wanted,
    price: (ids.includes(wanted.id) ? prices.get(wanted.id) : undefined) ?? wanted.price,
  }));
  return { ...fields, variants };
}

/** The two are one place. */
const PLACE = ['categoryId', 'subCategoryId'] as const;
const OPTIONAL = ['salePrice', 'sku', 'weight', 'image', 'enabled'] as const;

const choiceOf = ({ id, optionValues }: Pick<SaveVariant, 'id' | 'optionValues'>) => ({ id, optionValues });

const repeatedTexts = (seen: Product, fields: ImportedFields): string[] =>
  TEXT_FIELDS.flatMap((name) =>
    LOCALES.filter((locale) => fields[name]?.[locale] === seen[name][locale]).map((locale) =>
      textColumn(EDITED_FIELDS[name].csv, locale),
    ),
  );

const isRepeatedIn = (before: Variant | undefined, wanted: SaveVariant, name: (typeof OPTIONAL)[number]) =>
  wanted[name] === undefined || (before !== undefined && (wanted[name] ?? null) === (before[name] ?? null));

const isChanged = (before: Variant | undefined, wanted: SaveVariant): boolean =>
  !OPTIONAL.every((name) => isRepeatedIn(before, wanted, name)) ||
  wanted.price !== before?.price ||
  wanted.stock !== wanted.seenStock ||
  (wanted.optionValues !== undefined && !isSame(wanted.optionValues, before.optionValues));

/** In a new gallery the picture's place always counts: left out, the combination would keep its former picture. */
function changedVariant(seen: Product, wanted: SaveVariant, isGallery: boolean): SaveVariant {
  const before = seen.variants.find(({ id }) => id === wanted.id);
  const repeated: readonly string[] = OPTIONAL.filter(
    (name) => isRepeatedIn(before, wanted, name) && !(isGallery && name === 'image'),
  );
  const { id, price, stock, seenStock } = wanted;
  const others = Object.entries(wanted).filter(([name]) => !repeated.includes(name));
  return { ...Object.fromEntries(others), id, price, stock, seenStock };
}

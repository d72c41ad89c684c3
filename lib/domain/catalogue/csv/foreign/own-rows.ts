import { textColumn, type Cells } from '@/lib/domain/catalogue/csv/columns';
import type { CsvNoteCode } from '@/lib/domain/catalogue/csv/problem';
import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import { readAmount } from '@/lib/domain/catalogue/csv/reading/amount';
import type { CsvRow, ProductRows } from '@/lib/domain/catalogue/csv/reading/read-table';
import { MAX_WEIGHT_G } from '@/lib/domain/catalogue/product';
import { MAX_PICTURES } from '@/lib/domain/catalogue/product-schema';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import { LOCALES, type LocalizedText } from '@/lib/domain/locale';
import { choiceCells, optionCells, optionsOf } from './foreign-options';
import { isPictureUrl, type ForeignProduct, type ForeignVariant } from './foreign-product';
import { inLanguage, languageOf, type ForeignSettings } from './foreign-settings';
import type { GroupFinder } from './foreign-groups';
import type { PlainTarget } from './targets';

/** A picture in the other shop. */
interface ForeignPicture {
  readonly url: string;
  readonly alt: LocalizedText;
}

/** The pictures of one product, fetched once the import is confirmed. */
export interface ForeignPictures {
  readonly pictures: readonly ForeignPicture[];
  /** The URL of each combination's picture, in their order; null for the first picture. */
  readonly ofVariants: readonly (string | null)[];
}

interface Writing {
  readonly settings: ForeignSettings;
  readonly context: CsvContext;
  readonly groups: GroupFinder;
  readonly slug: string;
  /** Whether the file has a column for it. */
  has(target: PlainTarget): boolean;
  note(row: number, target: PlainTarget, code: CsvNoteCode): void;
}

/** Converts another shop's product to rows of our own format, and collects its pictures. */
export function ownRows(
  product: ForeignProduct,
  writing: Writing,
): { readonly rows: ProductRows; readonly pictures: ForeignPictures } {
  const { settings } = writing;
  const options = optionsOf(product, settings);
  const rows = product.variants.map((variant): CsvRow => {
    const cells = { ...choiceCells(options, variant), ...variantCells(variant, writing) };
    return { row: variant.row, cells };
  });
  const [first, ...others] = rows;
  const hasPrice = product.variants.some(({ price }) => price !== '');
  if (!hasPrice) writing.note(product.row, 'price', 'priceMissing');
  const status = hasPrice || product.status === 'archived' ? product.status : 'draft';
  const own = { ...productCells(product, writing), status, ...optionCells(options, settings) };
  return {
    rows: [{ row: product.row, cells: { ...own, ...first?.cells } }, ...others],
    pictures: picturesOf(product, writing),
  };
}

function productCells(product: ForeignProduct, writing: Writing): Cells {
  const { groups, slug, note } = writing;
  const [top, sub, deeper] = product.category;
  if (deeper) note(product.row, 'category', 'categoryDeep');
  const category = top ? groups.category(top, null) : null;
  return {
    product_id: '',
    slug,
    ...textCells('title', product, writing),
    ...textCells('description', product, writing),
    category: category?.slug ?? '',
    sub_category: category && sub ? groups.category(sub, category).slug : '',
    brand: product.brand ? groups.brand(product.brand).slug : '',
    compare_at_price: compareAtPrice(product, writing),
  };
}

/** Only the languages that the file has, so that a translation made here stays; a cell without letters is in the title's. */
function textCells(csv: 'title' | 'description', product: ForeignProduct, { settings, has }: Writing): Cells {
  const text = product[csv];
  const own = languageOf(text || product.title, settings.language);
  const ofLocale = { en: `${csv}En`, ar: `${csv}Ar` } as const;
  const cells = LOCALES.flatMap((locale) => {
    const target = ofLocale[locale];
    const isOwn = locale === own && (has(csv) || text !== '');
    if (!isOwn && !has(target)) return [];
    return [[textColumn(csv, locale), product[target] || (isOwn ? text : '')] as const];
  });
  return Object.fromEntries(cells);
}

/** A product of ours has one former price: set only if all combinations share it and are discounted. */
function compareAtPrice({ row, variants }: ForeignProduct, { context, note }: Writing): string {
  const discounted = variants.filter(
    ({ price, salePrice }) => salePrice !== '' && price !== '' && isLower(salePrice, price, context),
  );
  const [first] = discounted;
  if (!first) return '';
  const isShared =
    variants.every(({ price }) => price === first.price) && discounted.length === variants.length;
  if (!isShared) note(row, 'salePrice', 'comparePrices');
  return isShared ? first.price : '';
}

/** Amounts that are refused or ambiguous count as lower. */
function isLower(one: string, other: string, { currency, decimalSign }: CsvContext): boolean {
  const [low, high] = [readAmount(one, currency, decimalSign), readAmount(other, currency, decimalSign)];
  return typeof low !== 'number' || typeof high !== 'number' || low < high;
}

function variantCells(variant: ForeignVariant, { settings, note }: Writing): Cells {
  const price = variant.salePrice || variant.price;
  return {
    variant_id: '',
    sku: variant.sku,
    price: price || '0',
    weight_g: gramsOf(variant, () => note(variant.row, 'weightG', 'weightUnread')),
    stock: stockOf(variant, settings, () => note(variant.row, 'stock', 'stockAssumed')),
    enabled: price ? 'yes' : 'no',
  };
}

const GRAMS_PER_KG = 1000;

/** Whole grams; other shops write 0 for an unknown weight. */
function gramsOf({ weightG, weightKg, weightUnit }: ForeignVariant, onUnread: () => void): string {
  const typed = latinDigits(weightG || weightKg).replace(/[٫,]/, '.');
  if (typed === '') return '';
  const isInGrams = weightG !== '' || /^(g|gr?ams?|غ|غم|غرام|جم|جرام)$/i.test(weightUnit);
  const grams = Math.round(Number(typed) * (isInGrams ? 1 : GRAMS_PER_KG));
  if (grams >= 0 && grams <= MAX_WEIGHT_G) return grams === 0 ? '' : String(grams);
  onUnread();
  return '';
}

/** Whole pieces; a negative stock counts as none. */
function stockOf(
  { stock, isInStock }: ForeignVariant,
  settings: ForeignSettings,
  onAssumed: () => void,
): string {
  const typed = latinDigits(stock).replace(/[.,]0+$/, '');
  if (/^-\d+/.test(typed)) return '0';
  if (typed !== '') return typed;
  if (!isInStock) return '0';
  onAssumed();
  return String(settings.assumedStock);
}

function picturesOf(product: ForeignProduct, { settings, note }: Writing): ForeignPictures {
  const named = [
    ...product.images,
    ...product.variants.flatMap(({ image }) => (image ? [{ url: image, alt: '' }] : [])),
  ];
  const usable = named.filter(({ url }) => isPictureUrl(url));
  if (usable.length < named.length) note(product.row, 'images', 'pictureAddress');
  const distinct = [...new Map(usable.map((picture) => [picture.url, picture])).values()];
  if (distinct.length > MAX_PICTURES) note(product.row, 'images', 'picturesMany');
  const used = distinct.slice(0, MAX_PICTURES);
  const isUsed = (url: string) => used.some((picture) => picture.url === url);
  // The same picture may occur twice; the description can be in either place.
  const altOf = (url: string) => usable.find((picture) => picture.url === url && picture.alt)?.alt ?? '';
  return {
    pictures: used.map(({ url }) => ({ url, alt: inLanguage(altOf(url), settings.language) })),
    ofVariants: product.variants.map(({ image }) => (image && isUsed(image) ? image : null)),
  };
}

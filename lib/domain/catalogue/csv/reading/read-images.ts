import { splitList } from '@/lib/domain/catalogue/csv/columns';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { STORED_PICTURE } from '@/lib/domain/catalogue/fields/field-schemas';
import { MAX_PICTURES, MAX_PIXELS } from '@/lib/domain/catalogue/product-schema';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { Reading } from './reading';

/** Whether a path is a picture in this store's folder. */
export const isStoredPicture = (path: string, storeId: string): boolean =>
  path.startsWith(`stores/${storeId}/`) && STORED_PICTURE.test(path);

/** Reads a product's pictures, which must be stored already; undefined without the column. */
export function readImages({ row, cells, storeId, complain }: Reading): ProductImage[] | undefined {
  if (cells.images === undefined) return undefined;
  const paths = splitList(cells.images);
  if (paths.length > MAX_PICTURES) complain(row, 'images', 'picturesMany', String(paths.length));
  const foreign = paths.find((path) => !isStoredPicture(path, storeId));
  if (foreign !== undefined) complain(row, 'images', 'pictureForeign', foreign);

  const list = (column: 'images_alt_en' | 'images_alt_ar' | 'images_size') => {
    const items = splitList(cells[column] ?? '');
    if (items.length > 0 && items.length !== paths.length)
      complain(row, column, 'listLength', cells[column] ?? '');
    return items;
  };
  const [en, ar, sizes] = [list('images_alt_en'), list('images_alt_ar'), list('images_size')];
  const long = [...en, ...ar].find((alt) => alt.length > FIELD_LIMITS.titleMax);
  if (long) complain(row, en.includes(long) ? 'images_alt_en' : 'images_alt_ar', 'textLong', long);
  return paths.map((path, index) => {
    const size = sizeOf(sizes[index] ?? '');
    if (!size) complain(row, 'images_size', 'pictureSize', sizes[index] ?? '');
    return {
      path,
      alt: { en: cleanLine(en[index] ?? ''), ar: cleanLine(ar[index] ?? '') },
      ...(size ?? NO_SIZE),
    };
  });
}

const NO_SIZE = { width: 1, height: 1 };

/** Parses pixels such as '1200x1500'. */
function sizeOf(text: string): { width: number; height: number } | null {
  const [, width, height] = /^(\d{1,5})\s*[x×]\s*(\d{1,5})$/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  const isSide = (side: number) => side >= 1 && side <= MAX_PIXELS;
  return isSide(size.width) && isSide(size.height) ? size : null;
}

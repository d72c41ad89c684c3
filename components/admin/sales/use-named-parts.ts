import { useTranslation } from 'next-i18next/pages';
import { usePartNames } from '@/components/admin/figures/use-part-names';
import { useStoreId } from '@/context/use-store-id';
import type { ListedCategory, Product } from '@/lib/domain/catalogue/product';
import type { CsvCell } from '@/lib/domain/csv/csv-text';
import { localized } from '@/lib/domain/locale';
import { ok, type Result } from '@/lib/domain/result';
import type { PartGrouping, PartRow } from '@/lib/domain/stats/report';
import { readProductsById } from '@/lib/firestore/catalogue/products-by-id';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** The number of names read at once for a file. */
const NAMES_AT_ONCE = 1000;

const byId = (products: readonly Product[]): ReadonlyMap<string, Product> =>
  new Map(products.map((product) => [product.id, product]));

/** The names of a report's parts. Products are read by id: the shown ones, and for a file also the others. */
export function useNamedParts(
  by: PartGrouping,
  shownIds: readonly string[],
  categories: readonly ListedCategory[],
) {
  const store = useStoreId();
  const { t } = useTranslation('admin-sales');
  const locale = useLocale();
  const names = usePartNames(categories);
  const key = by === 'product' ? [...shownIds].sort().join() : null;
  const products = useReadOnce(key, () => readProductsById(store, shownIds));
  const shown = products.status === 'ready' ? byId(products.value) : null;
  const titleIn = (known: ReadonlyMap<string, Product>, id: string): string => {
    const product = known.get(id);
    return product ? localized(product.title, locale) : t('part.goneProduct');
  };
  const nameOf = (id: string): string => {
    if (by === 'category') return names.category(id);
    if (by === 'payment') return names.payment(id);
    if (by === 'source') return names.source(id);
    if (by === 'referral' || by === 'campaign') return names.referral(id);
    return shown ? titleIn(shown, id) : '…';
  };
  async function readNames(
    rows: readonly PartRow[],
    cellsOf: (row: PartRow, name: string) => readonly CsvCell[],
  ): Promise<Result<readonly (readonly CsvCell[])[]>> {
    if (by !== 'product') return ok(rows.map((row) => cellsOf(row, nameOf(row.id))));
    const named: (readonly CsvCell[])[] = [];
    for (let start = 0; start < rows.length; start += NAMES_AT_ONCE) {
      const some = rows.slice(start, start + NAMES_AT_ONCE);
      const found = await readProductsById(
        store,
        some.map(({ id }) => id),
      );
      if (!found.ok) return found;
      const known = byId(found.value);
      named.push(...some.map((row) => cellsOf(row, titleIn(known, row.id))));
    }
    return ok(named);
  }
  return { nameOf, readNames, failed: products.status === 'failed' ? products.code : null };
}

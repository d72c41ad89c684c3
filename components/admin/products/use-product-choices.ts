import { useStoreSetting } from '@/context/store-setting-context';
import type { ManagedQuery } from '@/lib/domain/catalogue/lists/managed-list';
import { localized } from '@/lib/domain/locale';
import { watchManagedPage, type ManagedPage } from '@/lib/firestore/catalogue/managed-products';
import { readProductsById } from '@/lib/firestore/catalogue/products-by-id';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** An entry with a checkbox. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

const EVERYTHING: Omit<ManagedQuery, 'q'> = {
  ...{ status: '', category: '', sub: '', brand: '', stock: '' },
  ...{ sort: 'edited', page: 1, after: '' },
};

/** The products that match a search; without one, those of `first` and then the latest edited. */
export function useProductChoices(q: string, first: readonly string[]): ListenerState<readonly Choice[]> {
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const known = useReadOnce(`products ${first.join(' ')}`, () => readProductsById(storeId, first));
  const found = useListener<ManagedPage>(`product choices ${q}`, (onNext, onError) =>
    watchManagedPage(storeId, { ...EVERYTHING, q }, onNext, onError),
  );
  if (found.status !== 'ready') return found;
  const products = [...(known.status === 'ready' && !q ? known.value : []), ...found.value.products];
  const named = products.map(({ id, title }): Choice => ({ id, name: localized(title, locale) }));
  return { status: 'ready', value: [...new Map(named.map((one) => [one.id, one])).values()] };
}

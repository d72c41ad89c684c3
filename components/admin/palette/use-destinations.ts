import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useState } from 'react';
import { NAV_LINKS } from '@/components/admin/shell/nav-items';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { EVERYTHING } from '@/lib/domain/catalogue/lists/managed-list';
import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import type { StoreId } from '@/lib/domain/ids';
import { localized } from '@/lib/domain/locale';
import { ALL_ORDERS, orderFilter } from '@/lib/domain/orders/lists/order-list-query';
import { watchManagedPage } from '@/lib/firestore/catalogue/managed-products';
import { readOrders } from '@/lib/firestore/orders/order-list';
import { useLocale } from '@/lib/hooks/language/use-locale';

const PAUSE_MS = 200;
const MOST_OF_A_KIND = 5;
const NOTHING: readonly Destination[] = [];

/** Destinations for a typed text: pages at once, orders and products after a pause. */
export function useDestinations(typed: string): readonly Destination[] {
  const pages = usePageNames();
  const found = useFound(typed.trim());
  const words = normalizeForSearch(typed);
  const named = pages.filter(({ label }) => normalizeForSearch(label).includes(words));
  return [...named.slice(0, words ? MOST_OF_A_KIND : pages.length), ...found];
}

function useFound(typed: string): readonly Destination[] {
  const { storeId: store, timeZone } = useStoreSetting();
  const locale = useLocale();
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (!typed) return;
    let isStale = false;
    let stopProducts = () => {};
    const look = async () => {
      const orders = await ordersNamed(store, typed, timeZone);
      if (isStale) return;
      setFound(orders);
      stopProducts = watchManagedPage(
        store,
        { ...EVERYTHING, q: typed },
        ({ products }) =>
          setFound([
            ...orders,
            ...products.slice(0, MOST_OF_A_KIND).map(({ id, title, slug }): Destination => ({
              kind: 'products',
              key: id,
              label: localized(title, locale),
              detail: slug,
              href: adminPaths.product(id),
            })),
          ]),
        // Earlier results stay; the list of products explains a failure.
        () => undefined,
      );
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
      stopProducts();
    };
  }, [typed, locale, store, timeZone]);

  return typed ? found : NOTHING;
}

/** Empty without a network; the order list explains the failure. */
async function ordersNamed(store: StoreId, typed: string, timeZone: string): Promise<Destination[]> {
  const filter = orderFilter({ ...ALL_ORDERS, q: typed }, timeZone);
  if (!filter.tokens?.length) return [];
  const orders = await readOrders(store, filter, 'newest', null, MOST_OF_A_KIND);
  if (!orders.ok) return [];
  return orders.value.map(({ order: { id, number, address } }) => ({
    kind: 'orders',
    key: id,
    label: number,
    detail: address.fullName,
    href: adminPaths.order(id),
  }));
}

export interface Destination {
  readonly kind: 'pages' | 'orders' | 'products';
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly href: string;
}

/** The admin's pages in the order of the menu. */
function usePageNames(): readonly Destination[] {
  const { t } = useTranslation('admin');
  return useMemo(() => {
    return NAV_LINKS.map(({ key, href }): Destination => ({
      kind: 'pages',
      key,
      label: t(`nav.item.${key}`),
      detail: '',
      href,
    }));
  }, [t]);
}

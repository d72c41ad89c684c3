import { arrayMove } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useArrangement } from '@/components/admin/categories/use-arrangement';
import { useStoreId } from '@/context/use-store-id';
import type { Brand } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';

type BrandStep = 'up' | 'down';

interface BrandMoves {
  /** Includes moves that are being saved. */
  readonly ordered: readonly Brand[];
  readonly announcement: string;
  canMove(id: string, step: BrandStep): boolean;
  step(id: string, step: BrandStep): void;
  drop(id: string, overId: string): void;
}

export function useBrandMoves(brands: readonly Brand[]): BrandMoves {
  const store = useStoreId();
  const { t } = useTranslation('admin-categories');
  const locale = useLocale();
  const [announcement, setAnnouncement] = useState('');
  const stored = useMemo(() => placesOf(brands), [brands]);
  const { moved, arrange } = useArrangement(stored, (places) =>
    call('arrangeBrands', { storeId: store, ids: places.map(({ id }) => id) }),
  );
  const ordered = moved
    ? inOrder(
        brands,
        moved.map(({ id }) => id),
      )
    : brands;
  const ids = ordered.map(({ id }) => id);
  const indexOf = (id: string) => ids.indexOf(id);
  const targetOf = (id: string, step: BrandStep) => indexOf(id) + (step === 'up' ? -1 : 1);
  const canMove = (id: string, step: BrandStep) => {
    const target = targetOf(id, step);
    return target >= 0 && target < ids.length;
  };

  const move = (id: string, target: number) => {
    const brand = ordered[indexOf(id)];
    if (!brand || target === indexOf(id)) return;
    const name = localized(brand.name, locale);
    setAnnouncement(t('moved.position', { name, position: target + 1, total: ids.length }));
    arrange(placesOf(arrayMove([...ordered], indexOf(id), target)), { id, before: placesOf(ordered) });
  };

  return {
    ordered,
    announcement,
    canMove,
    step: (id, step) => canMove(id, step) && move(id, targetOf(id, step)),
    drop: (id, overId) => move(id, indexOf(overId)),
  };
}

/** Brands have one level. */
const placesOf = (brands: readonly Brand[]) => brands.map(({ id }) => ({ id, parentId: null }));

/** Sorts `brands` by `ids`; brands that are not in the list come last. */
function inOrder(brands: readonly Brand[], ids: readonly string[]): Brand[] {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...brands].sort((one, other) => place(one.id) - place(other.id));
}

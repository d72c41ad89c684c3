import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import type { Brand } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
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
  const text = useErrorText();
  const locale = useLocale();
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const ordered = moved ? inOrder(brands, moved) : brands;
  const ids = ordered.map(({ id }) => id);
  const indexOf = (id: string) => ids.indexOf(id);
  const targetOf = (id: string, step: BrandStep) => indexOf(id) + (step === 'up' ? -1 : 1);
  const canMove = (id: string, step: BrandStep) => {
    const target = targetOf(id, step);
    return target >= 0 && target < ids.length;
  };

  const save = async (order: readonly string[], before: readonly string[] | null) => {
    setMoved(order);
    const saved = await call('arrangeBrands', { storeId: store, ids: order });
    setMoved(null);
    if (!saved.ok) return notify({ type: 'error', message: text.ofError(saved.error) });
    const undo = before && { label: t('moved.undo'), onClick: () => void save(before, null) };
    notify({ type: 'success', message: t('moved.done'), ...(undo && { action: undo }) });
  };

  const move = (id: string, target: number) => {
    const brand = ordered[indexOf(id)];
    if (!brand || target === indexOf(id)) return;
    const name = localized(brand.name, locale);
    setAnnouncement(t('moved.position', { name, position: target + 1, total: ids.length }));
    void save(arrayMove(ids, indexOf(id), target), ids);
  };

  return {
    ordered,
    announcement,
    canMove,
    step: (id, step) => canMove(id, step) && move(id, targetOf(id, step)),
    drop: (id, overId) => move(id, indexOf(overId)),
  };
}

/** Sorts `brands` by `ids`; brands that are not in the list come last. */
function inOrder(brands: readonly Brand[], ids: readonly string[]): Brand[] {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...brands].sort((one, other) => place(one.id) - place(other.id));
}

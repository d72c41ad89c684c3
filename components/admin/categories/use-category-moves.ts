import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { inTreeOrder, type CategoryPlace } from '@/lib/domain/catalogue/groups/category-tree';
import { isSame } from '@/lib/domain/is-same';
import { localized } from '@/lib/domain/locale';
import type { ManagedCategory } from '@/lib/firestore/catalogue/groups';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface CategoryMoves {
  /** In tree order; includes moves that are being saved. */
  readonly tree: readonly ManagedCategory[];
  /** The last move in words, for screen readers. */
  readonly announcement: string;
  /** Saves the places; null means that the category stays where it is. */
  move(id: string, places: readonly CategoryPlace[] | null): void;
}

/** The categories with optimistic moves: a move shows at once and is undone if the server refuses it. */
export function useCategoryMoves(categories: readonly ManagedCategory[]): CategoryMoves {
  const store = useStoreId();
  const { t } = useTranslation('admin-categories');
  const text = useErrorText();
  const locale = useLocale();
  const [moved, setMoved] = useState<readonly CategoryPlace[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const tree = inTreeOrder(moved ? placed(categories, moved) : categories);
  const nameOf = (id: string | null) => {
    const category = categories.find((one) => one.id === id);
    return category ? localized(category.name, locale) : '';
  };

  const save = async (places: readonly CategoryPlace[], before: readonly CategoryPlace[] | null) => {
    setMoved(places);
    const saved = await call('arrangeCategories', { storeId: store, places });
    setMoved(null);
    if (!saved.ok) {
      const field = text.ofField(saved.error.fields?.slug);
      return notify({ type: 'error', message: field ?? text.ofError(saved.error) });
    }
    const undo = before && { label: t('moved.undo'), onClick: () => void save(before, null) };
    notify({ type: 'success', message: t('moved.done'), ...(undo && { action: undo }) });
  };

  const announce = (id: string, places: readonly CategoryPlace[]) => {
    const parentId = places.find((place) => place.id === id)?.parentId ?? null;
    const siblings = places.filter((place) => place.parentId === parentId);
    const facts = {
      name: nameOf(id),
      position: siblings.findIndex((place) => place.id === id) + 1,
      total: siblings.length,
    };
    setAnnouncement(
      parentId === null
        ? t('moved.position', facts)
        : t('moved.positionIn', { ...facts, parent: nameOf(parentId) }),
    );
  };

  return {
    tree,
    announcement,
    move(id, places) {
      if (!places || isSame(placesOf(places), placesOf(tree)))
        return setAnnouncement(t('moved.stays', { name: nameOf(id) }));
      announce(id, places);
      void save(places, placesOf(tree));
    },
  };
}

const placesOf = (tree: readonly CategoryPlace[]): CategoryPlace[] =>
  tree.map(({ id, parentId }) => ({ id, parentId }));

function placed(categories: readonly ManagedCategory[], places: readonly CategoryPlace[]): ManagedCategory[] {
  return categories.map((category) => {
    const order = places.findIndex(({ id }) => id === category.id);
    return order < 0 ? category : { ...category, order, parentId: places[order]?.parentId ?? null };
  });
}

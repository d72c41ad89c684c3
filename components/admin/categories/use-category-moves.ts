import { useMemo, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useArrangement } from '@/components/admin/categories/use-arrangement';
import { useStoreId } from '@/context/use-store-id';
import { inTreeOrder, type CategoryPlace } from '@/lib/domain/catalogue/groups/category-tree';
import { isSame } from '@/lib/domain/is-same';
import { localized } from '@/lib/domain/locale';
import type { ManagedCategory } from '@/lib/firestore/catalogue/groups';
import { call } from '@/lib/functions/call';
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
  const locale = useLocale();
  const [announcement, setAnnouncement] = useState('');
  const stored = useMemo(() => placesOf(inTreeOrder(categories)), [categories]);
  const { moved, arrange } = useArrangement(stored, (places) =>
    call('arrangeCategories', { storeId: store, places }),
  );
  const tree = inTreeOrder(moved ? placed(categories, moved) : categories);
  const nameOf = (id: string | null) => {
    const category = categories.find((one) => one.id === id);
    return category ? localized(category.name, locale) : '';
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
      arrange(placesOf(places), { id, before: placesOf(tree) });
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

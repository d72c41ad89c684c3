import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { GroupKind } from '@/components/admin/categories/use-group-form';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { pageStore } from '@/lib/browser/page-store';
import type { Moved } from '@/lib/domain/api/catalogue-admin';
import { inTreeOrder, placeIn } from '@/lib/domain/catalogue/groups/category-tree';
import type { Brand, Category } from '@/lib/domain/catalogue/product';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized, type LocalizedText } from '@/lib/domain/locale';
import type { Result } from '@/lib/domain/result';
import { countInGroup, type GroupField } from '@/lib/functions/count-products';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** A category, a sub-category or a brand. */
export type Group = Brand & Partial<Pick<Category, 'parentId'>>;

/** A group that products can move to; its name shows the category and its sub-category. */
export interface Target {
  readonly key: string;
  readonly id: string;
  readonly parentId: string | null;
  readonly names: readonly LocalizedText[];
}

/** All groups except this one and its children; its own parent comes first. */
export function targetsFor(group: Group, groups: readonly Group[]): Target[] {
  const placed = groups.map((one) => ({ ...one, parentId: one.parentId ?? null }));
  const remaining = inTreeOrder(placed).filter(
    ({ id, parentId }) => id !== group.id && parentId !== group.id,
  );
  const targets = remaining.map(({ id, parentId, name }) => {
    const parent = remaining.find((one) => one.id === parentId);
    return { key: id, id, parentId, names: parent ? [parent.name, name] : [name] };
  });
  return [...targets].sort(
    (one, other) => Number(other.id === group.parentId) - Number(one.id === group.parentId),
  );
}

interface DeleteGroup {
  /** The number of products in the group, of any status; null while counting. */
  readonly used: number | null;
  /** The number of products moved so far; null before the start. */
  readonly moved: number | null;
  readonly failure: AppError | null;
  remove(target: Target | null): Promise<void>;
}

export function useDeleteGroup(kind: GroupKind, group: Group, onDone: () => void): DeleteGroup {
  const store = useStoreId();
  const { t } = useTranslation('admin-categories');
  const locale = useLocale();
  const [used, setUsed] = useState<number | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const field = fieldOf(kind, group);

  useEffect(() => {
    let left = false;
    void countInGroup(store, field, group.id).then((counted) => {
      if (left) return;
      if (counted.ok) setUsed(counted.value);
      else setFailure(counted.error);
    });
    return () => {
      left = true;
    };
  }, [field, group.id, store]);

  const remove = async (target: Target | null) => {
    setFailure(null);
    setMoved(0);
    for (;;) {
      const step = await deleteStep(kind, group.id, target);
      if (!step.ok) return setFailure(step.error);
      setMoved((before) => (before ?? 0) + step.value.moved);
      if (step.value.done) break;
    }
    notify({ type: 'success', message: t('delete.done', { name: localized(group.name, locale) }) });
    onDone();
  };
  return { used, moved, failure, remove };
}

function fieldOf(kind: GroupKind, { parentId }: Group): GroupField {
  if (kind === 'brands') return 'brandId';
  return parentId ? 'subCategoryId' : 'categoryId';
}

const deleteStep = (kind: GroupKind, id: string, target: Target | null): Promise<Result<Moved>> =>
  kind === 'brands'
    ? call('deleteBrand', { storeId: pageStore(), brandId: id, moveTo: target?.id ?? null })
    : call('deleteCategory', {
        storeId: pageStore(),
        categoryId: id,
        moveTo: target && placeIn(target),
      });

import type { DragEndEvent } from '@dnd-kit/core';
import { useTranslation } from 'next-i18next/pages';
import type { Editing } from '@/components/admin/categories/editing';
import { CategoryRow } from '@/components/admin/categories/category-row';
import { useCategoryMoves } from '@/components/admin/categories/use-category-moves';
import { SortableList } from '@/components/admin/sortable-list';
import { dropInTree, moveInTree } from '@/lib/domain/catalogue/move-in-tree';
import { directionOf } from '@/lib/domain/locale';
import type { ManagedCategory } from '@/lib/firestore/groups';
import { useLocale } from '@/lib/hooks/use-locale';

/** How far to the side, in pixels, a drop makes a sub-category of a category or the other way round. */
const INDENT = 32;

interface CategoryTreeProps {
  readonly categories: readonly ManagedCategory[];
  onEdit(editing: Editing<ManagedCategory>): void;
  onDelete(category: ManagedCategory): void;
}

/** Categories with their sub-categories, put in order by dragging, by the arrow keys on a handle, or by the row's menu. */
export function CategoryTree({ categories, onEdit, onDelete }: CategoryTreeProps) {
  const { t } = useTranslation('admin-categories');
  const inlineSign = directionOf(useLocale()) === 'rtl' ? -1 : 1;
  const { tree, announcement, move } = useCategoryMoves(categories);

  const drop = ({ active, over, delta }: DragEndEvent) => {
    const dragged = tree.find(({ id }) => id === active.id);
    if (!dragged || !over) return;
    const aside = delta.x * inlineSign;
    const wantsSub = dragged.parentId === null ? aside > INDENT : aside > -INDENT;
    if (active.id !== over.id || (dragged.parentId !== null) !== wantsSub)
      move(dragged.id, dropInTree(tree, dragged.id, String(over.id), wantsSub));
  };

  return (
    <SortableList
      label={t('list.categories')}
      ids={tree.map(({ id }) => id)}
      hint={t('row.hint')}
      announcement={announcement}
      framed
      onDrop={drop}
    >
      {(hintId) =>
        tree.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            parent={tree.find(({ id }) => id === category.parentId) ?? null}
            hintId={hintId}
            canMove={(step) => moveInTree(tree, category.id, step) !== null}
            onMove={(step) => move(category.id, moveInTree(tree, category.id, step))}
            onEdit={onEdit}
            onDelete={() => onDelete(category)}
          />
        ))
      }
    </SortableList>
  );
}

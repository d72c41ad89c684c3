import type { DragEndEvent } from '@dnd-kit/core';
import { useTranslation } from 'next-i18next/pages';
import type { Editing } from '@/components/admin/categories/use-group-form';
import { GroupRow } from '@/components/admin/categories/group-row';
import { useCategoryMoves } from '@/components/admin/categories/use-category-moves';
import { RowMenu, type RowAction } from '@/components/admin/row-menu';
import { SortableList } from '@/components/admin/sortable-list';
import type { Step } from '@/components/admin/sorting';
import { dropInTree, moveInTree } from '@/lib/domain/catalogue/groups/move-in-tree';
import { directionOf, localized } from '@/lib/domain/locale';
import type { ManagedCategory } from '@/lib/firestore/catalogue/groups';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';

/** Horizontal distance of a drop (pixels) that turns a category into a sub-category, or back. */
const INDENT = 32;

interface CategoryTreeProps {
  readonly categories: readonly ManagedCategory[];
  onEdit(editing: Editing<ManagedCategory>): void;
  onDelete(category: ManagedCategory): void;
}

/** Categories with their sub-categories, sorted by dragging, by arrow keys on a handle, or by the row's menu. */
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

const STEPS: readonly Step[] = ['up', 'down', 'in', 'out'];

interface CategoryRowProps {
  readonly category: ManagedCategory;
  readonly parent: ManagedCategory | null;
  /** Id of the element that explains the keys. */
  readonly hintId: string;
  canMove(step: Step): boolean;
  onMove(step: Step): void;
  onEdit(editing: Editing<ManagedCategory>): void;
  onDelete(): void;
}

function CategoryRow(props: CategoryRowProps) {
  const { category, parent, hintId, canMove, onMove, onEdit, onDelete } = props;
  const { t } = useTranslation('admin-categories');
  const name = localized(category.name, useLocale());
  const actions: RowAction[] = [
    { key: 'edit', label: t('action.edit'), onSelect: () => onEdit({ group: category, parent }) },
    ...(parent
      ? []
      : [
          {
            key: 'addSub',
            label: t('action.addSub'),
            onSelect: () => onEdit({ group: null, parent: category }),
          },
        ]),
    ...STEPS.filter(canMove).map((step) => ({
      key: step,
      label: t(`action.${step}`),
      onSelect: () => onMove(step),
    })),
    {
      key: 'view',
      label: t('action.view'),
      href: parent ? paths.category(parent.slug, category.slug) : paths.category(category.slug),
    },
    { key: 'delete', label: t('action.delete'), onSelect: onDelete, danger: true },
  ];
  return (
    <GroupRow
      group={category}
      isSub={parent !== null}
      note={category.relocating ? t('row.relocating') : null}
      hintId={hintId}
      onStep={onMove}
      onOpen={() => onEdit({ group: category, parent })}
      menu={<RowMenu label={t('row.actions', { name })} actions={actions} />}
    />
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { Editing } from '@/components/admin/categories/editing';
import { GroupRow } from '@/components/admin/categories/group-row';
import { RowMenu, type RowAction } from '@/components/admin/row-menu';
import type { Step } from '@/components/admin/sorting';
import { localized } from '@/lib/domain/locale';
import type { ManagedCategory } from '@/lib/firestore/groups';
import { useLocale } from '@/lib/hooks/use-locale';
import { paths } from '@/lib/paths';

const STEPS: readonly Step[] = ['up', 'down', 'in', 'out'];

interface CategoryRowProps {
  readonly category: ManagedCategory;
  readonly parent: ManagedCategory | null;
  /** The element that says how the keys work. */
  readonly hintId: string;
  canMove(step: Step): boolean;
  onMove(step: Step): void;
  onEdit(editing: Editing<ManagedCategory>): void;
  onDelete(): void;
}

export function CategoryRow(props: CategoryRowProps) {
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

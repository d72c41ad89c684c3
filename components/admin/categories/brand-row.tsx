import { useTranslation } from 'next-i18next/pages';
import { GroupRow } from '@/components/admin/categories/group-row';
import { RowMenu, type RowAction } from '@/components/admin/row-menu';
import type { Brand } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';

const STEPS = ['up', 'down'] as const;
type BrandStep = (typeof STEPS)[number];

interface BrandRowProps {
  readonly brand: Brand;
  readonly hintId: string;
  canMove(step: BrandStep): boolean;
  onMove(step: BrandStep): void;
  onEdit(): void;
  onDelete(): void;
}

export function BrandRow({ brand, hintId, canMove, onMove, onEdit, onDelete }: BrandRowProps) {
  const { t } = useTranslation('admin-categories');
  const name = localized(brand.name, useLocale());
  const actions: RowAction[] = [
    { key: 'edit', label: t('action.edit'), onSelect: onEdit },
    ...STEPS.filter(canMove).map((step) => ({
      key: step,
      label: t(`action.${step}`),
      onSelect: () => onMove(step),
    })),
    { key: 'delete', label: t('action.delete'), onSelect: onDelete, danger: true },
  ];
  return (
    <GroupRow
      group={brand}
      hintId={hintId}
      onStep={(step) => {
        if (step === 'up' || step === 'down') onMove(step);
      }}
      onOpen={onEdit}
      menu={<RowMenu label={t('row.actions', { name })} actions={actions} />}
    />
  );
}

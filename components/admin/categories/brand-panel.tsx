import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DeleteGroupDialog } from '@/components/admin/categories/delete-group-dialog';
import { asItIsNow, type Editing } from '@/components/admin/categories/use-group-form';
import { GroupDialog } from '@/components/admin/categories/group-dialog';
import { GroupRow } from '@/components/admin/categories/group-row';
import { useBrandMoves } from '@/components/admin/categories/use-brand-moves';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { RowMenu, type RowAction } from '@/components/admin/row-menu';
import { SortableList } from '@/components/admin/sortable-list';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import type { Brand } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useBrands } from '@/lib/hooks/catalogue/use-groups';
import { useLocale } from '@/lib/hooks/language/use-locale';

export function BrandPanel() {
  const store = useStoreId();
  const brands = useBrands(store);
  if (brands.status === 'loading') return <ListSkeleton />;
  if (brands.status === 'failed') return <LoadFailure code={brands.code} />;
  return <LoadedBrands brands={brands.status === 'ready' ? brands.value : []} />;
}

function LoadedBrands({ brands }: { readonly brands: readonly Brand[] }) {
  const { t } = useTranslation('admin-categories');
  const [editing, setEditing] = useState<Editing<Brand> | null>(null);
  const [deleting, setDeleting] = useState<Brand | null>(null);
  return (
    <Stack gap="4">
      <Button alignSelf="flex-start" onClick={() => setEditing({ group: null, parent: null })}>
        <Icon name="plus" size={18} />
        {t('add.brand')}
      </Button>
      {brands.length === 0 ? (
        <Nothing title={t('empty.brands')} description={t('empty.brandsText')} />
      ) : (
        <BrandList
          brands={brands}
          onEdit={(group) => setEditing({ group, parent: null })}
          onDelete={setDeleting}
        />
      )}
      {editing && (
        <GroupDialog kind="brands" editing={asItIsNow(editing, brands)} onClose={() => setEditing(null)} />
      )}
      {deleting && (
        <DeleteGroupDialog kind="brands" group={deleting} groups={brands} onClose={() => setDeleting(null)} />
      )}
    </Stack>
  );
}

interface BrandListProps {
  readonly brands: readonly Brand[];
  onEdit(brand: Brand): void;
  onDelete(brand: Brand): void;
}

function BrandList({ brands, onEdit, onDelete }: BrandListProps) {
  const { t } = useTranslation('admin-categories');
  const { ordered, announcement, canMove, step, drop } = useBrandMoves(brands);
  return (
    <SortableList
      label={t('list.brands')}
      ids={ordered.map(({ id }) => id)}
      hint={t('row.hint')}
      announcement={announcement}
      framed
      onDrop={({ active, over }) => over && drop(String(active.id), String(over.id))}
    >
      {(hintId) =>
        ordered.map((brand) => (
          <BrandRow
            key={brand.id}
            brand={brand}
            hintId={hintId}
            canMove={(by) => canMove(brand.id, by)}
            onMove={(by) => step(brand.id, by)}
            onEdit={() => onEdit(brand)}
            onDelete={() => onDelete(brand)}
          />
        ))
      }
    </SortableList>
  );
}

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

function BrandRow({ brand, hintId, canMove, onMove, onEdit, onDelete }: BrandRowProps) {
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

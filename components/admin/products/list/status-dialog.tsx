import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { BulkDialog } from '@/components/admin/products/list/bulk-dialog';
import { useBulkChange } from '@/components/admin/products/list/use-bulk-change';
import type { Product, ProductStatus } from '@/lib/domain/catalogue/product';

interface StatusDialogProps {
  readonly products: readonly Product[];
  readonly status: ProductStatus;
  onClose(isDone: boolean): void;
}

export function StatusDialog({ products, status, onClose }: StatusDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const { progress, run } = useBulkChange();
  const changed = products.filter((product) => product.status !== status);
  const confirm = async () => {
    const edits = changed.map((product) => ({
      product,
      change: { status },
      undo: { status: product.status },
    }));
    if (await run(edits)) onClose(true);
  };
  return (
    <BulkDialog
      title={t('bulk.statusTitle', { count: changed.length, status: t(`status.${status}`) })}
      confirmLabel={t('bulk.confirm')}
      disabled={changed.length === 0}
      progress={progress}
      onConfirm={() => void confirm()}
      onClose={() => onClose(false)}
    >
      <Text>{changed.length === 0 ? t('bulk.nothing') : t(`bulk.statusText.${status}`)}</Text>
    </BulkDialog>
  );
}

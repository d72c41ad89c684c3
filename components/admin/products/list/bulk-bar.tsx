import { Box, Button, HStack, Menu, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { BulkDialog } from '@/components/admin/products/list/bulk-dialog';
import { PriceDialog } from '@/components/admin/products/list/price-dialog';
import { useBulkChange } from '@/components/admin/products/list/use-bulk-change';
import type { Selection } from '@/components/admin/products/list/product-table';
import { PRODUCT_STATUSES, type Product, type ProductStatus } from '@/lib/domain/catalogue/product';

/** Actions on the selected products; it stays visible while the list scrolls. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation('admin-catalogue');
  const [dialog, setDialog] = useState<ProductStatus | 'prices' | null>(null);
  const { products, clear } = selection;
  if (products.length === 0) return null;
  const close = (isDone: boolean) => {
    setDialog(null);
    if (isDone) clear();
  };
  return (
    <Box
      role="region"
      aria-label={t('select.bar')}
      position="sticky"
      bottom="4"
      mt="4"
      padding="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="lg"
      zIndex="docked"
    >
      <HStack wrap="wrap" gap="3">
        <Text flex="1" whiteSpace="nowrap" fontWeight="medium" role="status">
          {t('select.count', { count: products.length })}
        </Text>
        <Menu.Root
          positioning={{ strategy: 'fixed' }}
          lazyMount
          onSelect={({ value }) => setDialog(statusOf(value))}
        >
          <Menu.Trigger asChild>
            <Button size="sm" variant="outline">
              {t('bulk.status')}
            </Button>
          </Menu.Trigger>
          <Menu.Positioner>
            <Menu.Content>
              {PRODUCT_STATUSES.map((status) => (
                <Menu.Item key={status} value={status}>
                  {t(`status.${status}`)}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Menu.Root>
        <Button size="sm" variant="outline" onClick={() => setDialog('prices')}>
          {t('bulk.prices')}
        </Button>
        <Button size="sm" variant="ghost" onClick={clear}>
          {t('select.clear')}
        </Button>
      </HStack>
      {dialog === 'prices' && <PriceDialog products={products} onClose={close} />}
      {dialog !== null && dialog !== 'prices' && (
        <StatusDialog products={products} status={dialog} onClose={close} />
      )}
    </Box>
  );
}

const statusOf = (value: string): ProductStatus | null =>
  PRODUCT_STATUSES.find((status) => status === value) ?? null;

interface StatusDialogProps {
  readonly products: readonly Product[];
  readonly status: ProductStatus;
  onClose(isDone: boolean): void;
}

function StatusDialog({ products, status, onClose }: StatusDialogProps) {
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

import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { BulkDialog } from '@/components/admin/products/list/bulk-dialog';
import { PriceFields } from '@/components/admin/products/list/price-fields';
import { PricePreview } from '@/components/admin/products/list/price-preview';
import { useBulkChange } from '@/components/admin/products/list/use-bulk-change';
import { usePriceForm } from '@/components/admin/products/list/use-price-form';
import { useStoreSetting } from '@/context/store-setting-context';
import { pricesAfter } from '@/lib/domain/catalogue/bulk-change';
import type { Product } from '@/lib/domain/catalogue/product';

interface PriceDialogProps {
  readonly products: readonly Product[];
  onClose(isDone: boolean): void;
}

/** Changes the prices of many products: how, with what rounding, and what comes of it before anything is written. */
export function PriceDialog({ products, onClose }: PriceDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const { baseCurrency } = useStoreSetting();
  const { form, set, change } = usePriceForm(baseCurrency);
  const { progress, run } = useBulkChange();
  const moves = products
    .map((product) => ({ product, prices: change ? pricesAfter(product, change, baseCurrency) : [] }))
    .filter(({ prices }) => prices.length > 0);

  const confirm = async () => {
    const edits = moves.map(({ product, prices }) => ({
      product,
      change: { prices: prices.map(({ variant, price }) => ({ variantId: variant.id, price })) },
      undo: { prices: prices.map(({ variant }) => ({ variantId: variant.id, price: variant.price })) },
    }));
    if (await run(edits)) onClose(true);
  };

  return (
    <BulkDialog
      title={t('prices.title', { count: products.length })}
      confirmLabel={t('prices.apply', { count: moves.length })}
      disabled={moves.length === 0}
      progress={progress}
      onConfirm={() => void confirm()}
      onClose={() => onClose(false)}
    >
      <Stack gap="5">
        <PriceFields form={form} isValid={change !== null} onChange={set} />
        {change && <PricePreview moves={moves} />}
      </Stack>
    </BulkDialog>
  );
}

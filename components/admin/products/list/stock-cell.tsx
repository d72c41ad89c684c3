import { Button, Popover, Portal } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { StockForm } from '@/components/admin/products/list/stock-form';
import { stockLevel } from '@/lib/domain/catalogue/managed-list';
import type { Product } from '@/lib/domain/catalogue/product';
import { useFormats } from '@/lib/hooks/use-formats';

/** The stock, which opens to be changed. */
export function StockCell({ product, title }: { readonly product: Product; readonly title: string }) {
  const { t } = useTranslation('admin-catalogue');
  const { count } = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Button
          size="sm"
          variant="outline"
          minWidth="14"
          color={stockLevel(product) ? 'fg.error' : undefined}
          aria-label={t('row.stock', { title, count: product.stock })}
        >
          {count(product.stock)}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="min(22rem, 92vw)">
            <Popover.Body>
              <Popover.Title fontWeight="medium" mb="3">
                {t('stockEdit.title', { title })}
              </Popover.Title>
              <StockForm product={product} onClose={() => setOpen(false)} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { saleState, type SaleState } from '@/lib/domain/catalogue/sale/price-at';
import type { Product } from '@/lib/domain/catalogue/product';
import { useMinute } from '@/lib/hooks/browser/use-minute';

const PALETTE: Record<SaleState, string> = { scheduled: 'blue', on: 'green', ended: 'gray' };

/** The state of a product's sale; nothing without one. */
export function SaleBadge({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin-catalogue');
  const state = saleState(product, useMinute());
  return state && <Badge colorPalette={PALETTE[state]}>{t(`sale.${state}`)}</Badge>;
}

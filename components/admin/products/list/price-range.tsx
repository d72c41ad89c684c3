import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { priceRange } from '@/lib/domain/catalogue/editing/bulk-change';
import type { Product } from '@/lib/domain/catalogue/product';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** A product's price, or its lowest and highest price. */
export function PriceRange({ product }: { readonly product: Pick<Product, 'variants' | 'price'> }) {
  const { t } = useTranslation('admin-catalogue');
  const { money } = useFormats();
  const { baseCurrency } = useStoreSetting();
  const { from, to } = priceRange(product);
  if (from === to) return money(from, baseCurrency);
  return t('price.range', { from: money(from, baseCurrency), to: money(to, baseCurrency) });
}

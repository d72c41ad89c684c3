import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';

/** Below this many pieces the page says how many are left. */
const FEW = 5;

/** How much of the chosen variant there is; it changes live and is announced. */
export function StockNote({ stock }: { stock: number }) {
  const { t } = useTranslation('catalogue');
  return (
    <p role="status">
      {stock === 0 && <Badge colorPalette="red">{t('product.soldOut')}</Badge>}
      {stock > 0 && stock <= FEW && (
        <Badge colorPalette="orange">{t('product.lastPieces', { count: stock })}</Badge>
      )}
      {stock > FEW && <Badge colorPalette="green">{t('product.inStock')}</Badge>}
    </p>
  );
}

import { Box, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { PriceRange } from '@/components/admin/products/list/price-range';
import type { Minor } from '@/lib/domain/money/money';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Further products are only counted. */
const SHOWN = 20;

interface PriceMove {
  readonly product: Product;
  readonly prices: readonly { readonly variant: Variant; readonly price: Minor }[];
}

interface PricePreviewProps {
  readonly moves: readonly PriceMove[];
  /** Products left as they are, because a sale price would not be below the new price. */
  readonly saleHigh: number;
}

/** Each product's price now and after the change. */
export function PricePreview({ moves, saleHigh }: PricePreviewProps) {
  const { t } = useTranslation('admin-catalogue');
  const { locale } = useFormats();
  const left = saleHigh > 0 && <Text role="status">{t('bulk.saleHigh', { count: saleHigh })}</Text>;
  if (moves.length === 0) return left || <Text role="status">{t('prices.same')}</Text>;
  return (
    <Box>
      {left}
      <Box overflowX="auto">
        <Table.Root size="sm" aria-label={t('prices.preview')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('column.product')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('prices.before')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('prices.after')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {moves.slice(0, SHOWN).map(({ product, prices }) => (
              <Table.Row key={product.id}>
                <Table.Cell>{localized(product.title, locale)}</Table.Cell>
                <Table.Cell textAlign="end" color="fg.muted">
                  <PriceRange product={product} />
                </Table.Cell>
                <Table.Cell textAlign="end" fontWeight="medium">
                  <PriceRange product={withPrices(product, prices)} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {moves.length > SHOWN && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          {t('prices.more', { count: moves.length - SHOWN })}
        </Text>
      )}
    </Box>
  );
}

function withPrices(product: Product, prices: PriceMove['prices']): Product {
  const after = new Map(prices.map(({ variant, price }) => [variant.id, price]));
  return {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      price: after.get(variant.id) ?? variant.price,
    })),
  };
}

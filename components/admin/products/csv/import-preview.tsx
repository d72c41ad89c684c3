import { Box, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { PreviewedProduct, PreviewedVariant, ProductFigures } from '@/lib/domain/catalogue/csv/preview';
import { localized } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Further products are only counted. */
const SHOWN = 100;

interface ImportPreviewProps {
  readonly previews: readonly PreviewedProduct[];
  readonly currency: CurrencyCode;
  /** The number of pictures to fetch for the product of a row; undefined for none. */
  picturesOf(row: number): number | undefined;
}

/** The products' prices and stock, now and after the import. */
export function ImportPreview({ previews, currency, picturesOf }: ImportPreviewProps) {
  const { t } = useTranslation('admin-import');
  return (
    <Box>
      <Box overflowX="auto" maxHeight="50vh" overflowY="auto">
        <Table.Root size="sm" aria-label={t('preview.table')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('preview.product')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('preview.price')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('preview.stock')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('preview.variants')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('preview.images')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {previews.slice(0, SHOWN).map((preview) => (
              <ProductRows
                key={preview.row}
                preview={preview}
                currency={currency}
                images={picturesOf(preview.row) ?? preview.after.images}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {previews.length > SHOWN && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          {t('preview.more', { count: previews.length - SHOWN })}
        </Text>
      )}
    </Box>
  );
}

interface ProductRowsProps {
  readonly preview: PreviewedProduct;
  readonly currency: CurrencyCode;
  readonly images: number;
}

function ProductRows({ preview, currency, images }: ProductRowsProps) {
  const { t } = useTranslation('admin-import');
  const { count, money, locale } = useFormats();
  const { title, before, after, changed, changedCount } = preview;
  const range = (from: number, to: number) => ({ from: money(from, currency), to: money(to, currency) });
  const price = ({ from, to, compareAtPrice }: ProductFigures) => {
    const now = from === to ? money(from, currency) : t('preview.range', range(from, to));
    if (compareAtPrice === null) return now;
    return t('preview.reduced', { price: now, before: money(compareAtPrice, currency) });
  };
  return (
    <>
      <Table.Row>
        <Table.Cell fontWeight="medium">{localized(title, locale)}</Table.Cell>
        <Moved before={before && price(before)} after={price(after)} />
        <Moved before={before && count(before.stock)} after={count(after.stock)} />
        <Moved before={before && count(before.variants)} after={count(after.variants)} />
        <Moved before={before && count(before.images)} after={count(images)} />
      </Table.Row>
      {before &&
        changed.map((variant, index) => <VariantRow key={index} variant={variant} currency={currency} />)}
      {before && changedCount > changed.length && (
        <Table.Row>
          <Table.Cell colSpan={5} color="fg.muted" ps="6">
            {t('preview.moreVariants', { count: changedCount - changed.length })}
          </Table.Cell>
        </Table.Row>
      )}
    </>
  );
}

function VariantRow({
  variant,
  currency,
}: {
  readonly variant: PreviewedVariant;
  readonly currency: CurrencyCode;
}) {
  const { t } = useTranslation('admin-import');
  const { count, money, locale } = useFormats();
  const { name, before, after } = variant;
  return (
    <Table.Row fontSize="xs">
      <Table.Cell ps="6">{localized(name, locale)}</Table.Cell>
      <Moved
        before={before && money(before.price, currency)}
        after={after ? money(after.price, currency) : t('preview.gone')}
      />
      <Moved before={before && count(before.stock)} after={after ? count(after.stock) : t('preview.gone')} />
      <Table.Cell colSpan={2} />
    </Table.Row>
  );
}

/** The new figure, beside the crossed-out old one if they differ. */
function Moved({ before, after }: { readonly before: string | null; readonly after: string }) {
  return (
    <Table.Cell textAlign="end" whiteSpace="nowrap">
      {before !== null && before !== after && (
        <Text as="del" color="fg.muted" me="2">
          {before}
        </Text>
      )}
      <Text as="span">{after}</Text>
    </Table.Cell>
  );
}

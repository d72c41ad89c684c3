import { Badge, Box, HStack, Link, Table, Text } from '@chakra-ui/react';
import Image from 'next/image';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Product, ProductStatus } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { imageUrl } from '@/lib/images';
import { paths } from '@/lib/paths';
import { useFormats } from '@/lib/hooks/use-formats';

const PALETTE: Record<ProductStatus, string> = { active: 'green', draft: 'orange', archived: 'gray' };
const LOW_STOCK = 5;

export function ProductTable({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('admin');
  return (
    <Box overflowX="auto" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Table.Root aria-label={t('products.title')}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('products.column.title')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('products.column.status')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('products.column.price')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('products.column.stock')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end" hideBelow="md">
              {t('products.column.sold')}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function ProductRow({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin');
  const { count, locale, money } = useFormats();
  const { baseCurrency } = useStoreSetting();
  return (
    <Table.Row>
      <Table.Cell>
        <HStack gap="3">
          <Thumbnail product={product} />
          <Link asChild fontWeight="medium">
            <NextLink href={paths.admin.product(product.id)}>{localized(product.title, locale)}</NextLink>
          </Link>
        </HStack>
      </Table.Cell>
      <Table.Cell hideBelow="md">
        <Badge colorPalette={PALETTE[product.status]}>{t(`products.status.${product.status}`)}</Badge>
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {money(product.price, baseCurrency)}
      </Table.Cell>
      <Table.Cell textAlign="end">
        <Text color={product.stock <= LOW_STOCK ? 'fg.error' : undefined}>{count(product.stock)}</Text>
      </Table.Cell>
      <Table.Cell textAlign="end" hideBelow="md">
        {count(product.soldCount)}
      </Table.Cell>
    </Table.Row>
  );
}

function Thumbnail({ product }: { readonly product: Product }) {
  const [image] = product.images;
  return (
    <Box flexShrink="0" width="10" height="12" borderRadius="l1" overflow="hidden" bg="bg.muted">
      {image && (
        <Image
          src={imageUrl(image.path)}
          alt=""
          width={40}
          height={48}
          style={{ objectFit: 'cover', inlineSize: '100%', blockSize: '100%' }}
        />
      )}
    </Box>
  );
}

import { Box, HStack, Link, Table, Text } from '@chakra-ui/react';
import Image from 'next/image';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { adminPaths } from '@/lib/admin-paths';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface ProductListProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    /** Null for a deleted product. */
    readonly product: Product | null;
    readonly first: string;
    readonly second?: string;
  }[];
}

/** Products with their pictures and some figures. */
export function ProductList({ label, columns, rows }: ProductListProps) {
  const { t } = useTranslation(['admin-sales', 'admin']);
  return (
    <Box overflowX="auto">
      <Table.Root aria-label={label} size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('admin:products.column.title')}</Table.ColumnHeader>
            {columns.map((column) => (
              <Table.ColumnHeader key={column} textAlign="end">
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ id, product, first, second }) => (
            <Table.Row key={id}>
              <Table.Cell>
                <ProductName product={product} />
              </Table.Cell>
              <Table.Cell textAlign="end">{first}</Table.Cell>
              {second !== undefined && (
                <Table.Cell textAlign="end" whiteSpace="nowrap">
                  {second}
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function ProductName({ product }: { readonly product: Product | null }) {
  const { t } = useTranslation('admin-sales');
  const locale = useLocale();
  if (!product) return <Text color="fg.muted">{t('part.goneProduct')}</Text>;
  const [image] = product.images;
  return (
    <HStack gap="3">
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
      <Link asChild fontWeight="medium">
        <NextLink href={adminPaths.product(product.id)}>{localized(product.title, locale)}</NextLink>
      </Link>
    </HStack>
  );
}

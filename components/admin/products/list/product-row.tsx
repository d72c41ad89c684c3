import { Badge, Box, Checkbox, Flex, HStack, Link, Table, Text } from '@chakra-ui/react';
import Image from 'next/image';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { AdminIcon } from '@/components/admin/admin-icon';
import type { Groups } from '@/components/admin/products/list/filter-bar';
import { PriceRange } from '@/components/admin/products/list/price-range';
import { SaleBadge } from '@/components/admin/products/list/sale-badge';
import { StockCell } from '@/components/admin/products/list/stock-cell';
import { useRowActions } from '@/components/admin/products/list/use-row-actions';
import { RowMenu } from '@/components/admin/row-menu';
import { adminPaths } from '@/lib/admin-paths';
import { productCompleteness } from '@/lib/domain/catalogue/completeness';
import type { Product, ProductStatus } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { imageUrl } from '@/lib/pictures/image-url';

interface ProductRowProps {
  readonly product: Product;
  readonly groups: Groups;
  readonly isSelected: boolean;
  onSelect(isOn: boolean): void;
}

export function ProductRow({ product, groups, isSelected, onSelect }: ProductRowProps) {
  const { t } = useTranslation('admin-catalogue');
  const { count, locale } = useFormats();
  const title = localized(product.title, locale);
  const { percent } = productCompleteness(product);
  const actions = useRowActions(product);
  return (
    <Table.Row data-selected={isSelected || undefined} bg={isSelected ? 'brand.subtle' : undefined}>
      <Table.Cell pe="0">
        <Checkbox.Root checked={isSelected} onCheckedChange={({ checked }) => onSelect(checked === true)}>
          <Checkbox.HiddenInput aria-label={t('row.select', { title })} />
          <Checkbox.Control />
        </Checkbox.Root>
      </Table.Cell>
      <Table.Cell>
        <HStack gap="3" align="flex-start">
          <Thumbnail product={product} />
          <Box minWidth="0">
            <Link asChild fontWeight="medium" overflowWrap="anywhere">
              <NextLink href={adminPaths.product(product.id)}>{title}</NextLink>
            </Link>
            <GroupNames product={product} groups={groups} />
          </Box>
        </HStack>
        <Flex hideFrom="md" columnGap="2" rowGap="1" mt="2" wrap="wrap" fontSize="sm">
          <StatusBadge status={product.status} />
          <SaleBadge product={product} />
          <Box whiteSpace="nowrap">
            <PriceRange product={product} />
          </Box>
        </Flex>
      </Table.Cell>
      <Table.Cell hideBelow="md">
        <StatusBadge status={product.status} />
      </Table.Cell>
      <Table.Cell hideBelow="lg" textAlign="end" color={percent < 100 ? 'fg.warning' : 'fg.muted'}>
        {t('row.percent', { percent })}
      </Table.Cell>
      <Table.Cell hideBelow="md" textAlign="end" whiteSpace="nowrap">
        <PriceRange product={product} />
        <Box>
          <SaleBadge product={product} />
        </Box>
      </Table.Cell>
      <Table.Cell textAlign="end">
        <StockCell product={product} title={title} />
      </Table.Cell>
      <Table.Cell hideBelow="xl" textAlign="end">
        {count(product.soldCount)}
      </Table.Cell>
      <Table.Cell ps="0">
        <RowMenu label={t('row.actions', { title })} actions={actions} />
      </Table.Cell>
    </Table.Row>
  );
}

/** The category and sub-category, such as "Nature · Sea". */
function GroupNames({ product, groups }: Pick<ProductRowProps, 'product' | 'groups'>) {
  const { locale } = useFormats();
  const names = [product.categoryId, product.subCategoryId].flatMap((id) => {
    const group = groups.categories.find((category) => category.id === id);
    return group ? [localized(group.name, locale)] : [];
  });
  if (names.length === 0) return null;
  return (
    <Text fontSize="xs" color="fg.muted">
      {names.join(' · ')}
    </Text>
  );
}

function Thumbnail({ product }: { readonly product: Product }) {
  const [image] = product.images;
  return (
    <Box
      display="grid"
      placeItems="center"
      position="relative"
      flexShrink="0"
      width="10"
      height="12"
      borderRadius="l1"
      overflow="hidden"
      bg="bg.muted"
      color="fg.subtle"
    >
      {image ? (
        <Image src={imageUrl(image.path)} alt="" fill sizes="48px" style={{ objectFit: 'cover' }} />
      ) : (
        <AdminIcon name="picture" />
      )}
    </Box>
  );
}

const PALETTE: Record<ProductStatus, string> = { active: 'green', draft: 'orange', archived: 'gray' };

function StatusBadge({ status }: { readonly status: ProductStatus }) {
  const { t } = useTranslation('admin-catalogue');
  return <Badge colorPalette={PALETTE[status]}>{t(`status.${status}`)}</Badge>;
}

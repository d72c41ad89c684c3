import { Box, Checkbox, Table } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Groups } from '@/components/admin/products/list/filter-bar';
import { ProductRow } from '@/components/admin/products/list/product-row';
import type { Product } from '@/lib/domain/catalogue/product';

interface ProductTableProps {
  readonly products: readonly Product[];
  readonly groups: Groups;
  readonly selection: Selection;
}

/** A table of products; the page provides its label. On a phone, status and price are below the title. */
export function ProductTable({ products, groups, selection }: ProductTableProps) {
  const { t } = useTranslation('admin-catalogue');
  const chosen = products.filter(({ id }) => selection.has(id)).length;
  const all = chosen === products.length;
  return (
    // Positioned, so that visually hidden texts scroll with the table.
    <Box position="relative" overflowX="auto" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Table.Root aria-label={t('title')} size={{ base: 'sm', md: 'md' }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader width="10" pe="0">
              <Checkbox.Root
                checked={all ? true : chosen > 0 ? 'indeterminate' : false}
                onCheckedChange={({ checked }) => selection.toggle(products, checked === true)}
              >
                <Checkbox.HiddenInput aria-label={t('select.page')} />
                <Checkbox.Control />
              </Checkbox.Root>
            </Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.product')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('column.status')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg" textAlign="end">
              {t('column.complete')}
            </Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md" textAlign="end">
              {t('column.price')}
            </Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('column.stock')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="xl" textAlign="end">
              {t('column.sold')}
            </Table.ColumnHeader>
            <Table.ColumnHeader width="12">
              <Box srOnly>{t('column.actions')}</Box>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              groups={groups}
              isSelected={selection.has(product.id)}
              onSelect={(isOn) => selection.toggle([product], isOn)}
            />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

export interface Selection {
  /** The selected products as last loaded, in order of selection; includes those on other pages. */
  readonly products: readonly Product[];
  has(id: string): boolean;
  toggle(products: readonly Product[], isOn: boolean): void;
  clear(): void;
}

/** The products selected for a bulk change, across the list's pages. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(new Map());
  return {
    products: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (products, isOn) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const product of products)
          if (isOn) next.set(product.id, product);
          else next.delete(product.id);
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}

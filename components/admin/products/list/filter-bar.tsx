import { Box, Button, Field, Flex, Input, NativeSelect, SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Groups } from '@/components/admin/products/list/groups';
import { inTreeOrder } from '@/lib/domain/catalogue/category-tree';
import {
  isNarrowed,
  MANAGED_SORTS,
  STOCK_LEVELS,
  type ManagedQuery,
} from '@/lib/domain/catalogue/managed-list';
import { PRODUCT_STATUSES } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { useLocale } from '@/lib/hooks/use-locale';

/** How long typing pauses before the list is asked, milliseconds. */
const TYPING_MS = 250;

interface FilterBarProps {
  readonly query: ManagedQuery;
  readonly groups: Groups;
  onChange(change: Partial<ManagedQuery>, how?: 'push' | 'replace'): void;
}

/** What the list narrows to. */
export function FilterBar({ query, groups, onChange }: FilterBarProps) {
  const { t } = useTranslation('admin-catalogue');
  const locale = useLocale();
  const categories = inTreeOrder(groups.categories);
  const name = (group: { readonly name: Parameters<typeof localized>[0] }) => localized(group.name, locale);
  const options = (
    list: readonly { readonly id: string; readonly name: Parameters<typeof localized>[0] }[],
  ) => list.map((group) => ({ value: group.id, label: name(group) }));
  const subs = categories.filter(({ parentId }) => parentId !== null && parentId === query.category);
  const sorts = query.stock ? (['stock-asc', 'stock-desc'] as const) : MANAGED_SORTS;
  return (
    <Box role="group" aria-label={t('filter.label')}>
      <SearchField query={query} onChange={onChange} />
      <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gap="3" mt="3">
        <Choice
          label={t('filter.status')}
          value={query.status}
          options={PRODUCT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(status) => onChange({ status: PRODUCT_STATUSES.find((one) => one === status) ?? '' })}
        />
        <Choice
          label={t('filter.category')}
          value={query.category}
          options={options(categories.filter(({ parentId }) => parentId === null))}
          onChange={(category) => onChange({ category })}
        />
        <Choice
          label={t('filter.sub')}
          value={query.sub}
          options={options(subs)}
          disabled={subs.length === 0}
          onChange={(sub) => onChange({ sub })}
        />
        <Choice
          label={t('filter.brand')}
          value={query.brand}
          options={options(groups.brands)}
          onChange={(brand) => onChange({ brand })}
        />
        <Choice
          label={t('filter.stock')}
          value={query.stock}
          options={STOCK_LEVELS.map((value) => ({ value, label: t(`stock.${value}`) }))}
          onChange={(stock) => onChange({ stock: STOCK_LEVELS.find((one) => one === stock) ?? '' })}
        />
        <Choice
          label={t('filter.sort')}
          value={query.sort}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          required
          onChange={(sort) => onChange({ sort: sorts.find((one) => one === sort) ?? 'edited' })}
        />
      </SimpleGrid>
      {isNarrowed(query) && (
        <Button
          mt="3"
          size="sm"
          variant="ghost"
          onClick={() => onChange({ q: '', status: '', category: '', brand: '', stock: '' })}
        >
          {t('filter.clear')}
        </Button>
      )}
    </Box>
  );
}

function SearchField({ query, onChange }: Pick<FilterBarProps, 'query' | 'onChange'>) {
  const { t } = useTranslation('admin-catalogue');
  const [typed, setTyped] = useState(query.q);
  const [known, setKnown] = useState(query.q);
  if (query.q !== known) {
    setKnown(query.q);
    // Cleared or gone back to, while what was typed here is on its way itself.
    if (query.q !== typed.trim()) setTyped(query.q);
  }
  const search = () => {
    if (typed.trim() === query.q) return;
    setKnown(typed.trim());
    onChange({ q: typed.trim() }, 'replace');
  };
  const searchSoon = useDebounced(search, TYPING_MS);
  return (
    <Flex
      as="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Input
        type="search"
        dir="auto"
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        value={typed}
        bg="bg.panel"
        onChange={(event) => {
          setTyped(event.target.value);
          searchSoon();
        }}
      />
    </Flex>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled?: boolean;
  /** Without a choice that does not narrow. */
  readonly required?: boolean;
  onChange(value: string): void;
}

function Choice({ label, value, options, disabled = false, required = false, onChange }: ChoiceProps) {
  const { t } = useTranslation('admin-catalogue');
  return (
    <Field.Root>
      <Field.Label fontSize="xs" color="fg.muted">
        {label}
      </Field.Label>
      <NativeSelect.Root size="sm" disabled={disabled}>
        <NativeSelect.Field bg="bg.panel" value={value} onChange={(event) => onChange(event.target.value)}>
          {!required && <option value="">{t('filter.any')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

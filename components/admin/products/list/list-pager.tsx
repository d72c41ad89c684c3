import { Button, HStack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ManagedQuery } from '@/lib/domain/catalogue/managed-list';

interface ListPagerProps {
  readonly query: ManagedQuery;
  /** Where the next page begins; empty on the last one. */
  readonly next: string;
  onChange(change: Partial<ManagedQuery>): void;
}

/** Forward by where the shown page ends; back to where this visit came from, else to the first page. */
export function ListPager({ query, next, onChange }: ListPagerProps) {
  const { t } = useTranslation('admin-catalogue');
  const { page, after } = query;
  const starts = useRef(new Map<number, string>());
  useEffect(() => {
    starts.current.set(page, after);
  }, [page, after]);
  if (page === 1 && !next) return null;
  const back = () => {
    const before = page === 2 ? '' : starts.current.get(page - 1);
    onChange(before === undefined ? { page: 1, after: '' } : { page: page - 1, after: before });
  };
  return (
    <HStack as="nav" aria-label={t('page.label')} justify="center" gap="4">
      <Button variant="outline" size="sm" disabled={page === 1} onClick={back}>
        {t('page.previous')}
      </Button>
      <Text fontSize="sm" aria-current="page">
        {t('page.number', { page })}
      </Text>
      <Button
        variant="outline"
        size="sm"
        disabled={!next}
        onClick={() => onChange({ page: page + 1, after: next })}
      >
        {t('page.next')}
      </Button>
    </HStack>
  );
}

import { Box, Button, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { usePage } from '@/lib/hooks/browser/use-page';
import { useTranslation } from 'next-i18next/pages';
import { BestSellers } from '@/components/admin/dashboard/best-sellers';
import { GettingStarted } from '@/components/admin/dashboard/getting-started';
import { KeyFigures } from '@/components/admin/dashboard/key-figures';
import { LatestMessages } from '@/components/admin/dashboard/latest-messages';
import { LatestOrders } from '@/components/admin/dashboard/latest-orders';
import { LowStock } from '@/components/admin/dashboard/low-stock';
import { SalesPanels } from '@/components/admin/dashboard/sales-panels';
import { LoadFailure } from '@/components/admin/load-state';
import { OpenDifferences } from '@/components/admin/reconciliation/open-differences';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { lastDays, periodOf, PERIODS, rangeBefore, type Period } from '@/lib/domain/stats/periods';
import { useMonths } from '@/lib/hooks/store/use-figures';
import { useToday } from '@/lib/hooks/store/use-today';

/** A store with orders on this many days needs no first steps. */
const SETTLED_DAYS = 3;

/**
 * The store's sales, live. The reads are limited for any number of orders: at most seven months' documents, the first and last
 * days of the period (for its best sellers), and a few products, orders and messages.
 */
export function DashboardView({ categories }: { readonly categories: readonly ListedCategory[] }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-sales');
  const { query, isReady } = useRouter();
  const { timeZone } = useStoreSetting();
  const today = useToday(timeZone);
  const period = periodOf(query.days);
  const range = lastDays(today, period);
  // One listener covers the longest period, so that switching reads nothing.
  const longest = lastDays(today, Math.max(...PERIODS));
  const months = useMonths(store, { from: rangeBefore(longest).from, to: today });
  const days = months.status === 'ready' ? months.value : null;
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        description={t('dashboard.description')}
        actions={<PeriodPicker period={period} />}
      />
      <OpenDifferences />
      <Stack gap="6">
        {months.status === 'failed' && <LoadFailure code={months.code} />}
        {days && days.size < SETTLED_DAYS && (
          <GettingStarted hasCategories={categories.length > 0} hasOrder={days.size > 0} />
        )}
        <KeyFigures range={range} days={days} />
        <SalesPanels range={range} days={days} categories={categories} />
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6">
          {isReady && <BestSellers range={range} today={today} />}
          <LowStock />
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, xl: 3 }} gap="6">
          <Box gridColumn={{ xl: 'span 2' }} minWidth="0">
            <LatestOrders />
          </Box>
          <LatestMessages />
        </SimpleGrid>
      </Stack>
    </>
  );
}

/** Chooses the period, which is in the address, so that it can be bookmarked and shared. */
function PeriodPicker({ period }: { readonly period: Period }) {
  const { t } = useTranslation('admin-sales');
  const pathname = usePage();
  return (
    <HStack as="nav" aria-label={t('dashboard.period.label')} gap="2" wrap="wrap">
      {PERIODS.map((days) => (
        <Button key={days} asChild size="sm" variant={days === period ? 'solid' : 'outline'}>
          <NextLink
            href={{ pathname, query: { days } }}
            replace
            shallow
            scroll={false}
            aria-current={days === period ? 'true' : undefined}
          >
            {t(`dashboard.period.${days}`)}
          </NextLink>
        </Button>
      ))}
    </HStack>
  );
}

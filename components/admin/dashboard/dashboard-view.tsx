import { Box, SimpleGrid, Stack } from '@chakra-ui/react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { BestSellers } from '@/components/admin/dashboard/best-sellers';
import { GettingStarted } from '@/components/admin/dashboard/getting-started';
import { KeyFigures } from '@/components/admin/dashboard/key-figures';
import { LatestMessages } from '@/components/admin/dashboard/latest-messages';
import { LatestOrders } from '@/components/admin/dashboard/latest-orders';
import { LowStock } from '@/components/admin/dashboard/low-stock';
import { PeriodPicker } from '@/components/admin/dashboard/period-picker';
import { SalesPanels } from '@/components/admin/dashboard/sales-panels';
import { OpenDifferences } from '@/components/admin/reconciliation/open-differences';
import { LoadFailure } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { storeId } from '@/lib/domain/ids';
import { lastDays, periodOf, PERIODS, rangeBefore } from '@/lib/domain/stats/periods';
import { env } from '@/lib/env';
import { useMonths } from '@/lib/hooks/use-figures';
import { useToday } from '@/lib/hooks/use-today';

const store = storeId(env.storeId);

/**
 * What the store sells, live. However many orders it has, this reads at most seven months' documents, the ends of the
 * period for its best sellers, and a few products, orders and messages.
 */
export function DashboardView({ categories }: { readonly categories: readonly ListedCategory[] }) {
  const { t } = useTranslation('admin-sales');
  const { query, isReady } = useRouter();
  const { timeZone } = useStoreSetting();
  const today = useToday(timeZone);
  const period = periodOf(query.days);
  const range = lastDays(today, period);
  // One listener for every period, so that switching reads nothing.
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
        {days?.size === 0 && <GettingStarted hasCategories={categories.length > 0} />}
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

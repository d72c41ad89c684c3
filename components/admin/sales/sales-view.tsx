import { Button, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { OpenDifferences } from '@/components/admin/reconciliation/open-differences';
import { PartReport } from '@/components/admin/sales/part-report';
import { SalesForm } from '@/components/admin/sales/sales-form';
import { TimeReport } from '@/components/admin/sales/time-report';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { isTimeGrouping } from '@/lib/domain/stats/report';
import { parseSalesQuery, salesParams, type SalesQuery } from '@/lib/domain/stats/sales-query';
import { useAddress } from '@/lib/hooks/use-address';
import { useToday } from '@/lib/hooks/use-today';

/** The sales report; its address says what it shows. */
export function SalesView({ categories }: { readonly categories: readonly ListedCategory[] }) {
  const { t } = useTranslation(['admin-sales', 'admin-reconciliation']);
  const { query, isReady, go } = useAddress();
  const { timeZone } = useStoreSetting();
  const today = useToday(timeZone);
  const asked = parseSalesQuery(query, today);
  const { by } = asked;
  const show = (change: Partial<SalesQuery>) =>
    go('replace', { pathname: adminPaths.sales, query: salesParams({ ...asked, ...change }) });
  return (
    <>
      <PageHeader
        title={t('sales.title')}
        description={t('sales.description')}
        actions={
          <Button asChild variant="outline">
            <NextLink href={adminPaths.reconciliation}>{t('admin-reconciliation:title')}</NextLink>
          </Button>
        }
      />
      <OpenDifferences />
      <Stack gap="6">
        <SalesForm asked={asked} today={today} onChange={show} />
        {isReady &&
          (isTimeGrouping(by) ? (
            <TimeReport asked={asked} by={by} />
          ) : (
            <PartReport key={by} asked={asked} by={by} today={today} categories={categories} />
          ))}
      </Stack>
    </>
  );
}

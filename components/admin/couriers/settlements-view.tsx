import { Button, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { CourierCash } from '@/components/admin/couriers/courier-cash';
import { SettlementForm } from '@/components/admin/couriers/settlement-form';
import { SettlementList } from '@/components/admin/couriers/settlement-list';
import { PageHeader } from '@/components/admin/shell/page-header';
import { adminPaths } from '@/lib/admin-paths';

/** Cash held by couriers, and their payouts. */
export function SettlementsView() {
  const { t } = useTranslation(['admin-couriers', 'admin-reconciliation']);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button asChild variant="outline">
            <NextLink href={adminPaths.reconciliation}>{t('admin-reconciliation:title')}</NextLink>
          </Button>
        }
      />
      <Stack gap="6">
        <CourierCash />
        <SettlementForm />
        <SettlementList />
      </Stack>
    </>
  );
}

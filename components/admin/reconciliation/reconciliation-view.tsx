import { Button, Center, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { CourierCash } from '@/components/admin/couriers/courier-cash';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { DifferenceList } from '@/components/admin/reconciliation/difference-list';
import { ReconciledPayments } from '@/components/admin/reconciliation/reconciled-payments';
import { ReconciledStock } from '@/components/admin/reconciliation/reconciled-stock';
import { PageHeader } from '@/components/admin/shell/page-header';
import { notify, prepareNotices } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { isOpen } from '@/lib/domain/reconciliation/difference';
import type { Reconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useReconciliation } from '@/lib/hooks/store/use-reconciliation';

/** The last reconciliation's result, and every difference in words. */
export function ReconciliationView() {
  const store = useStoreId();
  const { t } = useTranslation('admin-reconciliation');
  const { dateTime } = useFormats();
  const reconciliation = useReconciliation(store);
  const checkedAt = reconciliation.status === 'ready' ? reconciliation.value.checkedAt : 0;
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={<CheckNow />} />
      {reconciliation.status === 'loading' && <ListSkeleton />}
      {reconciliation.status === 'failed' && <LoadFailure code={reconciliation.code} />}
      {(reconciliation.status === 'missing' || (reconciliation.status === 'ready' && checkedAt === 0)) && (
        <Nothing title={t('never')} />
      )}
      {reconciliation.status === 'ready' && checkedAt > 0 && (
        <Stack gap="6">
          <Text textStyle="sm" color="fg.muted" role="status">
            {t('checked', { time: dateTime(checkedAt) })}
          </Text>
          <Checked reconciliation={reconciliation.value} />
        </Stack>
      )}
    </>
  );
}

function Checked({ reconciliation }: { readonly reconciliation: Reconciliation }) {
  const { t } = useTranslation('admin-reconciliation');
  const open = reconciliation.differences.filter(isOpen);
  const closed = reconciliation.differences.filter((difference) => !isOpen(difference));
  return (
    <>
      <BooksVerdict open={open.length} />
      {open.length > 0 && (
        <Panel title={t('differences.open')}>
          <DifferenceList differences={open} />
        </Panel>
      )}
      <ReconciledPayments reconciliation={reconciliation} />
      <CourierCash />
      <ReconciledStock reconciliation={reconciliation} />
      {closed.length > 0 && (
        <Panel title={t('differences.closed')}>
          <DifferenceList differences={closed} />
        </Panel>
      )}
    </>
  );
}

/** Runs a reconciliation now; the page updates live. */
function CheckNow() {
  const store = useStoreId();
  const { t } = useTranslation('admin-reconciliation');
  const { run, busy: checking } = useAction();
  const check = async () => {
    const result = await run(call('reconcileNow', { storeId: store }));
    if (!result.ok) return;
    const { open } = result.value;
    notify({ type: open ? 'info' : 'success', message: t('done', { count: open }) });
  };
  return (
    <HStack gap="2" wrap="wrap">
      <Button asChild variant="outline">
        <NextLink href={adminPaths.sales}>{t('back')}</NextLink>
      </Button>
      <Button asChild variant="outline">
        <NextLink href={adminPaths.settlements}>{t('couriers')}</NextLink>
      </Button>
      <Button
        loading={checking}
        loadingText={t('checking')}
        onFocus={prepareNotices}
        onClick={() => void check()}
      >
        {t('check')}
      </Button>
    </HStack>
  );
}

/** A short verdict: everything matches, or the number of open differences. */
function BooksVerdict({ open }: { readonly open: number }) {
  const { t } = useTranslation('admin-reconciliation');
  const isGreen = open === 0;
  return (
    <HStack
      gap="5"
      p={{ base: '5', md: '7' }}
      borderRadius="l3"
      colorPalette={isGreen ? 'green' : 'orange'}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.muted"
    >
      <Center
        flexShrink="0"
        boxSize="14"
        borderRadius="full"
        bg="colorPalette.solid"
        color="colorPalette.contrast"
      >
        <Icon name={isGreen ? 'check' : 'alert'} size={30} />
      </Center>
      <div>
        <Heading as="h2" size="lg">
          {isGreen ? t('green.title') : t('open.title', { count: open })}
        </Heading>
        <Text mt="1">{isGreen ? t('green.text') : t('open.text')}</Text>
      </div>
    </HStack>
  );
}

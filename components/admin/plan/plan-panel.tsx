import { Alert, Box, Spinner, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { OwnPlan } from '@/components/admin/plan/own-plan';
import { PlanInvoices } from '@/components/admin/plan/plan-invoices';
import { PlanSummary } from '@/components/admin/plan/plan-summary';
import { useStorePlan } from '@/components/admin/plan/plan-context';
import { useBillingReturn } from '@/components/admin/plan/use-billing-return';
import { usePackages } from '@/lib/hooks/use-packages';

const ANCHOR = 'plan';

/** The store's plan, live; its owner buys, changes and ends it here. */
export function PlanPanel() {
  const { t } = useTranslation('admin-plan');
  const place = useRef<HTMLDivElement>(null);
  const asking = useBillingReturn();

  // The page is drawn after the browser has looked for the anchor.
  useEffect(() => {
    if (window.location.hash === `#${ANCHOR}`) place.current?.scrollIntoView();
  }, []);

  return (
    <Box id={ANCHOR} ref={place} scrollMarginTop="20">
      <Panel title={t('title')}>
        <Stack gap="5">
          <Text color="fg.muted">{t('description')}</Text>
          {asking && (
            <Alert.Root status="info">
              <Spinner size="sm" />
              <Alert.Title role="status">{t('checking')}</Alert.Title>
            </Alert.Root>
          )}
          <PlanBody />
        </Stack>
      </Panel>
    </Box>
  );
}

function PlanBody() {
  const { t } = useTranslation('admin-plan');
  const plan = useStorePlan();
  const packages = usePackages();
  const isOwner = useIsOwner();
  if (plan.status === 'failed') return <LoadFailure code={plan.code} />;
  if (packages.status === 'failed') return <LoadFailure code={packages.code} />;
  if (plan.status === 'loading' || packages.status === 'loading' || isOwner === undefined)
    return <ListSkeleton rows={3} />;
  const subscription = plan.status === 'ready' ? plan.value : null;
  if (isOwner)
    return (
      <>
        <OwnPlan subscription={subscription} packages={packages.value} />
        <PlanInvoices changedAt={subscription?.updatedAt ?? 0} />
      </>
    );
  return (
    <>
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Title>{t('ownerOnly')}</Alert.Title>
      </Alert.Root>
      {subscription ? (
        <PlanSummary subscription={subscription} packages={packages.value} />
      ) : (
        <Nothing title={t('none.title')} description={t('none.staff')} />
      )}
    </>
  );
}

import { Alert, Spinner, Stack, Text } from '@chakra-ui/react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { OwnPlan } from '@/components/admin/plan/own-plan';
import { useStorePlan } from '@/components/admin/plan/plan-context';
import { PlanInvoices } from '@/components/admin/plan/plan-invoices';
import { PlanUsage } from '@/components/admin/plan/plan-usage';
import { PlanSummary } from '@/components/admin/plan/plan-summary';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import type { PlanPackage } from '@/lib/domain/subscription/plan-package';
import { readPackages } from '@/lib/firestore/plans';
import { call } from '@/lib/functions/call';
import { useReadOnce, type ReadOnceState } from '@/lib/hooks/use-read-once';

/** The store's plan, live; the owner buys, changes and cancels it here. */
export function PlanPanel() {
  const { t } = useTranslation('admin-plan');
  const asking = useBillingReturn();

  return (
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
      <PlanUsage version={subscription?.stripePriceId ?? ''} />
    </>
  );
}

/** Reads the plan after a return from Stripe's pages, so that nobody waits for the webhook. True while that request runs. */
function useBillingReturn(): boolean {
  const store = useStoreId();
  const { t } = useTranslation('admin-plan');
  const { run } = useAction();
  const { query, replace } = useRouter();
  const { billing } = query;

  const refresh = useEffectEvent(async (visit: string) => {
    await run(call('refreshPlan', { storeId: store }), visit === 'done' ? t('done.bought') : undefined);
    // A reload must not show the thanks again.
    await replace(adminPaths.plan, undefined, { shallow: true, scroll: false });
  });

  useEffect(() => {
    if (typeof billing === 'string') void refresh(billing);
  }, [billing]);

  return typeof billing === 'string';
}

/** The plans for sale; read once, because only a deployment changes them. */
const usePackages = (): ReadOnceState<PlanPackage[]> => useReadOnce<PlanPackage[]>('packages', readPackages);

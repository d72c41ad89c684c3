import { Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Nothing } from '@/components/admin/load-state';
import { PlanChoice } from '@/components/admin/plan/plan-choice';
import { PlanUsage } from '@/components/admin/plan/plan-usage';
import { PlanSummary } from '@/components/admin/plan/plan-summary';
import { usePlanActions } from '@/components/admin/plan/use-plan-actions';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import type { PlanPackage } from '@/lib/domain/subscription/plan-package';
import { planState, type Subscription } from '@/lib/domain/subscription/subscription';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useMinute } from '@/lib/hooks/browser/use-minute';

interface OwnPlanProps {
  /** Null before the first plan. */
  readonly subscription: Subscription | null;
  readonly packages: readonly PlanPackage[];
}

/** The owner's plan with its actions; without a running plan, the plans to choose from. */
export function OwnPlan({ subscription, packages }: OwnPlanProps) {
  const { t } = useTranslation('admin-plan');
  const actions = usePlanActions();
  const [choosing, setChoosing] = useState(false);
  const now = useMinute();
  const state = subscription && planState(subscription, now);
  const isOver = !subscription || state === 'ended' || state === 'unpaid';
  const owes = state === 'past-due' || state === 'unpaid';
  return (
    <>
      {subscription ? (
        <PlanSummary subscription={subscription} packages={packages}>
          {owes ? (
            <Button loading={actions.busy} onClick={() => void actions.openPortal()}>
              {t('action.payAgain')}
            </Button>
          ) : (
            !isOver && (
              <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
                {t(choosing ? 'action.keep' : 'action.change')}
              </Button>
            )
          )}
          {state === 'ending' && (
            <Button variant="outline" loading={actions.busy} onClick={() => void actions.change('resume')}>
              {t('action.resume')}
            </Button>
          )}
          {!owes && (
            <Button variant="outline" disabled={actions.busy} onClick={() => void actions.openPortal()}>
              {t('action.portal')}
            </Button>
          )}
          {!isOver && state !== 'ending' && (
            <CancelPlan
              subscription={subscription}
              busy={actions.busy}
              onCancel={() => actions.change('cancel')}
            />
          )}
        </PlanSummary>
      ) : (
        <Nothing title={t('none.title')} description={t('none.description')} />
      )}
      <PlanUsage
        version={subscription?.stripePriceId ?? ''}
        {...(!isOver && !choosing && { onUpgrade: () => setChoosing(true) })}
      />
      {(isOver || choosing) && (
        <PlanChoice
          packages={packages}
          current={isOver ? null : subscription}
          actions={actions}
          onDone={() => setChoosing(false)}
        />
      )}
    </>
  );
}

interface CancelPlanProps {
  readonly subscription: Subscription;
  readonly busy: boolean;
  readonly onCancel: () => Promise<void>;
}

function CancelPlan({ subscription, busy, onCancel }: CancelPlanProps) {
  const { t } = useTranslation('admin-plan');
  const { date, locale } = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" colorPalette="red" disabled={busy} onClick={() => setOpen(true)}>
        {t('action.cancel')}
      </Button>
      <ConfirmDialog
        open={open}
        locale={locale}
        title={t('cancel.title')}
        description={t('cancel.text', { date: date(subscription.currentPeriodEnd) })}
        confirmLabel={t('cancel.confirm')}
        keepLabel={t('cancel.keep')}
        busy={busy}
        onConfirm={() => void onCancel().then(() => setOpen(false))}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import type { PlanChange } from '@/lib/domain/api/billing';
import type { PlanPackage } from '@/lib/domain/subscription/plan-package';
import { useStoreId } from '@/context/use-store-id';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { usePageRestored } from '@/lib/hooks/browser/use-page-restored';
import { useLocale } from '@/lib/hooks/language/use-locale';

export interface PlanActions {
  readonly busy: boolean;
  /** Redirects to Stripe's checkout for the package. */
  buy(wanted: PlanPackage): Promise<void>;
  /** Redirects to Stripe's portal for cards and invoices. */
  openPortal(): Promise<void>;
  /** Resolves when the plan is changed or the failure is shown. */
  change(change: PlanChange, wanted?: PlanPackage): Promise<void>;
}

/** The owner's actions on the store's plan. */
export function usePlanActions(): PlanActions {
  const { t } = useTranslation('admin-plan');
  const { ofError } = useErrorText();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const storeId = useStoreId();
  usePageRestored(() => setBusy(false));

  const leaveFor = async (kind: 'checkout' | 'portal', packageId?: string) => {
    setBusy(true);
    const opened = await call('createBillingSession', {
      storeId,
      kind,
      locale,
      origin: window.location.origin,
      ...(packageId && { packageId }),
    });
    // On success the button stays busy until the browser leaves the page.
    if (opened.ok) return window.location.assign(opened.value.url);
    setBusy(false);
    notify({ type: 'error', message: ofError(opened.error) });
  };

  return {
    busy,
    buy: ({ id }) => leaveFor('checkout', id),
    openPortal: () => leaveFor('portal'),
    async change(change, wanted) {
      setBusy(true);
      const changed = await call('changePlan', { storeId, change, ...(wanted && { packageId: wanted.id }) });
      setBusy(false);
      notify(
        changed.ok
          ? { type: 'success', message: t(`done.${change}`) }
          : { type: 'error', message: ofError(changed.error) },
      );
    },
  };
}

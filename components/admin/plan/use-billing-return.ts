import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { adminPaths } from '@/lib/admin-paths';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';

/**
 * Whoever comes back from Stripe's pages sees what became of the plan without waiting for the webhook: it is read once
 * more. True while that is asked.
 */
export function useBillingReturn(): boolean {
  const { t } = useTranslation('admin-plan');
  const { ofError } = useErrorText();
  const { query, replace } = useRouter();
  const { billing } = query;

  const refresh = useEffectEvent(async (visit: string) => {
    const refreshed = await call('refreshPlan', { storeId: env.storeId });
    if (!refreshed.ok) notify({ type: 'error', message: ofError(refreshed.error) });
    else if (visit === 'done') notify({ type: 'success', message: t('done.bought') });
    // A reload must not thank twice.
    await replace(adminPaths.plan, undefined, { shallow: true, scroll: false });
  });

  useEffect(() => {
    if (typeof billing === 'string') void refresh(billing);
  }, [billing]);

  return typeof billing === 'string';
}

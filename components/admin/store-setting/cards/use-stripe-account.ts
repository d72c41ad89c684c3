import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { call } from '@/lib/functions/call';
import { usePageRestored } from '@/lib/hooks/browser/use-page-restored';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

type Action = 'leave' | 'refresh' | 'stop';

/**
 * The owner's actions on the store's account at Stripe; each resolves when it is done or its failure is shown. An owner who
 * comes back from Stripe sees how the account stands now, before Stripe's own news of it.
 */
export function useStripeAccount(isOwner: boolean) {
  const storeId = useStoreId();
  const locale = useLocale();
  const { t } = useTranslation('admin-store');
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState<Action | null>(null);
  usePageRestored(() => setBusy(null));

  const refresh = async () => {
    setBusy('refresh');
    const read = await call('refreshCardAccount', { storeId });
    setBusy(null);
    if (read.ok) notify({ type: 'success', message: t('payment.connect.refreshed') });
    else notify({ type: 'error', message: ofError(read.error) });
  };

  useReturn(isOwner, (from) =>
    from === 'back' ? void refresh() : notify({ type: 'info', message: t('payment.connect.linkOver') }),
  );

  return {
    busy,
    refresh,
    async leave() {
      setBusy('leave');
      const opened = await call('connectStripe', { storeId, locale, origin: window.location.origin });
      // On success the button stays busy until the browser leaves the page.
      if (opened.ok) return window.location.assign(opened.value.url);
      setBusy(null);
      notify({ type: 'error', message: ofError(opened.error) });
    },
    async stop() {
      setBusy('stop');
      const stopped = await call('disconnectStripe', { storeId });
      setBusy(null);
      if (stopped.ok) notify({ type: 'success', message: t('payment.connect.stopped') });
      else notify({ type: 'error', message: ofError(stopped.error) });
    },
  };
}

/** Runs once for an owner whom Stripe led back here; the address then forgets it. */
function useReturn(isOwner: boolean, onReturn: (from: 'back' | 'again') => void): void {
  const { isReady, query, replace } = useRouter();
  const from = query.stripe;
  const returned = useEffectEvent(onReturn);
  const forget = useEffectEvent(() => void replace(adminPaths.paymentOptions, undefined, { shallow: true }));
  useEffect(() => {
    if (!isReady || !isOwner || (from !== 'back' && from !== 'again')) return;
    returned(from);
    forget();
  }, [isReady, isOwner, from]);
}

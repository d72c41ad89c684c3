import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { useTranslation, type I18n } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { cacheShop } from '@/lib/browser/offline/cache-shop';
import type { Locale } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useQueuedOrders } from '@/lib/hooks/orders/waiting/use-queued-orders';
import { OfflineNotice } from './offline-notice';

const importTexts = {
  en: () => Promise.all([import('@/locales/en/offline.json'), import('@/locales/en/errors.json')]),
  ar: () => Promise.all([import('@/locales/ar/offline.json'), import('@/locales/ar/errors.json')]),
};

const importOrders = async (locale: Locale, i18n: I18n) => {
  const [{ WaitingOrders }, [{ default: offline }, { default: errors }]] = await Promise.all([
    import('./waiting-orders'),
    importTexts[locale](),
  ]);
  i18n.addResourceBundle(locale, 'offline', offline).addResourceBundle(locale, 'errors', errors);
  return WaitingOrders;
};

/** Wait before caching a page (milliseconds): skips pages that are left sooner, and does not slow down loading. */
const SETTLED_MS = 3_000;

/** The offline parts of a page: a notice, the pages seen before, and queued orders. */
export function OfflineShop() {
  const locale = useLocale();
  const { asPath } = useRouter();
  useEffect(() => {
    const keep = () => void cacheShop(window.location.pathname, locale).catch(() => undefined);
    const timer = setTimeout(keep, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [asPath, locale]);
  const hasOrders = useQueuedOrders().length > 0;
  return (
    <>
      {hasOrders && <Orders key={locale} locale={locale} />}
      <OfflineNotice />
    </>
  );
}

function Orders({ locale }: { readonly locale: Locale }) {
  const { i18n } = useTranslation('common');
  const { Overlay: WaitingOrders, load } = useLazyOverlay(() => importOrders(locale, i18n));
  useEffect(load, [load]);
  return WaitingOrders && <WaitingOrders />;
}

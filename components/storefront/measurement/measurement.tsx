import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { useTranslation, type I18n } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { useStoreSetting } from '@/context/store-setting-context';
import { toolsOf } from '@/lib/domain/measurement/tools';
import type { Locale } from '@/lib/domain/locale';
import { whenIdle } from '@/lib/hooks/browser/when-idle';
import { useLocale } from '@/lib/hooks/language/use-locale';

const importTexts = {
  en: () => import('@/locales/en/consent.json'),
  ar: () => import('@/locales/ar/consent.json'),
};

const importConsent = async (locale: Locale, i18n: I18n) => {
  const [{ MeasuredVisit }, { default: consent }] = await Promise.all([
    import('./measured-visit'),
    importTexts[locale](),
  ]);
  i18n.addResourceBundle(locale, 'consent', consent);
  return MeasuredVisit;
};

/** Measures the visit with the store's tools, once the visitor agreed. A store without tools loads nothing of it. */
export function Measurement() {
  const locale = useLocale();
  const { pathname } = useRouter();
  const { measurement } = useStoreSetting();
  // The owner looking at a draft is no visitor.
  const isMeasured = toolsOf(measurement).length > 0 && !pathname.startsWith('/preview');
  return isMeasured && <Loaded key={locale} locale={locale} />;
}

function Loaded({ locale }: { readonly locale: Locale }) {
  const { i18n } = useTranslation('common');
  const { Overlay: MeasuredVisit, load } = useLazyOverlay(() => importConsent(locale, i18n));
  useEffect(() => whenIdle(load), [load]);
  return MeasuredVisit && <MeasuredVisit />;
}

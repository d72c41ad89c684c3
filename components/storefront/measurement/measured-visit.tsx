import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRouter } from 'next/router';
import { useTranslation, type I18n } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { useStoreSetting } from '@/context/store-setting-context';
import { choicesRequest } from '@/lib/browser/measurement/choices-request';
import { consentStore, currentConsent } from '@/lib/browser/measurement/consent-store';
import { forgetTools } from '@/lib/browser/measurement/forget-tools';
import { measure } from '@/lib/browser/measurement/measure';
import { forgetReferral, rememberReferral } from '@/lib/browser/measurement/referral';
import { track } from '@/lib/browser/measurement/track';
import type { Locale } from '@/lib/domain/locale';
import { allowedTools, PURPOSES, purposesOf, toolsOf, type Purpose } from '@/lib/domain/measurement/tools';
import { useLocale } from '@/lib/hooks/language/use-locale';
import type { ConsentBarProps } from './consent-bar';

const importTexts = {
  en: () => import('@/locales/en/consent.json'),
  ar: () => import('@/locales/ar/consent.json'),
};

const importBar = async (locale: Locale, i18n: I18n) => {
  const [{ ConsentBar }, { default: consent }] = await Promise.all([
    import('./consent-bar'),
    importTexts[locale](),
  ]);
  i18n.addResourceBundle(locale, 'consent', consent);
  return ConsentBar;
};

/** The bar and its words, which only visitors load who are asked. */
function Bar({ locale, ...props }: ConsentBarProps & { readonly locale: Locale }) {
  const { i18n } = useTranslation('common');
  const { Overlay: ConsentBar, load } = useLazyOverlay(() => importBar(locale, i18n));
  useEffect(load, [load]);
  return ConsentBar && <ConsentBar {...props} />;
}

const noConsent = () => null;
const isShut = () => false;

/** Asks the visitor, and runs the tools that they allow. */
export function MeasuredVisit() {
  const { asPath } = useRouter();
  const locale = useLocale();
  const { measurement, baseCurrency } = useStoreSetting();
  const { google, meta, tiktok } = measurement;
  const consent = useSyncExternalStore(consentStore.subscribe, currentConsent, noConsent);
  const isAskedFor = useSyncExternalStore(choicesRequest.subscribe, choicesRequest.get, isShut);
  const tools = useMemo(() => toolsOf({ google, meta, tiktok }), [google, meta, tiktok]);
  const allowed = useMemo(() => (consent ? allowedTools(tools, consent) : []), [tools, consent]);
  const [path] = asPath.split(/[?#]/);

  useEffect(() => track({ name: 'page_view' }), [path]);
  useEffect(() => (allowed.length > 0 ? measure(allowed, baseCurrency) : undefined), [allowed, baseCurrency]);
  // Also what another tab withdrew.
  const analytics = consent?.analytics;
  useEffect(() => {
    if (analytics) rememberReferral();
    else if (analytics === false) forgetReferral();
  }, [analytics]);

  const answer = (agreed: readonly Purpose[]) => {
    const given = { analytics: agreed.includes('analytics'), advertising: agreed.includes('advertising') };
    consentStore.update(() => ({ ...given, at: Date.now() }));
    choicesRequest.set(false);
    for (const purpose of PURPOSES) if (!given[purpose]) forgetTools(purpose);
  };

  if (tools.length === 0 || (consent && !isAskedFor)) return null;
  return (
    <Bar
      key={locale}
      locale={locale}
      purposes={purposesOf(tools)}
      consent={consent}
      isAskedFor={isAskedFor}
      onAnswer={answer}
      onClose={() => choicesRequest.set(false)}
    />
  );
}

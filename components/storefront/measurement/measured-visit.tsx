import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRouter } from 'next/router';
import { useStoreSetting } from '@/context/store-setting-context';
import { choicesRequest } from '@/lib/browser/measurement/choices-request';
import { consentStore, currentConsent } from '@/lib/browser/measurement/consent-store';
import { forgetTools } from '@/lib/browser/measurement/forget-tools';
import { measure } from '@/lib/browser/measurement/measure';
import { forgetReferral, rememberReferral } from '@/lib/browser/measurement/referral';
import { track } from '@/lib/browser/measurement/track';
import { allowedTools, PURPOSES, purposesOf, toolsOf, type Purpose } from '@/lib/domain/measurement/tools';
import { ConsentBar } from './consent-bar';

const noConsent = () => null;
const isShut = () => false;

/** Asks the visitor, and runs the tools that they allow. */
export function MeasuredVisit() {
  const { asPath } = useRouter();
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

  if (consent && !isAskedFor) return null;
  return (
    <ConsentBar
      purposes={purposesOf(tools)}
      consent={consent}
      isAskedFor={isAskedFor}
      onAnswer={answer}
      onClose={() => choicesRequest.set(false)}
    />
  );
}

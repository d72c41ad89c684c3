import { pageStore } from '@/lib/browser/page-store';
import { storedValue } from '@/lib/browser/stored-value';
import { consentNow, consentText, parseConsent, type Consent } from '@/lib/domain/measurement/consent';
import { asksNotToBeTracked } from './asks-not-to-be-tracked';

/** This browser's answer, the same in every tab; null before one. It is stored for the visitor's own choice alone. */
export const consentStore = storedValue<Consent | null>(
  () => `boards.consent.${pageStore()}`,
  parseConsent,
  (consent) => consent && consentText(consent),
);

/** The answer that counts now, see `consentNow`. */
export const currentConsent = (): Consent | null =>
  consentNow(consentStore.get(), asksNotToBeTracked(), Date.now());

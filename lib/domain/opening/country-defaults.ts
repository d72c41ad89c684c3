import type { CurrencyCode } from '@/lib/domain/money/money';

/** What a new store takes from its country until the owner changes it. */
export interface CountryDefaults {
  readonly currency: CurrencyCode;
  /** An IANA name. */
  readonly timeZone: string;
}

/**
 * By ISO 3166-1 alpha-2; the time zone is the capital's. A country whose currency stores cannot offer
 * (`CURRENCY_DECIMALS`) begins with dollars, or euros where those are the currency of its trade.
 */
const DEFAULTS: Readonly<Record<string, readonly [CurrencyCode, string]>> = {
  SA: ['SAR', 'Asia/Riyadh'],
  AE: ['AED', 'Asia/Dubai'],
  KW: ['KWD', 'Asia/Kuwait'],
  QA: ['QAR', 'Asia/Qatar'],
  BH: ['BHD', 'Asia/Bahrain'],
  OM: ['OMR', 'Asia/Muscat'],
  EG: ['EGP', 'Africa/Cairo'],
  JO: ['JOD', 'Asia/Amman'],
  LB: ['USD', 'Asia/Beirut'],
  SY: ['USD', 'Asia/Damascus'],
  IQ: ['USD', 'Asia/Baghdad'],
  YE: ['USD', 'Asia/Aden'],
  PS: ['JOD', 'Asia/Hebron'],
  LY: ['USD', 'Africa/Tripoli'],
  SD: ['USD', 'Africa/Khartoum'],
  TN: ['EUR', 'Africa/Tunis'],
  DZ: ['EUR', 'Africa/Algiers'],
  MA: ['EUR', 'Africa/Casablanca'],
  TR: ['USD', 'Europe/Istanbul'],
  US: ['USD', 'America/New_York'],
  GB: ['GBP', 'Europe/London'],
  JP: ['JPY', 'Asia/Tokyo'],
  AT: ['EUR', 'Europe/Vienna'],
  BE: ['EUR', 'Europe/Brussels'],
  DE: ['EUR', 'Europe/Berlin'],
  ES: ['EUR', 'Europe/Madrid'],
  FI: ['EUR', 'Europe/Helsinki'],
  FR: ['EUR', 'Europe/Paris'],
  GR: ['EUR', 'Europe/Athens'],
  IE: ['EUR', 'Europe/Dublin'],
  IT: ['EUR', 'Europe/Rome'],
  NL: ['EUR', 'Europe/Amsterdam'],
  PT: ['EUR', 'Europe/Lisbon'],
};

/** The countries that the wizard lists first, those of most owners. */
export const COMMON_COUNTRIES = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO'] as const;

/** The country whose capital keeps this time, for a first guess; empty for an unknown one. */
export const countryAt = (timeZone: string): string =>
  Object.keys(DEFAULTS).find((country) => DEFAULTS[country]?.[1] === timeZone) ?? '';

export function countryDefaults(country: string): CountryDefaults {
  const [currency, timeZone] = DEFAULTS[country] ?? ['USD', 'UTC'];
  return { currency, timeZone };
}

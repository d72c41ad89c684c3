import type { LocalizedText } from '@/lib/domain/locale';
import type { Shipment } from '@/lib/domain/orders/order';

interface Carrier {
  readonly name: LocalizedText;
  /** Where it delivers within, ISO 3166-1 alpha-2; null for everywhere. */
  readonly countries: readonly string[] | null;
  /** Address of its tracking page, without the number at the end; null where none is publicly known. */
  readonly link: string | null;
}

/** Carriers that stores here use. */
const CARRIERS: readonly Carrier[] = [
  {
    name: { en: 'Aramex', ar: 'أرامكس' },
    countries: null,
    link: 'https://www.aramex.com/track/results?ShipmentNumber=',
  },
  {
    name: { en: 'DHL', ar: 'دي إتش إل' },
    countries: null,
    link: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  },
  {
    name: { en: 'SMSA', ar: 'سمسا' },
    countries: ['SA', 'AE', 'BH', 'KW', 'OM', 'QA', 'JO', 'EG'],
    link: 'https://www.smsaexpress.com/trackingdetails?tracknumbers=',
  },
  { name: { en: 'SPL', ar: 'سبل' }, countries: ['SA'], link: null },
  { name: { en: 'Naqel', ar: 'ناقل' }, countries: ['SA', 'AE', 'BH', 'KW', 'OM', 'QA', 'JO'], link: null },
  { name: { en: 'Emirates Post', ar: 'بريد الإمارات' }, countries: ['AE'], link: null },
  { name: { en: 'Bosta', ar: 'بوسطة' }, countries: ['EG', 'SA'], link: null },
  { name: { en: 'Mylerz', ar: 'مايلرز' }, countries: ['EG'], link: null },
  { name: { en: 'Egypt Post', ar: 'البريد المصري' }, countries: ['EG'], link: null },
  { name: { en: 'Jordan Post', ar: 'البريد الأردني' }, countries: ['JO'], link: null },
];

/** Suggested for a parcel to this country; all of them where it is not known. */
export const carriersTo = (country: string | undefined): readonly LocalizedText[] =>
  CARRIERS.filter(({ countries }) => !country || !countries || countries.includes(country)).map(
    ({ name }) => name,
  );

/** The carrier's own page about a parcel; null without a number, and for a carrier that we know no such page of. */
export function trackingLink({ carrier, trackingNumber }: Shipment): string | null {
  const typed = carrier.trim().toLowerCase();
  const known = CARRIERS.find(({ name }) => name.en.toLowerCase() === typed || name.ar === typed);
  return known?.link && trackingNumber ? known.link + encodeURIComponent(trackingNumber) : null;
}

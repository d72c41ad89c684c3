import type { LocalizedText } from '@/lib/domain/locale';
import type { Shipment } from '@/lib/domain/orders/order';
import { LINK_NUMBER, type OwnCarrier } from './own-carriers';

interface Carrier extends OwnCarrier {
  /** The countries it delivers within, ISO 3166-1 alpha-2; null for everywhere. */
  readonly countries: readonly string[] | null;
}

/** Known carriers; an empty link means no public tracking page is known. */
const CARRIERS: readonly Carrier[] = [
  {
    name: { en: 'Aramex', ar: 'أرامكس' },
    countries: null,
    link: 'https://www.aramex.com/track/results?ShipmentNumber={number}',
  },
  {
    name: { en: 'DHL', ar: 'دي إتش إل' },
    countries: null,
    link: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  },
  {
    name: { en: 'FedEx', ar: 'فيديكس' },
    countries: null,
    link: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  },
  {
    name: { en: 'UPS', ar: 'يو بي إس' },
    countries: null,
    link: 'https://www.ups.com/track?tracknum={number}',
  },
  {
    name: { en: 'SMSA', ar: 'سمسا' },
    countries: ['SA', 'AE', 'BH', 'KW', 'OM', 'QA', 'JO', 'EG'],
    link: 'https://www.smsaexpress.com/trackingdetails?tracknumbers={number}',
  },
  { name: { en: 'SPL', ar: 'سبل' }, countries: ['SA'], link: '' },
  { name: { en: 'Naqel', ar: 'ناقل' }, countries: ['SA', 'AE', 'BH', 'KW', 'OM', 'QA', 'JO'], link: '' },
  { name: { en: 'Fetchr', ar: 'فتشر' }, countries: ['AE', 'SA', 'BH', 'JO', 'EG'], link: '' },
  { name: { en: 'Emirates Post', ar: 'بريد الإمارات' }, countries: ['AE'], link: '' },
  { name: { en: 'Bosta', ar: 'بوسطة' }, countries: ['EG', 'SA'], link: '' },
  { name: { en: 'Mylerz', ar: 'مايلرز' }, countries: ['EG'], link: '' },
  { name: { en: 'Egypt Post', ar: 'البريد المصري' }, countries: ['EG'], link: '' },
  { name: { en: 'Jordan Post', ar: 'البريد الأردني' }, countries: ['JO'], link: '' },
];

/** The default list of a store that delivers to this country; all carriers if unknown. */
export const carriersTo = (country: string | undefined): readonly OwnCarrier[] =>
  CARRIERS.filter(({ countries }) => !country || !countries || countries.includes(country)).map(
    ({ name, link }) => ({ name, link }),
  );

/** The suggestions for a parcel to this country: the store's own list, if it has one. */
export const suggestedCarriers = (
  own: readonly OwnCarrier[],
  country: string | undefined,
): readonly LocalizedText[] => (own.length > 0 ? own : carriersTo(country)).map(({ name }) => name);

/** Normalizes a typed name for comparison. */
const plainName = (name: string) => name.trim().toLowerCase();

/** The carrier with this name, from the store's list, else from the known ones. */
function carrierNamed(own: readonly OwnCarrier[], typed: string): OwnCarrier | undefined {
  const wanted = plainName(typed);
  const isIt = ({ name }: OwnCarrier) =>
    wanted !== '' && (plainName(name.en) === wanted || plainName(name.ar) === wanted);
  return own.find(isIt) ?? CARRIERS.find(isIt);
}

/** The tracking page of a parcel; null without a number or a known page. */
export function trackingLink(
  { carrier, trackingNumber }: Shipment,
  own: readonly OwnCarrier[],
): string | null {
  const link = carrierNamed(own, carrier)?.link;
  return link && trackingNumber ? link.replace(LINK_NUMBER, () => encodeURIComponent(trackingNumber)) : null;
}

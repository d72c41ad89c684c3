import { useTranslation } from 'next-i18next/pages';
import { useCountryName } from '@/components/admin/forms/use-countries';
import type { DeliveryZone } from '@/lib/domain/delivery/zone';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

const NAMED = 3;

/** A zone's title: the owner's name for it, or its first places. */
export function useZoneTitle(): (zone: Omit<DeliveryZone, 'methods'>, index: number) => string {
  const { t } = useTranslation('admin-delivery');
  const locale = useLocale();
  const countryName = useCountryName();
  return ({ name, rest, countries, regions, cities }, index) => {
    if (name.en || name.ar) return localized(name, locale);
    const places = [
      ...countries.map(countryName),
      ...[...regions, ...cities].map((place) => localized(place.name, locale)),
    ];
    const first = places.slice(0, NAMED).join(locale === 'ar' ? '، ' : ', ');
    if (places.length > NAMED) return t('zone.andMore', { places: first, number: places.length - NAMED });
    return first || t(rest ? 'zone.rest' : 'zone.untitled', { number: index + 1 });
  };
}

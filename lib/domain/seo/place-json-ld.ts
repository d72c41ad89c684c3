import { textIn, type Locale } from '@/lib/domain/locale';
import type { SectionContents } from '@/lib/domain/own-pages/resolved-section';
import type { Weekday } from '@/lib/domain/own-pages/place/opening-hours';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { JsonLd } from './json-ld';

const DAYS: Readonly<Record<Weekday, string>> = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
};

interface PlaceFacts {
  readonly section: SectionContents['hours'];
  readonly setting: Pick<StoreSetting, 'name' | 'contact'>;
  readonly locale: Locale;
  /** The URL of the page with the section. */
  readonly address: string;
}

/**
 * A shop with its opening hours; null without an address, which search engines require (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function placeJsonLd({ section, setting, locale, address }: PlaceFacts): JsonLd | null {
  const { place, point, week } = section;
  const street = place?.text || textIn(setting.contact.address, locale);
  const { phone } = setting.contact;
  if (!street) return null;
  return {
    '@type': 'Store',
    '@id': `${address}#store`,
    name: textIn(setting.name, locale),
    url: address,
    address: { '@type': 'PostalAddress', streetAddress: street },
    ...(phone && { telephone: phone }),
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    ...(week.length > 0 && {
      openingHoursSpecification: week.map(({ day, from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[day]}`,
        opens: from,
        // A whole day, as Google has it.
        closes: from === to ? '23:59' : to,
      })),
    }),
  };
}

import { latinDigits } from '@/lib/domain/forms/clean-text';

/** About one metre. */
const DECIMALS = 5;

const NUMBER = String.raw`([+-]?\d{1,3}(?:[.٫]\d+)?)`;
/** Decimals are required: whole numbers in a link belong to a house or a street. */
const DECIMAL_PAIR = String.raw`([+-]?\d{1,3}\.\d+)\s*[,;\s]\s*([+-]?\d{1,3}\.\d+)`;
const PAIR = String.raw`${NUMBER}\s*[,،;\s]\s*${NUMBER}`;

/** Where map links store coordinates; the pin comes before the map's centre. */
const FORMS: readonly RegExp[] = [
  // Google: a place's own pin in `data`, then `q`, `query`, `ll`, `destination`; then the centre after `@`.
  new RegExp(String.raw`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|sll|destination|daddr|center|coordinate|address)=(?:loc:)?${DECIMAL_PAIR}`,
  ),
  new RegExp(String.raw`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(String.raw`/(?:place|search|dir)/${DECIMAL_PAIR}`),
  new RegExp(String.raw`@${PAIR}`),
  // OpenStreetMap: zoom, latitude, longitude.
  new RegExp(String.raw`#map=[\d.]+/${NUMBER}/${NUMBER}`),
  new RegExp(String.raw`^geo:${PAIR}`),
  new RegExp(String.raw`^\(?\s*${PAIR}\s*\)?$`),
];

/** Short links, which contain no coordinates. */
const SHORT_LINK =
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|maps\.apple\/p|osm\.org\/go)\b/i;

export type ParsedPin =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: 'field.pin.invalid' | 'field.pin.short' };

/** Parses a map link (Google, Apple, OpenStreetMap, `geo:`) or coordinates into `24.71360,46.67530`. */
export function parsePin(text: string): ParsedPin {
  const plain = decoded(latinDigits(text.normalize('NFKC')).trim());
  if (SHORT_LINK.test(plain)) return { ok: false, error: 'field.pin.short' };
  for (const form of FORMS) {
    const [, lat, lng] = form.exec(plain) ?? [];
    const pin = lat && lng ? pinAt(degrees(lat), degrees(lng)) : null;
    if (pin) return { ok: true, value: pin };
  }
  return { ok: false, error: 'field.pin.invalid' };
}

/** Arabic keyboards have their own decimal point. */
const degrees = (typed: string): number => Number(typed.replace('٫', '.'));

/** Null outside the globe. */
export const pinAt = (latitude: number, longitude: number): string | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`
    : null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

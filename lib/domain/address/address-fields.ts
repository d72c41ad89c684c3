/** What an address may hold beside SPEC.md's six fields; which of them a country asks for says its profile. */
export const ADDRESS_DETAILS = [
  /** ISO 3166-1 alpha-2; none is SPEC.md's general form. */
  'country',
  /** The region's name as the shopper chose it, and its id in the country's list. */
  'region',
  'regionId',
  /** The id of `city` in the list; none for a place that the list does not hold. */
  'cityId',
  'district',
  'block',
  'building',
  'unit',
  /** Saudi National Address: the second four digits, and the code `ABCD1234` that stands for all of it. */
  'additionalNumber',
  'shortAddress',
  'poBox',
  'landmark',
  /** Latitude and longitude in degrees with five decimals: `24.71360,46.67530`. */
  'pin',
] as const;
export type AddressDetail = (typeof ADDRESS_DETAILS)[number];

/** SPEC.md's checkout, in its order. */
export const GENERAL_FIELDS = [
  'fullName',
  'streetAddress',
  'zipCode',
  'city',
  'email',
  'mobileNumber',
] as const;
export type GeneralField = (typeof GENERAL_FIELDS)[number];

export type AddressField = GeneralField | AddressDetail;
export const ADDRESS_FIELDS: readonly AddressField[] = [...GENERAL_FIELDS, ...ADDRESS_DETAILS];

/** By when a Saudi order needs its National Address; couriers take no parcel without it. */
export const NATIONAL_ADDRESS_TIMES = ['order', 'shipping'] as const;

/** What completes a Saudi order that was placed without its National Address. */
export const NATIONAL_ADDRESS_PARTS = [
  'shortAddress',
  'building',
  'additionalNumber',
  'zipCode',
  'district',
  'streetAddress',
] as const satisfies readonly AddressField[];
export type NationalAddressPart = (typeof NATIONAL_ADDRESS_PARTS)[number];

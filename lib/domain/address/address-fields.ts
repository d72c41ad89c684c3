/** Address fields beyond SPEC.md's six; each country's profile says which it uses. */
export const ADDRESS_DETAILS = [
  /** ISO 3166-1 alpha-2; empty for SPEC.md's general form. */
  'country',
  /** The region's name as the shopper chose it, and its id in the country's list. */
  'region',
  'regionId',
  /** The id of `city` in the list; empty for a place outside the list. */
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

/** The fields of SPEC.md's checkout, in its order. */
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

/** When a Saudi order needs its National Address: couriers refuse parcels without it. */
export const NATIONAL_ADDRESS_TIMES = ['order', 'shipping'] as const;

/** The fields that complete a Saudi order placed without its National Address. */
export const NATIONAL_ADDRESS_PARTS = [
  'shortAddress',
  'building',
  'additionalNumber',
  'zipCode',
  'district',
  'streetAddress',
] as const satisfies readonly AddressField[];
export type NationalAddressPart = (typeof NATIONAL_ADDRESS_PARTS)[number];

import type { LocalizedText } from '@/lib/domain/locale';
import type { AddressField } from './address-fields';
import type { AddressError } from './address-sentences';
import { wordOf } from './address-words';
import { SHORT_ADDRESS } from './national-address';

export interface ProfileField {
  readonly name: AddressField;
  readonly label: LocalizedText;
  readonly hint?: LocalizedText;
  readonly required: boolean;
  /** The pattern of the cleaned text, and the error for a mismatch. */
  readonly shape?: { readonly pattern: RegExp; readonly invalid: AddressError };
  /** The error for an empty required field. */
  readonly missing: AddressError;
  /** Digits and codes, always written left to right. */
  readonly isCode?: boolean;
  /** Narrow enough to share a row with the next short field. */
  readonly isShort?: boolean;
}

export interface AddressProfile {
  /** ISO 3166-1 alpha-2, also for phone numbers without a country code; empty for the rest of the world. */
  readonly country: string;
  readonly postcode: 'required' | 'optional' | 'none';
  /** In form order, between the name and the contact fields. */
  readonly fields: readonly ProfileField[];
}

const text = (en: string, ar: string): LocalizedText => ({ en, ar });
const digits = (pattern: RegExp, invalid: AddressError) => ({
  shape: { pattern, invalid },
  isCode: true,
  isShort: true,
});

const REGION_LABELS = {
  region: text('Region', 'المنطقة'),
  emirate: text('Emirate', 'الإمارة'),
  governorate: text('Governorate', 'المحافظة'),
  municipality: text('Municipality', 'البلدية'),
};
const CITY_LABELS = {
  city: text('City', 'المدينة'),
  cityOrArea: text('City or area', 'المدينة أو المنطقة'),
  area: text('Area', 'المنطقة'),
  town: text('Town', 'المدينة أو القرية'),
  wilayat: text('Wilayat', 'الولاية'),
  markaz: text('City, district or markaz', 'المدينة أو الحي أو المركز'),
};

const regionField = (label: keyof typeof REGION_LABELS): ProfileField => ({
  name: 'regionId',
  label: REGION_LABELS[label],
  required: true,
  missing: 'field.region.required',
});
const cityField = (label: keyof typeof CITY_LABELS): ProfileField => ({
  name: 'city',
  label: CITY_LABELS[label],
  hint: text('Choose from the list or write your own.', 'اختر من القائمة أو اكتب ما تريد.'),
  required: true,
  missing: 'field.city.required',
});
const district = (required: boolean, label = text('District or neighbourhood', 'الحي')): ProfileField => ({
  name: 'district',
  label,
  required,
  missing: 'field.district.required',
});

/** A field that couriers do not require. */
const extra = (
  name: 'unit' | 'landmark' | 'poBox' | 'additionalNumber',
  country: string,
  more: Partial<ProfileField> = {},
): ProfileField => ({
  name,
  label: wordOf(country, name),
  required: false,
  missing: 'field.invalid',
  ...more,
});

/** Fields with a different label in this country. */
const named = (country: string) => ({
  street: {
    name: 'streetAddress',
    label: wordOf(country, 'streetAddress'),
    required: true,
    missing: 'field.address.required',
  } as ProfileField,
  building: (required: boolean, more: Partial<ProfileField> = {}): ProfileField => ({
    name: 'building',
    label: wordOf(country, 'building'),
    required,
    missing: 'field.building.required',
    isShort: true,
    ...more,
  }),
  block: (pattern: RegExp): ProfileField => ({
    name: 'block',
    label: wordOf(country, 'block'),
    required: true,
    missing: country === 'QA' ? 'field.zone.required' : 'field.block.required',
    ...digits(pattern, country === 'QA' ? 'field.zone.invalid' : 'field.block.invalid'),
  }),
  unit: extra('unit', country, { isShort: true }),
  landmark: extra('landmark', country),
  poBox: extra('poBox', country, digits(/^\d{1,8}$/, 'field.poBox.invalid')),
});

const postcode = (pattern: RegExp, invalid: AddressError): ProfileField => ({
  name: 'zipCode',
  label: text('Postcode', 'الرمز البريدي'),
  required: false,
  missing: 'field.zipCode.required',
  ...digits(pattern, invalid),
});
const five = postcode(/^\d{5}$/, 'field.postcode.five');
/** Egypt Post gives each block seven digits; many know the five of their district only. */
const fiveOrSeven = postcode(/^\d{5}(?:\d{2})?$/, 'field.postcode.fiveOrSeven');
const three = postcode(/^\d{3}$/, 'field.postcode.three');

const profile = (
  country: string,
  rule: AddressProfile['postcode'],
  fields: (words: ReturnType<typeof named>) => readonly ProfileField[],
): AddressProfile => ({ country, postcode: rule, fields: fields(named(country)) });

/** What a parcel needs, by country. */
const PROFILES: readonly AddressProfile[] = [
  profile('SA', 'optional', ({ street, building, unit, landmark, poBox }) => [
    regionField('region'),
    cityField('city'),
    {
      name: 'shortAddress',
      label: wordOf('SA', 'shortAddress'),
      hint: text(
        'Four letters and four digits, as RRRD2929, from the National Address app. With it street and district may stay empty.',
        'أربعة أحرف وأربعة أرقام مثل RRRD2929 من تطبيق العنوان الوطني. معه يمكن ترك الشارع والحي فارغين.',
      ),
      required: false,
      missing: 'field.shortAddress.required',
      isCode: true,
      shape: { pattern: SHORT_ADDRESS, invalid: 'field.shortAddress.invalid' },
    },
    district(true),
    street,
    building(false, digits(/^\d{4}$/, 'field.buildingNumber.invalid')),
    extra('additionalNumber', 'SA', digits(/^\d{4}$/, 'field.additionalNumber.invalid')),
    five,
    unit,
    poBox,
    landmark,
  ]),
  profile('AE', 'none', ({ street, building, unit, landmark, poBox }) => [
    regionField('emirate'),
    cityField('cityOrArea'),
    street,
    building(true),
    unit,
    poBox,
    landmark,
  ]),
  profile('KW', 'optional', ({ block, street, building, unit, landmark, poBox }) => [
    regionField('governorate'),
    cityField('area'),
    block(/^\d{1,3}[A-Z]?$/),
    street,
    building(true),
    unit,
    five,
    poBox,
    landmark,
  ]),
  profile('QA', 'none', ({ block, street, building, unit, landmark, poBox }) => [
    regionField('municipality'),
    cityField('cityOrArea'),
    block(/^[1-9]\d?$/),
    street,
    building(true),
    unit,
    poBox,
    landmark,
  ]),
  profile('BH', 'none', ({ block, street, building, unit, landmark, poBox }) => [
    regionField('governorate'),
    cityField('town'),
    block(/^\d{3,4}$/),
    street,
    building(true),
    unit,
    poBox,
    landmark,
  ]),
  profile('OM', 'optional', ({ street, building, unit, landmark, poBox }) => [
    regionField('governorate'),
    cityField('wilayat'),
    district(false, text('Village or area', 'القرية أو الحي')),
    street,
    building(true),
    unit,
    three,
    poBox,
    landmark,
  ]),
  profile('EG', 'optional', ({ street, building, unit, landmark }) => [
    regionField('governorate'),
    cityField('markaz'),
    district(false),
    street,
    building(true),
    unit,
    fiveOrSeven,
    landmark,
  ]),
  profile('JO', 'optional', ({ street, building, unit, landmark, poBox }) => [
    regionField('governorate'),
    cityField('cityOrArea'),
    district(false),
    street,
    building(true),
    unit,
    five,
    poBox,
    landmark,
  ]),
];

/** SPEC.md's checkout, for a country without rows of its own. */
const GENERAL: AddressProfile = {
  country: '',
  postcode: 'required',
  fields: [
    {
      name: 'streetAddress',
      label: text('Street Address', 'العنوان'),
      required: true,
      missing: 'field.address.required',
    },
    {
      name: 'zipCode',
      label: text('Zip Code', 'الرمز البريدي'),
      required: true,
      missing: 'field.zipCode.required',
      isCode: true,
      isShort: true,
    },
    {
      name: 'city',
      label: text('City', 'المدينة'),
      required: true,
      missing: 'field.city.required',
      isShort: true,
    },
  ],
};

export const profileOf = (country: string): AddressProfile =>
  PROFILES.find((one) => one.country === country) ?? { ...GENERAL, country };

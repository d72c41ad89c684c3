import { cleanLine, latinDigits } from '@/lib/domain/forms/clean-text';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { AddressDetail, AddressField, NATIONAL_ADDRESS_TIMES } from './address-fields';
import type { AddressError } from './address-sentences';
import { hasNationalAddress, shortAddressOf } from './national-address';
import { parsePhone } from './phone';
import { parsePin } from './pin';
import type { CountryPlaces } from './places/place';
import { settlePlace } from './places/settle-place';
import { profileOf, type ProfileField } from './profiles';

export interface AddressRules {
  /** The e-mail address is optional. */
  readonly phoneIsEnough: boolean;
  /** When a Saudi National Address has to be complete. */
  readonly nationalAddress: (typeof NATIONAL_ADDRESS_TIMES)[number];
}

export type AddressErrors = Readonly<Partial<Record<AddressField, AddressError>>>;
export type CheckedAddress =
  | { readonly ok: true; readonly value: ShippingAddress }
  | { readonly ok: false; readonly fields: AddressErrors };

/** Words that people copy in front of a number, as on a letter or a plate. */
const IN_FRONT =
  /^(?:p\.?\s*o\.?\s*box|box|block|blk|zone|building|bldg|صندوق بريد|ص\.?\s*ب|قطعة|قطعه|مجمع|منطقة|مبنى)[\s.:#]*/iu;

/**
 * Checks a typed address against its country's profile. Returns it cleaned, with official place names and ids and an
 * E.164 phone, or an error per wrong field. `places` is the country's list, null without one. Only for addresses with a
 * country; `shippingSchema` checks SPEC.md's own form.
 */
export function checkAddress(
  typed: ShippingAddress,
  places: CountryPlaces | null,
  rules: AddressRules,
): CheckedAddress {
  const { country = '', fullName, email } = typed;
  const profile = profileOf(country);
  const errors: { [K in AddressField]?: AddressError } = {};
  const details: { [K in AddressField]?: string } = {};
  for (const { name } of profile.fields) details[name] = cleanField(name, typed[name] ?? '', profile.fields);
  if (places) details.regionId ||= typed.region ?? '';
  // A mistyped short code gets only its own error, none for the fields it includes.
  const isByCode = Boolean(details.shortAddress);
  for (const field of profile.fields) {
    const problem = problemOf(field, details[field.name] ?? '', isByCode);
    if (problem) errors[field.name] = problem;
  }
  const place = places && settlePlace(places, typed.regionId || typed.region || '', details.city ?? '');
  if (place && !place.ok) errors[place.at] ??= place.error;
  // A listed city determines its region.
  if (place?.ok) delete errors.regionId;
  const phone = parsePhone(typed.mobileNumber, country);
  if (!phone.ok)
    errors.mobileNumber =
      phone.error === 'missing' ? 'field.mobileNumber.required' : `field.phone.${phone.error}`;
  if (!email && !rules.phoneIsEnough) errors.email = 'field.email.required';
  const pin = typed.pin ? parsePin(typed.pin) : null;
  if (pin && !pin.ok) errors.pin = pin.error;
  const value: ShippingAddress = {
    fullName,
    streetAddress: details.streetAddress ?? '',
    zipCode: details.zipCode ?? '',
    city: details.city ?? '',
    email,
    mobileNumber: phone.ok ? phone.value : '',
    country,
    ...filled({ ...details, ...(place?.ok && place.value), ...(pin?.ok && { pin: pin.value }) }),
  };
  if (country === 'SA' && rules.nationalAddress === 'order' && !hasNationalAddress(value))
    errors.shortAddress ??= 'field.shortAddress.required';
  return Object.keys(errors).length ? { ok: false, fields: errors } : { ok: true, value };
}

const filled = (fields: { [K in AddressField]?: string }): Partial<Record<AddressDetail, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

function cleanField(name: AddressField, typed: string, fields: readonly ProfileField[]): string {
  if (name === 'shortAddress') return typed && shortAddressOf(typed);
  const line = cleanLine(typed);
  if (!fields.find((field) => field.name === name)?.shape) return line;
  return latinDigits(line.normalize('NFKC')).replace(IN_FRONT, '').trim().toUpperCase();
}

/** The Saudi short code includes these. */
const SAID_BY_CODE: readonly AddressField[] = ['streetAddress', 'district'];

function problemOf(
  { name, required, shape, missing }: ProfileField,
  value: string,
  isByCode: boolean,
): AddressError | null {
  if (!value) return required && !(isByCode && SAID_BY_CODE.includes(name)) ? missing : null;
  return shape && !shape.pattern.test(value) ? shape.invalid : null;
}

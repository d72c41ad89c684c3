import { object } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import {
  digitsField,
  emailField,
  mailedLine,
  mailedName,
  mobileNumberField,
  placeId,
  typedText,
} from '@/lib/domain/forms/fields';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { containsAddress } from '@/lib/domain/forms/contact-details';

const message = (key: FieldError) => key;

/** Also a post box, for places without postcodes: `P.O. Box 1234`, `ص.ب ١٢٣٤`. */
const ZIP_CODE = /^[\p{L}\d][\p{L}\p{M}\d ./-]*$/u;

/** Without a country, SPEC.md's form applies; with one, `checkAddress` checks its profile. */
const isGeneral = (country: unknown) => !country;

/** The maximum length of a map link. */
const MAX_PIN = 1000;

const detail = () => mailedLine(FIELD_LIMITS.cityMax, 'field.city.long');

/**
 * SPEC.md 5's checkout rules, for the form and for `placeOrder`; casting cleans the input. For an address with a
 * country it only limits the fields' lengths.
 */
export const shippingSchema = object({
  fullName: mailedName().required(message('field.name.required')),
  streetAddress: mailedLine(FIELD_LIMITS.addressMax, 'field.address.long')
    .default('')
    .when('country', { is: isGeneral, then: (field) => field.required(message('field.address.required')) }),
  zipCode: digitsField(FIELD_LIMITS.zipCodeMax, 'field.zipCode.invalid')
    .default('')
    .when('country', {
      is: isGeneral,
      then: (field) =>
        field
          .required(message('field.zipCode.required'))
          .matches(ZIP_CODE, { message: message('field.zipCode.invalid'), excludeEmptyString: true }),
    })
    .test('address', message('field.zipCode.invalid'), (value) => !containsAddress(value)),
  city: mailedLine(FIELD_LIMITS.cityMax, 'field.city.long').required(message('field.city.required')),
  email: emailField().when('country', {
    is: isGeneral,
    otherwise: (field) => field.notRequired().nonNullable().default(''),
  }),
  mobileNumber: mobileNumberField()
    .required(message('field.mobileNumber.required'))
    .when('country', {
      is: isGeneral,
      otherwise: () =>
        mailedLine(FIELD_LIMITS.cityMax, 'field.mobileNumber.invalid').required(
          message('field.mobileNumber.required'),
        ),
    }),
  country: typedText(cleanLine, 2),
  region: detail(),
  regionId: placeId(),
  cityId: placeId(),
  district: detail(),
  block: detail(),
  building: detail(),
  unit: detail(),
  additionalNumber: detail(),
  shortAddress: detail(),
  poBox: detail(),
  landmark: detail(),
  pin: typedText(cleanLine, MAX_PIN),
});

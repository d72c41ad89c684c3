import { object } from 'yup';
import {
  digitsField,
  emailField,
  mailedLine,
  mailedName,
  mobileNumberField,
} from '@/lib/domain/forms/fields';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { containsAddress } from '@/lib/domain/forms/contact-details';

/** For the form that corrects an order's e-mail address. */
export const emailSchema = object({ email: emailField() });

const message = (key: FieldError) => key;

/** A post box counts too where there are no postcodes: `P.O. Box 1234`, `ص.ب ١٢٣٤`. */
const ZIP_CODE = /^[\p{L}\d][\p{L}\p{M}\d ./-]*$/u;

/** SPEC.md 5's checkout rules, for the form and for `placeOrder`; casting cleans what was typed. */
export const shippingSchema = object({
  fullName: mailedName().required(message('field.name.required')),
  streetAddress: mailedLine(FIELD_LIMITS.addressMax, 'field.address.long').required(
    message('field.address.required'),
  ),
  zipCode: digitsField(FIELD_LIMITS.zipCodeMax, 'field.zipCode.invalid')
    .required(message('field.zipCode.required'))
    .matches(ZIP_CODE, message('field.zipCode.invalid'))
    .test('address', message('field.zipCode.invalid'), (value) => !containsAddress(value)),
  city: mailedLine(FIELD_LIMITS.cityMax, 'field.city.long').required(message('field.city.required')),
  email: emailField(),
  mobileNumber: mobileNumberField().required(message('field.mobileNumber.required')),
});

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

const message = (key: FieldError) => key;

const ZIP_CODE = new RegExp(`^[\\p{L}\\d][\\p{L}\\d -]{0,${FIELD_LIMITS.zipCodeMax - 1}}$`, 'u');

/** SPEC.md 5's checkout rules, for the form and for `placeOrder`; casting cleans what was typed. */
export const shippingSchema = object({
  fullName: mailedName().required(message('field.name.required')),
  streetAddress: mailedLine(FIELD_LIMITS.addressMax, 'field.address.long').required(
    message('field.address.required'),
  ),
  zipCode: digitsField(FIELD_LIMITS.zipCodeMax, 'field.zipCode.invalid')
    .required(message('field.zipCode.required'))
    .matches(ZIP_CODE, message('field.zipCode.invalid')),
  city: mailedLine(FIELD_LIMITS.cityMax, 'field.city.long').required(message('field.city.required')),
  email: emailField(),
  mobileNumber: mobileNumberField().required(message('field.mobileNumber.required')),
});

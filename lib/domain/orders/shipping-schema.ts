import { object } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { digitsField, emailField, mobileNumberField, typedText } from '@/lib/domain/forms/fields';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { FieldError } from '@/lib/domain/forms/field-errors';

const message = (key: FieldError) => key;

const ZIP_CODE = new RegExp(`^[\\p{L}\\d][\\p{L}\\d -]{0,${FIELD_LIMITS.zipCodeMax - 1}}$`, 'u');

/** SPEC.md 5's checkout rules, for the form and for `placeOrder`; casting cleans what was typed. */
export const shippingSchema = object({
  fullName: typedText(cleanLine)
    .required(message('field.name.required'))
    .max(FIELD_LIMITS.nameMax, message('field.name.long')),
  streetAddress: typedText(cleanLine)
    .required(message('field.address.required'))
    .max(FIELD_LIMITS.addressMax, message('field.address.long')),
  zipCode: digitsField()
    .required(message('field.zipCode.required'))
    .matches(ZIP_CODE, message('field.zipCode.invalid')),
  city: typedText(cleanLine)
    .required(message('field.city.required'))
    .max(FIELD_LIMITS.cityMax, message('field.city.long')),
  email: emailField(),
  mobileNumber: mobileNumberField().required(message('field.mobileNumber.required')),
});

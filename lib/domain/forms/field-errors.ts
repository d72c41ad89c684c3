/** Lengths count UTF-16 units; the names are the params of the messages below. */
export const FIELD_LIMITS = {
  nameMin: 4,
  nameMax: 100,
  passwordMin: 6,
  passwordMax: 128,
  emailMax: 254,
  addressMax: 300,
  zipCodeMax: 12,
  cityMax: 100,
  mobileNumberMin: 6,
  mobileNumberMax: 20,
  titleMax: 200,
  descriptionMax: 5000,
  commentsMax: 2000,
} as const;

/**
 * Why a field was refused: keys under `errors:field.…`. Schemas use them as messages, screens translate them with
 * FIELD_LIMITS as params; SPEC.md 5 gives the English wording.
 */
export const FIELD_ERRORS = [
  'field.name.required',
  'field.name.short',
  'field.name.long',
  'field.name.invalid',
  'field.email.required',
  'field.email.invalid',
  'field.loginEmail.invalid',
  'field.password.required',
  'field.password.short',
  'field.password.long',
  'field.currentPassword.wrong',
  'field.photo.type',
  'field.photo.size',
  'field.photo.unreadable',
  'field.address.required',
  'field.address.long',
  'field.zipCode.required',
  'field.zipCode.invalid',
  'field.city.required',
  'field.city.long',
  'field.mobileNumber.required',
  'field.mobileNumber.invalid',
  'field.quantity.invalid',
  'field.color.invalid',
  'field.title.required',
  'field.comments.required',
  'field.comment.required',
  'field.rating.required',
  'field.reviewTitle.required',
  'field.reviewTitle.long',
  'field.comments.long',
  'field.invalid',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

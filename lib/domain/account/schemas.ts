import { object } from 'yup';
import type { InferType } from 'yup';
import {
  emailField,
  mobileNumberField,
  nameField,
  newPasswordField,
  typedText,
} from '@/lib/domain/forms/fields';
import type { FieldError } from '@/lib/domain/forms/field-errors';

const passwordRequired: FieldError = 'field.password.required';

/** Above the longest password that Firebase Authentication accepts. */
const LONGEST_PASSWORD = 4096;

/** An existing password, chosen under any earlier rule. */
const givenPassword = () =>
  typedText((value) => value, LONGEST_PASSWORD, 'field.password.long').required(passwordRequired);

export const signUpSchema = object({ name: nameField(), email: emailField(), password: newPasswordField() });

/** Checks only presence: an old account's password may be shorter than today's minimum. */
export const loginSchema = object({
  email: emailField('field.loginEmail.invalid'),
  password: givenPassword(),
});

export const forgotPasswordSchema = object({ email: emailField() });

/** The editable part of a profile; the phone number is optional. */
export const profileSchema = object({
  name: nameField(),
  phone: mobileNumberField().default(''),
});

export const changePasswordSchema = object({
  currentPassword: givenPassword(),
  password: newPasswordField(),
});

export const resetPasswordSchema = object({ password: newPasswordField() });

export type SignUpForm = InferType<typeof signUpSchema>;
export type LoginForm = InferType<typeof loginSchema>;
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;
export type ResetPasswordForm = InferType<typeof resetPasswordSchema>;
export type ProfileForm = InferType<typeof profileSchema>;
export type ChangePasswordForm = InferType<typeof changePasswordSchema>;

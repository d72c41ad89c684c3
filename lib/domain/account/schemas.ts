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

export const signUpSchema = object({ name: nameField(), email: emailField(), password: newPasswordField() });

/** An old account's password may be shorter than today's minimum, so only its presence is asked for. */
export const loginSchema = object({
  email: emailField('field.loginEmail.invalid'),
  password: typedText((value) => value).required(passwordRequired),
});

export const forgotPasswordSchema = object({ email: emailField() });

/** What people may change of their profile; they need not give a phone number. */
export const profileSchema = object({
  name: nameField(),
  phone: mobileNumberField().default(''),
});

export const changePasswordSchema = object({
  currentPassword: typedText((value) => value).required(passwordRequired),
  password: newPasswordField(),
});

export const resetPasswordSchema = object({ password: newPasswordField() });

export type SignUpForm = InferType<typeof signUpSchema>;
export type LoginForm = InferType<typeof loginSchema>;
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;
export type ResetPasswordForm = InferType<typeof resetPasswordSchema>;
export type ProfileForm = InferType<typeof profileSchema>;
export type ChangePasswordForm = InferType<typeof changePasswordSchema>;

import { object, type InferType } from 'yup';
import { emailField } from './fields';

/** The schema of forms and requests with only an e-mail address. */
export const emailSchema = object({ email: emailField() });
export type EmailForm = InferType<typeof emailSchema>;

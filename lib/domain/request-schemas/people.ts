import { object } from 'yup';
import type { PeopleCallables } from '@/lib/domain/api/people';
import { EXPORT_CURSOR, EXPORT_CURSOR_MAX } from '@/lib/domain/account/exported-data';
import { forgotPasswordSchema } from '@/lib/domain/account/schemas';
import { contactSchema } from '@/lib/domain/contact/contact-schema';
import { nameField, typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { id, invalid, oneOf, token } from './parts';
import type { SchemasOf } from './request-schema';

export const peopleSchemas: SchemasOf<PeopleCallables> = {
  completeSignUp: object({
    storeId: id(),
    name: nameField().optional(),
    guestToken: token(),
    locale: oneOf(LOCALES).optional(),
  }),
  mailPasswordReset: forgotPasswordSchema.shape({ storeId: id(), locale: oneOf(LOCALES) }),
  mailVerification: object({ storeId: id(), locale: oneOf(LOCALES) }),
  exportMyData: object({
    storeId: id(),
    after: typedText((value) => value, EXPORT_CURSOR_MAX).matches(EXPORT_CURSOR, invalid),
  }),
  deleteMyAccount: object({ storeId: id() }),
  submitContactRequest: contactSchema.shape({ storeId: id(), key: id(), locale: oneOf(LOCALES) }),
};

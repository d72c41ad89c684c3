import { object } from 'yup';
import type { PeopleCallables } from '@/lib/domain/api/people';
import { forgotPasswordSchema } from '@/lib/domain/account/schemas';
import { contactSchema } from '@/lib/domain/contact/contact-schema';
import { nameField } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { exportCursor, id, oneOf, token } from './parts';
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
    after: exportCursor(),
  }),
  deleteMyAccount: object({ storeId: id() }),
  submitContactRequest: contactSchema.shape({ storeId: id(), key: id(), locale: oneOf(LOCALES) }),
};

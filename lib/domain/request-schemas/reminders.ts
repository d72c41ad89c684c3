import { object } from 'yup';
import type { ReminderCallables } from '@/lib/domain/api/shoppers/reminders';
import { LOCALES } from '@/lib/domain/locale';
import { emailSchema } from '@/lib/domain/forms/email-schema';
import { requestedLinesSchema } from './orders';
import { id, invalid, oneOf, token } from './parts';
import type { SchemasOf } from './request-schema';

export const reminderSchemas: SchemasOf<ReminderCallables> = {
  waitForStock: emailSchema.shape({
    storeId: id(),
    productId: id(),
    variantId: id(),
    locale: oneOf(LOCALES),
  }),
  keepCart: emailSchema.shape({
    storeId: id(),
    cartId: id(),
    locale: oneOf(LOCALES),
    lines: requestedLinesSchema.min(1, invalid),
  }),
  dropCart: object({ storeId: id(), cartId: id() }),
  restoreCart: object({ token: token().required(invalid) }),
  stopMails: object({ token: token().required(invalid) }),
};

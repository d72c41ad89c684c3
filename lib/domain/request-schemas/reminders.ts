import { object } from 'yup';
import type { ReminderCallables } from '@/lib/domain/api/shoppers/reminders';
import { LOCALES } from '@/lib/domain/locale';
import { stockWaitSchema } from '@/lib/domain/reminders/stock-wait';
import { id, invalid, oneOf, token } from './parts';
import type { SchemasOf } from './request-schema';

export const reminderSchemas: SchemasOf<ReminderCallables> = {
  waitForStock: stockWaitSchema.shape({
    storeId: id(),
    productId: id(),
    variantId: id(),
    locale: oneOf(LOCALES),
  }),
  stopMails: object({ token: token().required(invalid) }),
};

import { array, boolean, object } from 'yup';
import type { CustomerCallables } from '@/lib/domain/api/customers/customers';
import { groupNames } from '@/lib/domain/customers/group-schema';
import { parsePhone } from '@/lib/domain/address/phone';
import { IMPORTED_AT_ONCE } from '@/lib/domain/customers/import/imported-customer';
import { NEWS_PAGE_MAX } from '@/lib/domain/customers/news-request';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { emailField, typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { exportCursor, id, integer, invalid, noteText, oneOf, optionalInteger, token } from './parts';
import { emailSchema } from '@/lib/domain/forms/email-schema';
import type { SchemasOf } from './request-schema';

/** Including the plus sign. */
const PHONE_LENGTH = 16;

function isE164(text: string): boolean {
  const parsed = parsePhone(text);
  return parsed.ok && parsed.value === text;
}

const importedCustomer = () =>
  object({
    row: integer(2, Number.MAX_SAFE_INTEGER),
    name: typedText(cleanLine, FIELD_LIMITS.nameMax).default(''),
    email: typedText(cleanLine, FIELD_LIMITS.emailMax)
      .default('')
      .test('email', invalid, (email) => !email || emailField().isValidSync(email)),
    phone: typedText(cleanLine, PHONE_LENGTH)
      .default('')
      .test('phone', invalid, (phone) => !phone || isE164(phone)),
    tags: groupNames(),
    note: typedText(cleanParagraphs, FIELD_LIMITS.commentsMax).default(''),
    marketing: object({
      given: boolean().strict().typeError(invalid).required(invalid),
      at: optionalInteger(0, Number.MAX_SAFE_INTEGER),
    }).default(undefined),
  }).test('reached', invalid, ({ email, phone }) => Boolean(email || phone));

export const customerSchemas: SchemasOf<CustomerCallables> = {
  saveCustomerTags: object({ storeId: id(), customerId: id(), tags: groupNames() }),
  addCustomerNote: object({ storeId: id(), customerId: id(), key: id(), text: noteText() }),
  mergeCustomers: object({ storeId: id(), keptId: id(), goneId: id() }),
  unmergeCustomer: object({ storeId: id(), goneId: id() }),
  readMarketingConsent: object({ storeId: id() }),
  saveMarketingConsent: object({
    storeId: id(),
    given: boolean().strict().typeError(invalid).required(invalid),
  }),
  askForNewsletter: emailSchema.shape({
    storeId: id(),
    locale: oneOf(LOCALES),
    page: typedText(cleanLine, NEWS_PAGE_MAX)
      .defined(invalid)
      .matches(/^\/\S*$/, invalid),
  }),
  confirmNewsletter: object({ token: token().required(invalid) }),
  withdrawMarketingConsent: object({ token: token().required(invalid) }),
  exportCustomer: object({ storeId: id(), customerId: id(), after: exportCursor() }),
  forgetCustomer: object({ storeId: id(), customerId: id() }),
  importCustomers: object({
    ...{ storeId: id(), key: id() },
    customers: array(importedCustomer())
      .typeError(invalid)
      .required(invalid)
      .min(1, invalid)
      .max(IMPORTED_AT_ONCE, invalid),
  }),
  recordCustomerExport: object({ storeId: id() }),
};

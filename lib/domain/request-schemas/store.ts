import { object } from 'yup';
import type { StoreCallables } from '@/lib/domain/api/store';
import { composed } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { typedText } from '@/lib/domain/forms/fields';
import { settingSchemas } from '@/lib/domain/store/setting-schemas';
import { LONGEST_TYPED, readDomain } from '@/lib/domain/store/custom-domain';
import { STORE_PAGES } from '@/lib/domain/store/store-page';
import { id, integer, localizedText, message, oneOf } from './parts';
import type { SchemasOf } from './request-schema';

const seen = () => integer(0, Number.MAX_SAFE_INTEGER);
const asWritten = (html: string) => composed(html).trim();
const asDomain = (typed: string) => readDomain(typed) ?? typed.trim();

export const storeSchemas: SchemasOf<StoreCallables> = {
  saveStoreSetting: object({
    storeId: id(),
    seen: seen(),
    brand: settingSchemas.brand.default(undefined),
    homepage: settingSchemas.homepage.default(undefined),
    contact: settingSchemas.contact.default(undefined),
    payment: settingSchemas.payment.default(undefined),
    shipping: settingSchemas.shipping.default(undefined),
    currencies: settingSchemas.currencies.default(undefined),
    orderRules: settingSchemas.orderRules.default(undefined),
    reservationCaps: settingSchemas.reservationCaps.default(undefined),
    reviews: settingSchemas.reviews.default(undefined),
    region: settingSchemas.region.default(undefined),
    notifications: settingSchemas.notifications.default(undefined),
  }),
  savePage: object({
    storeId: id(),
    page: oneOf(STORE_PAGES),
    body: localizedText(asWritten, FIELD_LIMITS.richTextMax, 'field.richText.long'),
    seen: seen(),
  }),
  saveCustomDomain: object({
    storeId: id(),
    domain: typedText(asDomain, LONGEST_TYPED, 'field.domain.invalid')
      .defined()
      .test('address', message('field.domain.invalid'), (typed) => !typed || readDomain(typed) !== null),
  }),
  checkCustomDomain: object({ storeId: id() }),
};

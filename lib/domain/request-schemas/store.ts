import { array, object, type AnyObjectSchema, type Schema } from 'yup';
import type { StoreCallables } from '@/lib/domain/api/store';
import { cleanLine, composed } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS, type FieldError } from '@/lib/domain/forms/field-errors';
import { typedText } from '@/lib/domain/forms/fields';
import { MAX_ADDRESS, MOST_REDIRECTS } from '@/lib/domain/redirects/redirect';
import { LONGEST_TYPED, readDomain } from '@/lib/domain/store/custom-domain';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { settingSchemas } from '@/lib/domain/store/editing/setting-schemas';
import { STORE_PAGES } from '@/lib/domain/store/store-page';
import { SETTING_PARTS, type SettingPart } from '@/lib/domain/store/store-setting';
import { id, integer, localizedText, message, oneOf } from './parts';
import type { SchemasOf } from './request-schema';

const seen = () => integer(0, Number.MAX_SAFE_INTEGER);
const asWritten = (html: string) => composed(html).trim();
const asDomain = (typed: string) => readDomain(typed) ?? typed.trim();

/** People also type full URLs and encoded ones. */
const LONGEST_ADDRESS = 10 * MAX_ADDRESS;
const address = (key: FieldError) => typedText(cleanLine, LONGEST_ADDRESS, key).required(message(key));

const partSchemas: Readonly<Record<SettingPart, AnyObjectSchema>> = settingSchemas;

/** A missing part stays unchanged. */
const parts = Object.fromEntries(
  SETTING_PARTS.map((part) => [part, partSchemas[part].default(undefined)]),
) as unknown as { readonly [P in SettingPart]: Schema<SettingEdits[P] | undefined> };

export const storeSchemas: SchemasOf<StoreCallables> = {
  saveStoreSetting: object({
    storeId: id(),
    seen: seen(),
    ...parts,
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
  saveRedirects: object({
    storeId: id(),
    add: array(object({ from: address('field.redirect.from'), to: address('field.redirect.to') }))
      .max(MOST_REDIRECTS, message('field.redirect.many'))
      .required(),
    remove: array(typedText(cleanLine, MAX_ADDRESS).required()).max(MOST_REDIRECTS).required(),
  }),
  checkCustomDomain: object({ storeId: id() }),
};

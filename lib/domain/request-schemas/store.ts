import { object, type AnyObjectSchema, type Schema } from 'yup';
import type { StoreCallables } from '@/lib/domain/api/store';
import { composed } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { typedText } from '@/lib/domain/forms/fields';
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

const partSchemas: Readonly<Record<SettingPart, AnyObjectSchema>> = settingSchemas;

/** A part that a save does not name stays. */
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
  checkCustomDomain: object({ storeId: id() }),
};

import { boolean, object } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import type { LeavingCallables } from '@/lib/domain/api/platform/leaving';
import { id, invalid, localizedText, message, oneOf } from '@/lib/domain/request-schemas/parts';
import { TRADING_NOTE_MAX } from '@/lib/domain/store/trading/trading';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { emailField, nameField, typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

export const leavingSchemas: SchemasOf<LeavingCallables> = {
  beginStoreExport: object({ storeId: id() }),
  saveTrading: object({
    storeId: id(),
    state: oneOf(['open', 'paused'] as const),
    note: localizedText(cleanLine, TRADING_NOTE_MAX, 'field.text.long'),
  }),
  readClosing: object({ storeId: id() }),
  closeStore: object({
    storeId: id(),
    name: typedText(cleanLine, FIELD_LIMITS.nameMax).required(message('field.storeName.differs')),
  }),
  reopenStore: object({ storeId: id() }),
  handOverStore: object({
    storeId: id(),
    email: emailField(),
    name: nameField(),
    stays: boolean().strict().required(invalid),
    locale: oneOf(LOCALES),
  }),
  cancelHandover: object({ storeId: id() }),
};

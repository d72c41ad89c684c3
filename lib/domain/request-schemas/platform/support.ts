import { mixed, object } from 'yup';
import type { SupportCallables } from '@/lib/domain/api/platform/support';
import { supportReasonSchema } from '@/lib/domain/platform/operator-forms';
import { SUPPORT_HOURS, type SupportHours } from '@/lib/domain/platform/support-access';
import { id, invalid } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

export const supportSchemas: SchemasOf<SupportCallables> = {
  askForSupport: supportReasonSchema.concat(object({ storeId: id() })),
  allowSupport: object({
    storeId: id(),
    uid: id(),
    hours: mixed<SupportHours>()
      .required(invalid)
      .oneOf([...SUPPORT_HOURS], invalid),
  }),
  endSupport: object({ storeId: id(), uid: id() }),
  enterStore: object({ storeId: id() }),
};

import { object } from 'yup';
import type { SwitchingCallables } from '@/lib/domain/api/platform/switching';
import { id, invalid, token } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

export const switchingSchemas: SchemasOf<SwitchingCallables> = {
  beginSwitch: object({ storeId: id() }),
  finishSwitch: object({ storeId: id(), code: token().required(invalid) }),
};

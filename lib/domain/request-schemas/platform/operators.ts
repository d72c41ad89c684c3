import { object } from 'yup';
import type { OperatorCallables } from '@/lib/domain/api/platform/operators';
import { storeStateSchema } from '@/lib/domain/platform/operator-forms';
import { id, oneOf } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const STORE_STATES = ['suspended', 'reopened'] as const;

export const operatorSchemas: SchemasOf<OperatorCallables> = {
  changeStoreState: storeStateSchema.concat(object({ storeId: id(), to: oneOf(STORE_STATES) })),
};

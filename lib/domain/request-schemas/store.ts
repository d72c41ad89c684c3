import { object } from 'yup';
import type { StoreCallables } from '@/lib/domain/api/store';
import { color, id } from './parts';
import type { SchemasOf } from './request-schema';

export const storeSchemas: SchemasOf<StoreCallables> = {
  saveStoreSetting: object({ storeId: id(), primaryColor: color(), secondaryColor: color() }),
};

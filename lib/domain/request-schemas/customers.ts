import { object } from 'yup';
import type { CustomerCallables } from '@/lib/domain/api/customers/customers';
import { groupNames } from '@/lib/domain/customers/group-schema';
import { id, noteText } from './parts';
import type { SchemasOf } from './request-schema';

export const customerSchemas: SchemasOf<CustomerCallables> = {
  saveCustomerTags: object({ storeId: id(), customerId: id(), tags: groupNames() }),
  addCustomerNote: object({ storeId: id(), customerId: id(), key: id(), text: noteText() }),
  recordCustomerExport: object({ storeId: id() }),
};

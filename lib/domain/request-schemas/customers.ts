import { boolean, object } from 'yup';
import type { CustomerCallables } from '@/lib/domain/api/customers/customers';
import { groupNames } from '@/lib/domain/customers/group-schema';
import { exportCursor, id, invalid, noteText, token } from './parts';
import type { SchemasOf } from './request-schema';

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
  withdrawMarketingConsent: object({ token: token().required(invalid) }),
  exportCustomer: object({ storeId: id(), customerId: id(), after: exportCursor() }),
  forgetCustomer: object({ storeId: id(), customerId: id() }),
  recordCustomerExport: object({ storeId: id() }),
};

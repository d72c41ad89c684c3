import type { ExportPart } from '@/lib/domain/account/exported-data';
import type { Customer } from '@/lib/domain/customers/customer';
import type { StaffNote } from '@/lib/domain/staff/staff-note';

/** What a store has of a customer, a part of it; `customer` and `notes` come with the first. */
export interface CustomerPart extends Omit<ExportPart, 'profile'> {
  readonly customer: Customer | null;
  readonly notes: readonly StaffNote[];
}

/** What the store's people keep of those who buy. */
export interface CustomerCallables {
  saveCustomerTags: {
    request: { storeId: string; customerId: string; tags: readonly string[] };
    response: { ok: true };
  };
  /** The same key stores it once. */
  addCustomerNote: {
    request: { storeId: string; customerId: string; key: string; text: string };
    response: { id: string };
  };
  /** Makes two records one; `unmergeCustomer` takes it back. */
  mergeCustomers: {
    request: { storeId: string; keptId: string; goneId: string };
    response: { ok: true };
  };
  unmergeCustomer: { request: { storeId: string; goneId: string }; response: { ok: true } };
  /** Whether the caller agreed to be written to about offers. */
  readMarketingConsent: { request: { storeId: string }; response: { given: boolean } };
  saveMarketingConsent: { request: { storeId: string; given: boolean }; response: { ok: true } };
  /** By the link of a mail. */
  withdrawMarketingConsent: { request: { token: string }; response: { ok: true } };
  /** Part by part, as `exportMyData`. */
  exportCustomer: {
    request: { storeId: string; customerId: string; after?: string };
    response: CustomerPart;
  };
  forgetCustomer: { request: { storeId: string; customerId: string }; response: { ok: true } };
  /** Before customers leave as a file. */
  recordCustomerExport: { request: { storeId: string }; response: { ok: true } };
}

import type { ExportPart } from '@/lib/domain/account/exported-data';
import type { Customer } from '@/lib/domain/customers/customer';
import type { ImportedCustomer, ImportedSums } from '@/lib/domain/customers/import/imported-customer';
import type { EmailForm } from '@/lib/domain/forms/email-schema';
import type { Locale } from '@/lib/domain/locale';
import type { StaffNote } from '@/lib/domain/staff/staff-note';

/** One part of a store's data about a customer; `customer` and `notes` come with the first. */
export interface CustomerPart extends Omit<ExportPart, 'profile'> {
  readonly customer: Customer | null;
  readonly notes: readonly StaffNote[];
}

/** The store's customer records. */
export interface CustomerCallables {
  saveCustomerTags: {
    request: { storeId: string; customerId: string; tags: readonly string[] };
    response: { ok: true };
  };
  /** `key`: idempotency key. */
  addCustomerNote: {
    request: { storeId: string; customerId: string; key: string; text: string };
    response: { id: string };
  };
  /** Merges two records; `unmergeCustomer` undoes it. */
  mergeCustomers: {
    request: { storeId: string; keptId: string; goneId: string };
    response: { ok: true };
  };
  unmergeCustomer: { request: { storeId: string; goneId: string }; response: { ok: true } };
  /** Whether the caller agreed to marketing mails. */
  readMarketingConsent: { request: { storeId: string }; response: { given: boolean } };
  saveMarketingConsent: { request: { storeId: string; given: boolean }; response: { ok: true } };
  /** Mails a link that confirms the newsletter; there is no consent before that. */
  askForNewsletter: {
    request: EmailForm & { readonly storeId: string; readonly locale: Locale; readonly page: string };
    response: { ok: true };
  };
  /** Confirms by that link; a repeated call changes nothing. */
  confirmNewsletter: { request: { token: string }; response: { ok: true } };
  /** By the link in a mail. */
  withdrawMarketingConsent: { request: { token: string }; response: { ok: true } };
  /** Part by part, like `exportMyData`. */
  exportCustomer: {
    request: { storeId: string; customerId: string; after?: string };
    response: CustomerPart;
  };
  forgetCustomer: { request: { storeId: string; customerId: string }; response: { ok: true } };
  /** Imports a chunk of a file; idempotent by key. */
  importCustomers: {
    request: { storeId: string; key: string; customers: readonly ImportedCustomer[] };
    /** `refused`: rows of customers who would exceed the tag limit. */
    response: ImportedSums & { readonly refused: readonly number[] };
  };
  /** Called before customers are exported to a file. */
  recordCustomerExport: { request: { storeId: string }; response: { ok: true } };
}

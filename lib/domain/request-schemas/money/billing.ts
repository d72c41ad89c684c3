import { object } from 'yup';
import {
  BILLING_PAGES,
  PLAN_CHANGES,
  type BillingCallables,
  type ConnectCallables,
} from '@/lib/domain/api/billing';
import { typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { id, invalid, oneOf, optionalId } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

/** A host name with scheme and port. */
const MAX_ORIGIN = 270;

/** Required only where a package is chosen. */
const packageWhen = (field: string, value: string) =>
  optionalId().when(field, { is: value, then: (schema) => schema.required(invalid) });

const origin = () => typedText((value) => value, MAX_ORIGIN).matches(/^https?:\/\/[\w.:-]{1,253}$/, invalid);

export const billingSchemas: SchemasOf<BillingCallables & ConnectCallables> = {
  createBillingSession: object({
    storeId: id(),
    kind: oneOf(BILLING_PAGES),
    packageId: packageWhen('kind', 'checkout'),
    locale: oneOf(LOCALES),
    origin: origin(),
  }),
  changePlan: object({
    storeId: id(),
    change: oneOf(PLAN_CHANGES),
    packageId: packageWhen('change', 'switch'),
  }),
  refreshPlan: object({ storeId: id() }),
  readUsage: object({ storeId: id() }),
  listInvoices: object({ storeId: id(), after: optionalId() }),
  connectStripe: object({ storeId: id(), locale: oneOf(LOCALES), origin: origin() }),
  refreshCardAccount: object({ storeId: id() }),
  disconnectStripe: object({ storeId: id() }),
};

import type { Locale } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';

export const PLAN_CHANGES = ['cancel', 'resume', 'switch'] as const;
export type PlanChange = (typeof PLAN_CHANGES)[number];

export const BILLING_PAGES = ['checkout', 'portal'] as const;
export type BillingPage = (typeof BILLING_PAGES)[number];

export const INVOICE_STATES = ['paid', 'open', 'void', 'uncollectible'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** A bill for the store's plan. */
export interface PlanInvoice {
  readonly id: string;
  readonly number: string;
  readonly total: Minor;
  readonly currency: CurrencyCode;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly state: InvoiceState;
  /** Where it can be read, paid and printed; empty where it cannot. */
  readonly url: string;
  /** Its PDF; empty without one. */
  readonly pdf: string;
}

/** The plan that the owner pays for the store. All but `refreshPlan` are the owner's alone. */
export interface BillingCallables {
  /**
   * A page of Stripe's: to buy the package, or to see to cards and invoices. It leads back to the settings, on the
   * `origin` that the owner came from if that is the store's.
   */
  createBillingSession: {
    request: { storeId: string; kind: BillingPage; packageId?: string; locale: Locale; origin?: string };
    response: { url: string };
  };
  /** Ends the plan with its period, takes that back, or changes to another package. */
  changePlan: {
    request: { storeId: string; change: PlanChange; packageId?: string };
    response: { ok: true };
  };
  /** Reads the plan from Stripe, in case a webhook was lost. */
  refreshPlan: { request: { storeId: string }; response: { ok: true } };
  /** Newest first; `after` is the last invoice of the page before. */
  listInvoices: {
    request: { storeId: string; after?: string };
    response: { invoices: PlanInvoice[]; hasMore: boolean };
  };
}

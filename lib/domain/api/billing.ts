import type { Locale } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { QuotaName } from '@/lib/domain/quotas/quotas';
import type { Month } from '@/lib/domain/stats/store-day';

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
  /** URL of the invoice page, to read, pay or print it; empty without one. */
  readonly url: string;
  /** URL of its PDF; empty without one. */
  readonly pdf: string;
}

/** A row of the store's usage: pieces, or bytes for storage. */
export interface UsageRow {
  readonly name: QuotaName;
  /** Null for storage that no plan bounds, which nobody counts. */
  readonly used: number | null;
  /** Null for unlimited. */
  readonly quota: number | null;
}

/** The plan that the owner pays for the store. Only `refreshPlan` and `readUsage` are open to others. */
export interface BillingCallables {
  /**
   * Opens a Stripe page: to buy the package, or to manage cards and invoices. It returns to the settings on the owner's
   * `origin`, if that belongs to the store.
   */
  createBillingSession: {
    request: { storeId: string; kind: BillingPage; packageId?: string; locale: Locale; origin?: string };
    response: { url: string };
  };
  /** Cancels the plan at the end of its period, undoes that, or switches to another package. */
  changePlan: {
    request: { storeId: string; change: PlanChange; packageId?: string };
    response: { ok: true };
  };
  /** Reads the plan from Stripe, in case a webhook was lost. */
  refreshPlan: { request: { storeId: string }; response: { ok: true } };
  /** What is used of the plan's quotas; `month` is the one that monthly ones are about. */
  readUsage: { request: { storeId: string }; response: { month: Month; usage: UsageRow[] } };
  /** Newest first; `after` is the last invoice of the previous page. */
  listInvoices: {
    request: { storeId: string; after?: string };
    response: { invoices: PlanInvoice[]; hasMore: boolean };
  };
}

/** The store's account at Stripe, which the platform connects; for its owners. */
export interface ConnectCallables {
  /**
   * Connects an account, or switches the store's on again, and gives the page of Stripe's where the owner fills it in. It
   * returns to the payment options on the owner's `origin`, if that belongs to the store.
   */
  connectStripe: {
    request: { storeId: string; locale: Locale; origin?: string };
    response: { url: string };
  };
  /** Reads the account from Stripe, for owners who return before its webhook arrives. */
  refreshCardAccount: { request: { storeId: string }; response: { ok: true } };
  /** Ends new card payments with the account; open ones are followed, and refunds stay possible. */
  disconnectStripe: { request: { storeId: string }; response: { ok: true } };
}

import type Stripe from 'stripe';
import { INVOICE_STATES, type PlanInvoice } from '@/lib/domain/api/billing';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { oneOf } from '@/lib/domain/parse/fields';

/** Stripe's invoice as the owner sees it; null for a draft. */
export function invoiceOf(invoice: Stripe.Invoice): PlanInvoice | null {
  const state = oneOf(INVOICE_STATES, invoice.status);
  const currency = invoice.currency.toUpperCase();
  if (!invoice.id || !state || !isCurrencyCode(currency)) return null;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    total: invoice.total,
    currency,
    at: invoice.created * 1000,
    state,
    url: invoice.hosted_invoice_url ?? '',
    pdf: invoice.invoice_pdf ?? '',
  };
}

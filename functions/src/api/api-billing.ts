import { changePlan, refreshPlan } from '@/functions/src/handlers/billing/change-plan';
import { createBillingSession } from '@/functions/src/handlers/billing/create-billing-session';
import { listInvoices } from '@/functions/src/handlers/billing/list-invoices';
import { actingDeps } from '@/functions/src/audit/acting-deps';
import { billingDeps } from '@/functions/src/billing-deps';
import { startTrial } from '@/functions/src/handlers/billing/start-trial';
import { closeStore, reopenStore } from '@/functions/src/handlers/leaving/close-store';
import { connectStripe } from '@/functions/src/handlers/payments/connect/connect-stripe';
import { disconnectStripe } from '@/functions/src/handlers/payments/connect/disconnect-stripe';
import { refreshCardAccount } from '@/functions/src/handlers/payments/connect/refresh-card-account';
import { answering, callable } from '@/functions/src/wiring';

export const apiBilling = answering('apiBilling', {
  createBillingSession: callable('createBillingSession', (request, caller) =>
    createBillingSession(billingDeps, request, caller),
  ),
  changePlan: callable('changePlan', (request, caller) =>
    changePlan(actingDeps(billingDeps, 'changePlan', request, caller), request),
  ),
  refreshPlan: callable('refreshPlan', (request) => refreshPlan(billingDeps, request)),
  startTrial: callable('startTrial', (request, caller) => startTrial(billingDeps, request, caller)),
  closeStore: callable('closeStore', (request, caller) =>
    closeStore(actingDeps(billingDeps, 'closeStore', request, caller), request, caller),
  ),
  reopenStore: callable('reopenStore', (request, caller) =>
    reopenStore(actingDeps(billingDeps, 'reopenStore', request, caller), request, caller),
  ),
  connectStripe: callable('connectStripe', (request, caller) => connectStripe(billingDeps, request, caller)),
  refreshCardAccount: callable('refreshCardAccount', (request) => refreshCardAccount(billingDeps, request)),
  disconnectStripe: callable('disconnectStripe', (request, caller) =>
    disconnectStripe(actingDeps(billingDeps, 'disconnectStripe', request, caller), request),
  ),
  listInvoices: callable('listInvoices', (request) => listInvoices(billingDeps, request)),
});

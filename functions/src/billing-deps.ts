import { createBilling } from './adapters/stripe/billing/billing';
import { createConnectedAccounts } from './adapters/stripe/connect/connected-accounts';
import { settings } from './env';
import { deps } from './wiring';

/** What needs the platform's key of Stripe. */
export const billingDeps = {
  ...deps,
  billing: createBilling(() => settings().stripe, deps.now),
  accounts: createConnectedAccounts(() => settings().stripe),
};

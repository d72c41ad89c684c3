import { createBilling } from './adapters/stripe/billing/billing';
import { settings } from './env';
import { deps } from './wiring';

export const billingDeps = { ...deps, billing: createBilling(() => settings().stripe, deps.now) };

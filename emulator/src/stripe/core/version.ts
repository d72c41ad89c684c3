import { invalid } from './api-error';

/** The version whose shapes are answered; the pinned `stripe` library asks for it. */
export const API_VERSION = '2026-10-28.endive';

/** Since then a subscription's period stands on its items; earlier shapes are not spoken here. */
const OLDEST = '2025-03-31';

/** Throws Stripe's refusal for what is no version, and one of its own for versions whose shapes differ. */
export function assertVersion(version: string): void {
  if (!/^\d{4}-\d\d-\d\d(\.[a-z]+)?$/.test(version)) throw invalid(`Invalid Stripe API version: ${version}`);
  if (version < OLDEST)
    throw invalid(
      `The local Stripe answers in the shapes of ${API_VERSION}; ${version} is older than they are.`,
    );
}

import type { Base } from './base-object';
import type { Metadata } from './params';

/** Of a platform, which asks for it in `Stripe-Account`; stands in the platform's books, its own are under its id. */
export interface ConnectedAccount extends Base<'account'> {
  readonly type: 'standard' | 'express';
  readonly charges_enabled: boolean;
  readonly payouts_enabled: boolean;
  readonly details_submitted: boolean;
  readonly email: string | null;
  readonly metadata: Metadata;
  readonly requirements: {
    readonly currently_due: readonly string[];
    readonly past_due: readonly string[];
    readonly eventually_due: readonly string[];
    readonly pending_verification: readonly string[];
    readonly disabled_reason: string | null;
    readonly current_deadline: number | null;
    readonly errors: readonly object[];
    readonly alternatives: readonly object[];
  };
}

/** Leads its owner once to the account's onboarding. */
export interface AccountLink extends Base<'account_link'> {
  readonly account: string;
  readonly expires_at: number;
  readonly refresh_url: string;
  readonly return_url: string;
  readonly used: boolean;
}

/** What a platform took of a charge; stands in the platform's books. */
export interface ApplicationFee extends Base<'application_fee'> {
  readonly account: string;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly charge: string;
  readonly currency: string;
  readonly refunded: boolean;
}

/** What an account was connected to, as the event tells that the connection was cut. */
export interface Application {
  readonly id: string;
  readonly object: 'application';
  readonly name: string;
}

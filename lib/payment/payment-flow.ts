import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { answerWithin } from '@/lib/settle-within';
import type { PaymentCallables } from '@/lib/domain/api/payments';
import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';
import { outcomeOf, type Outcome } from './confirm-outcome';
import type { DeclineReason } from './decline-reason';

/** An opened payment. Its secret stays in memory. */
export interface Session {
  readonly stripe: Stripe;
  readonly clientSecret: string;
}

/** The state of a payment in this browser. Only the order says whether it is paid. */
export type PaymentStep =
  | { readonly name: 'opening' }
  /** It cannot be opened; `open` retries. */
  | { readonly name: 'closed'; readonly error: AppError }
  | { readonly name: 'open'; readonly session: Session; readonly problem: Problem | null }
  | { readonly name: 'confirming'; readonly session: Session }
  /** Stripe has the payment, but the store has not confirmed it yet. */
  | { readonly name: 'settling' }
  /** It is unknown whether money moved: that is checked before the shopper may pay again. */
  | { readonly name: 'unknown' };

export type Problem = DeclineReason | 'offline';

/** The flow's external dependencies. */
export interface PaymentWorld {
  start(): Promise<Result<PaymentCallables['startPayment']['response']>>;
  check(): Promise<Result<PaymentCallables['checkPayment']['response']>>;
  loadStripe(publishableKey: string, stripeAccount?: string): Promise<Stripe>;
  isOnline(): boolean;
  /** Resolves after `ms` milliseconds, or earlier when the network or the shopper returns. */
  pause(ms: number): Promise<void>;
}

export interface PaymentFlow {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly step: () => PaymentStep;
  /** Opens the payment, or finds out its result. */
  open(): Promise<void>;
  /** Pays with the content of the card's fields; a call while one is under way does nothing. */
  confirm(elements: StripeElements, returnUrl: string): Promise<void>;
  /** The card's fields failed to load. */
  fail(): void;
  /** The shopper has left the page. */
  leave(): void;
}

const FIRST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 30_000;
/** Timeout of Stripe's answer about a payment. */
const LOOK_UP_MS = 20_000;
const UNAVAILABLE: PaymentStep = { name: 'closed', error: { code: 'payment-unavailable' } };
/** Errors without an answer, which say nothing about the payment. */
export const UNREACHABLE: readonly ErrorCode[] = ['offline', 'try-again', 'payment-unavailable', 'internal'];

export function createPaymentFlow(world: PaymentWorld): PaymentFlow {
  let step: PaymentStep = { name: 'opening' };
  let session: Session | null = null;
  /** Counts started actions; earlier ones no longer change anything. */
  let latest = 0;
  const listeners = new Set<() => void>();

  const show = (next: PaymentStep) => {
    step = next;
    for (const listener of listeners) listener();
  };
  const begin = () => {
    latest += 1;
    const mine = latest;
    return () => mine === latest;
  };

  /** Asks store and Stripe what to show; `problem` is shown if the payment is still open. */
  async function lookUp(problem: Problem | null): Promise<PaymentStep> {
    const started = await world.start();
    // Paid, or being processed by the bank: the store already knows that no payment is needed.
    if (!started.ok && started.error.code === 'nothing-to-pay') return { name: 'settling' };
    if (!started.ok) return { name: 'closed', error: started.error };
    const { clientSecret, publishableKey, stripeAccount } = started.value;
    try {
      const stripe = session?.stripe ?? (await world.loadStripe(publishableKey, stripeAccount));
      // The same payment keeps its session, and with it the typed card fields.
      if (session?.clientSecret !== clientSecret) session = { stripe, clientSecret };
      const outcome = outcomeOf(await answerWithin(LOOK_UP_MS, stripe.retrievePaymentIntent(clientSecret)));
      if (outcome.kind === 'confirmed') return { name: 'settling' };
      if (outcome.kind !== 'unknown') return { name: 'open', session, problem };
    } catch (error) {
      console.warn('Stripe could not be reached.', error);
    }
    return UNAVAILABLE;
  }

  async function follow(isLatest: () => boolean, next: PaymentStep): Promise<void> {
    if (!isLatest()) return;
    show(next);
    if (next.name === 'settling') await settle(isLatest);
  }

  async function open(): Promise<void> {
    const isLatest = begin();
    show({ name: 'opening' });
    await follow(isLatest, await lookUp(null));
  }

  /** Retries until there is an answer. */
  async function findOut(isLatest: () => boolean): Promise<void> {
    show({ name: 'unknown' });
    for (let wait = FIRST_PAUSE_MS; isLatest(); wait = longer(wait)) {
      const next = await lookUp('notFinished');
      const isKnown = next.name !== 'closed' || !UNREACHABLE.includes(next.error.code);
      if (isKnown) return follow(isLatest, next);
      await world.pause(wait);
    }
  }

  /** Polls the store until the order is settled, which ends this page; the bank may still refuse. */
  async function settle(isLatest: () => boolean): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; isLatest(); wait = longer(wait)) {
      const checked = await world.check();
      if (checked.ok && checked.value.status !== 'pending') return;
      await world.pause(wait);
      if (!isLatest()) return;
      const next = await lookUp('notFinished');
      if (next.name === 'open' && isLatest()) return show(next);
    }
  }

  async function confirm(elements: StripeElements, returnUrl: string): Promise<void> {
    if (step.name !== 'open') return;
    const { session: paying } = step;
    if (!world.isOnline()) return show({ name: 'open', session: paying, problem: 'offline' });
    const isLatest = begin();
    show({ name: 'confirming', session: paying });
    const outcome = await outcomeOfPaying(paying, elements, returnUrl);
    if (!isLatest()) return;
    switch (outcome.kind) {
      case 'confirmed':
        return follow(isLatest, { name: 'settling' });
      case 'incomplete':
        return show({ name: 'open', session: paying, problem: null });
      case 'declined':
        return show({ name: 'open', session: paying, problem: outcome.reason });
      case 'unknown':
        return findOut(isLatest);
    }
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    step: () => step,
    open,
    confirm,
    fail() {
      if (step.name !== 'open') return;
      begin();
      show(UNAVAILABLE);
    },
    leave: () => void begin(),
  };
}

async function outcomeOfPaying(
  { stripe }: Session,
  elements: StripeElements,
  returnUrl: string,
): Promise<Outcome> {
  try {
    const { error } = await elements.submit();
    // Nothing was sent yet.
    if (error) return { kind: 'incomplete' };
    return outcomeOf(
      await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      }),
    );
  } catch (error) {
    console.warn('The payment was broken off.', error);
    return { kind: 'unknown' };
  }
}

const longer = (wait: number): number => Math.min(wait * 2, LONGEST_PAUSE_MS);

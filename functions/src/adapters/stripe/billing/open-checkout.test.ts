import Stripe from 'stripe';
import { closePages, openCheckout } from './open-checkout';

const CUSTOMER = 'cus_1';
const NOW = 1_790_000_000_000;

interface Page {
  readonly id: string;
  readonly created: number;
  readonly url: string;
  readonly metadata: { readonly openedAt?: string };
}

const pageAt = (id: string, created: number, openedAt?: number): Page => ({
  id,
  created,
  url: `https://stripe.example/${id}`,
  metadata: openedAt === undefined ? {} : { openedAt: String(openedAt) },
});

/** Stripe with these pages open, which opens `own` next; `whenClosing` may go wrong. */
function stripeWith(own: Page, open: readonly Page[], whenClosing = (_: string) => {}) {
  const pages = new Map(open.map((page) => [page.id, page]));
  const plans: object[] = [];
  const sessions = {
    create: async () => {
      pages.set(own.id, own);
      return own;
    },
    list: async function* list() {
      yield* [...pages.values()];
    },
    expire: async (id: string) => {
      whenClosing(id);
      pages.delete(id);
    },
  };
  const subscriptions = { list: async () => ({ data: plans }) };
  const stripe = { checkout: { sessions }, subscriptions } as unknown as Stripe;
  const visit = { customer: CUSTOMER, returnUrl: '', cancelUrl: '', price: 'price_1', locale: 'en' } as const;
  return {
    stripe,
    opening: () => openCheckout(stripe, visit, () => NOW),
    isOpen: () => [...pages.keys()],
    plans,
  };
}

const AGAIN = { ok: false, error: { code: 'try-again' } };

test.each([
  ['an older page closes', pageAt('cs_2', 10), pageAt('cs_9', 9), true],
  ['a page that was opened after it closes it', pageAt('cs_9', 10), pageAt('cs_2', 11), false],
  ['within a second our clock decides', pageAt('cs_2', 10, 2), pageAt('cs_9', 10, 1), true],
  ['against it, too', pageAt('cs_9', 10, 1), pageAt('cs_2', 10, 2), false],
  ['within a moment the ids do', pageAt('cs_2', 10, 1), pageAt('cs_1', 10, 1), true],
  ['against it, too, ', pageAt('cs_1', 10, 1), pageAt('cs_2', 10, 1), false],
  ['a page of before our clock was noted is older', pageAt('cs_1', 10, 1), pageAt('cs_2', 10), true],
])('%s', async (_, own, other, stays) => {
  const { opening, isOpen } = stripeWith(own, [other]);
  expect(await opening()).toEqual(stays ? { ok: true, value: own.url } : AGAIN);
  expect(isOpen()).toEqual([stays ? own.id : other.id]);
});

test('all pages of a customer close, also beside one that was paid a moment before', async () => {
  const { stripe, isOpen } = stripeWith(pageAt('cs_3', 10), [pageAt('cs_1', 9), pageAt('cs_2', 9)], (id) => {
    const error = { type: 'invalid_request_error', message: 'Complete.' } as const;
    if (id === 'cs_1') throw new Stripe.errors.StripeInvalidRequestError(error);
  });
  await closePages(stripe, CUSTOMER);
  expect(isOpen()).toEqual(['cs_1']);
});

test('nobody gets the address of a page beside one that could not be closed', async () => {
  const { opening } = stripeWith(pageAt('cs_2', 10), [pageAt('cs_1', 9)], () => {
    throw new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'Away.' });
  });
  await expect(opening()).rejects.toThrow('Away.');
});

test('a page that is paid before it could be closed sells no second plan', async () => {
  const price = { id: 'price_1', unit_amount: 1900, currency: 'usd', recurring: { interval: 'month' } };
  const items = { data: [{ price, quantity: 1, current_period_end: 20 }] };
  const plan = { id: 'sub_1', customer: CUSTOMER, items, status: 'active', cancel_at: null, ended_at: null };
  const { opening, isOpen, plans } = stripeWith(pageAt('cs_2', 10), [pageAt('cs_1', 9)], (id) => {
    if (id !== 'cs_1') return;
    plans.push(plan);
    throw new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'Complete.',
    });
  });
  expect(await opening()).toEqual({ ok: false, error: { code: 'plan-exists' } });
  expect(isOpen()).toEqual(['cs_1']);
});

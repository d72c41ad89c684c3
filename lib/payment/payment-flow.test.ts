import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { fail, ok } from '@/lib/domain/result';
import { createPaymentFlow, type PaymentWorld } from './payment-flow';

type Status = 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';

const OPENED = { clientSecret: 'pi_1_secret_1', publishableKey: 'pk_test_shop', amount: 4_200, payUntil: 0 };
const DECIDED = ok({ status: 'placed', paymentStatus: 'paid' } as const);
const WAITING = ok({ status: 'pending', paymentStatus: 'unpaid' } as const);

/** A store and a Stripe that tests turn as they like. */
function aWorld() {
  const bank = { status: 'requires_payment_method' as Status, online: true };
  const confirm = jest.fn<Promise<object>, []>(async () => {
    bank.status = 'succeeded';
    return { paymentIntent: { status: bank.status } };
  });
  const check = jest.fn<ReturnType<PaymentWorld['check']>, []>(async () => DECIDED);
  const pause = jest.fn<Promise<void>, []>(async () => undefined);
  const stripe = {
    retrievePaymentIntent: async () => ({ paymentIntent: { status: bank.status } }),
    confirmPayment: () => confirm(),
  } as unknown as Stripe;
  const world: PaymentWorld = {
    start: async () => (bank.online ? ok({ ...OPENED, currency: 'USD' }) : fail({ code: 'try-again' })),
    check,
    loadStripe: async () => stripe,
    isOnline: () => bank.online,
    pause,
  };
  const flow = createPaymentFlow(world);
  const steps: string[] = [];
  flow.subscribe(() => steps.push(flow.step().name));
  return { bank, check, confirm, flow, pause, steps, world };
}

const elements = { submit: async () => ({}) } as unknown as StripeElements;
const pay = (flow: { confirm: (given: StripeElements, url: string) => Promise<void> }) =>
  flow.confirm(elements, 'http://shop/orders/1/pay');

test('a double click confirms once', async () => {
  const { confirm, flow, steps } = aWorld();
  await flow.open();
  await Promise.all([pay(flow), pay(flow)]);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(steps).toEqual(['opening', 'open', 'confirming', 'settling']);
});

test('who comes back after paying is not asked to pay again', async () => {
  const { bank, check, flow, steps } = aWorld();
  bank.status = 'succeeded';
  await flow.open();
  expect(steps).toEqual(['opening', 'settling']);
  expect(check).toHaveBeenCalled();
});

test('a refused card leaves the form, and the next try pays', async () => {
  const { confirm, flow } = aWorld();
  confirm.mockResolvedValueOnce({ error: { type: 'card_error', decline_code: 'insufficient_funds' } });
  await flow.open();
  await pay(flow);
  expect(flow.step()).toMatchObject({ name: 'open', problem: 'insufficientFunds' });
  await pay(flow);
  expect(flow.step().name).toBe('settling');
});

test('a connection that breaks after the charge ends in the true state', async () => {
  const { bank, confirm, flow, pause, steps } = aWorld();
  confirm.mockImplementationOnce(async () => {
    bank.status = 'succeeded';
    bank.online = false;
    return { error: { type: 'api_connection_error' } };
  });
  pause.mockImplementationOnce(async () => {
    bank.online = true;
  });
  await flow.open();
  await pay(flow);
  expect(steps).toEqual(['opening', 'open', 'confirming', 'unknown', 'settling']);
});

test('a connection that breaks before the charge opens the same form again, and says that nothing was charged', async () => {
  const { confirm, flow } = aWorld();
  confirm.mockRejectedValueOnce(new Error('cut'));
  jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
  await flow.open();
  const opened = flow.step();
  await pay(flow);
  const session = opened.name === 'open' ? opened.session : null;
  expect(flow.step()).toEqual({ name: 'open', session, problem: 'notFinished' });
});

test('without a network nothing is sent', async () => {
  const { bank, confirm, flow } = aWorld();
  await flow.open();
  bank.online = false;
  await pay(flow);
  expect(confirm).not.toHaveBeenCalled();
  expect(flow.step()).toMatchObject({ name: 'open', problem: 'offline' });
});

test('Stripe or the store away: it says so, and asking again opens the form', async () => {
  const { flow, world } = aWorld();
  const { loadStripe } = world;
  world.loadStripe = () => Promise.reject(new Error('no script'));
  jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
  await flow.open();
  expect(flow.step()).toEqual({ name: 'closed', error: { code: 'payment-unavailable' } });
  world.loadStripe = loadStripe;
  await flow.open();
  expect(flow.step().name).toBe('open');
});

test('a payment that the bank refuses later may be tried again', async () => {
  const { bank, check, flow, pause } = aWorld();
  bank.status = 'processing';
  check.mockResolvedValue(WAITING);
  pause.mockImplementationOnce(async () => {
    bank.status = 'requires_payment_method';
  });
  await flow.open();
  expect(flow.step()).toMatchObject({ name: 'open', problem: 'notFinished' });
});

test('a page that was left shows and asks nothing any more', async () => {
  const { bank, check, flow, pause, steps } = aWorld();
  bank.status = 'processing';
  check.mockResolvedValue(WAITING);
  pause.mockImplementationOnce(async () => flow.leave());
  await flow.open();
  expect(check).toHaveBeenCalledTimes(1);
  expect(steps).toEqual(['opening', 'settling']);
});

import { act, renderHook, waitFor } from '@testing-library/react';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { ownDesk, usePaymentFlow } from '@/components/storefront/payment/use-payment-flow';
import type { Order } from '@/lib/domain/orders/order';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { loadStripe } from '@/lib/payment/load-stripe';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/payment/load-stripe');
jest.mock('@/components/storefront/payment/card-form', () => ({}));

const elements = { submit: () => Promise.resolve({}) } as unknown as StripeElements;

test('who comes back from the bank by "back" can pay again', async () => {
  const opened = {
    clientSecret: 'secret',
    publishableKey: 'key',
    amount: 100,
    currency: 'USD',
    payUntil: 1,
  } as const;
  jest.mocked(call).mockResolvedValue(ok(opened));
  // The bank's page replaces this one, and the confirmation never resolves.
  jest.mocked(loadStripe).mockResolvedValue({
    retrievePaymentIntent: () => Promise.resolve({ paymentIntent: { status: 'requires_payment_method' } }),
    confirmPayment: () => new Promise(() => {}),
  } as unknown as Stripe);
  const { result } = renderHook(() =>
    usePaymentFlow(() => ownDesk({ storeId: 'demo', id: 'o1' } as unknown as Order)),
  );
  await waitFor(() => expect(result.current.step.name).toBe('open'));

  await act(async () => {
    void result.current.flow.confirm(elements, 'https://shop.test/orders/o1/pay');
    await Promise.resolve();
  });
  expect(result.current.step.name).toBe('confirming');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(result.current.step.name).toBe('open'));
});

import { loadStripe } from '@/lib/payment/load-stripe';

jest.mock('@stripe/stripe-js/pure', () => ({
  // As Stripe's loader: it waits for the script on the page, and puts another there after a failure.
  loadStripe: () => {
    const script = document.createElement('script');
    script.src = 'https://js.stripe.com/dahlia/stripe.js';
    document.head.append(script);
    return new Promise((_, reject) => script.addEventListener('error', reject));
  },
}));

const LONG_MS = 60_000;
const scripts = () => [...document.querySelectorAll('script')];

test('a script that never answers fails in time, and is given up for the retry to load anew', async () => {
  jest.useFakeTimers();
  const loading = expect(loadStripe('pk_test_shop')).rejects.toThrow('No answer');
  await jest.advanceTimersByTimeAsync(0);
  const failed = jest.fn();
  scripts()[0]?.addEventListener('error', failed);
  await jest.advanceTimersByTimeAsync(LONG_MS);
  await loading;
  expect(failed).toHaveBeenCalled();
  jest.useRealTimers();
});

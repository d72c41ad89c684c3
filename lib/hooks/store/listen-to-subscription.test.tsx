import { waitFor } from '@testing-library/react';

const DAY_MS = 24 * 60 * 60 * 1000;

test.each([
  ['ahead', DAY_MS, 0.5, false],
  ['behind', -DAY_MS, -0.5, true],
] as const)(
  'a clock that is a day %s closes no shop that is paid for, and opens no other',
  async (...told) => {
    const [, wrong, daysLeft, isClosed] = told;
    const server = Date.now() - wrong;
    const answer = { subData: [{ current_period_end: (server + daysLeft * DAY_MS) / 1000 }] };
    const headers = new Headers({ date: new Date(server).toUTCString() });
    window.fetch = jest.fn().mockResolvedValue({ ok: true, headers, json: () => Promise.resolve(answer) });
    // It remembers the last answer.
    jest.resetModules();
    const { listenToSubscription } = await import('./listen-to-subscription');
    const onChange = jest.fn();
    const stop = listenToSubscription('cus_demo', onChange);
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(isClosed));
    stop();
  },
);

import { FAILURE_REPORTS, reportFailure } from './report-failure';

test('a report names the fault and nobody', () => {
  const sendBeacon = jest.fn((_: string, _body: string) => true);
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { sendBeacon } });
  const error = new TypeError(
    'no order 123456 of lina@example.com at https://shop.example/track/x?token=abc',
  );
  error.stack = `TypeError: lina@example.com\n    at price (https://shop.example/_next/a.js?v=secret:1:20345)`;
  reportFailure(error, '/orders/[id]');
  const [[address, body = ''] = []] = sendBeacon.mock.calls;
  expect(address).toBe(FAILURE_REPORTS);
  expect(JSON.parse(body)).toEqual({
    name: 'TypeError',
    message: 'no order [number] of [e-mail] at https://shop.example/track/x',
    stack: '    at price (https://shop.example/_next/a.js:1:20345)',
    route: '/orders/[id]',
  });
});

test('what is thrown need not be an error', () => {
  expect(() => reportFailure(undefined, '/')).not.toThrow();
});

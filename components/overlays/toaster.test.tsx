import { screen } from '@testing-library/react';
import { ACTION_NOTICE_MS, NOTICE_MS, type Notice } from './notice';
import { showToast } from './toaster';

const ADDED: Notice = { type: 'success', message: 'In the cart' };
const HALF_MS = NOTICE_MS / 2;
/** A little more, because toasts count in animation frames and leave with an animation. */
const LONGER_MS = NOTICE_MS + 1_000;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const show = async (notice: Notice) => {
  await showToast(notice);
  await pass(0);
};

// The toaster has a root of its own, which `act` would hold back until the toast is shown.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('an equal toast is renewed instead of stacked', async () => {
  await show(ADDED);
  await pass(HALF_MS);
  const words = screen.getByText('In the cart');
  await show(ADDED);
  expect(screen.getAllByText('In the cart')).toHaveLength(1);
  await pass(HALF_MS + 500);
  // New in the live region, so it is announced again.
  expect(screen.getByText('In the cart')).not.toBe(words);
  await pass(LONGER_MS);
  expect(screen.queryByText('In the cart')).toBeNull();
});

test('three toasts are on screen at most, and the next one follows', async () => {
  for (const message of ['one', 'two', 'three', 'four']) await show({ type: 'info', message });
  expect(screen.getAllByText(/^(one|two|three|four)$/)).toHaveLength(3);
  await pass(LONGER_MS);
  expect(screen.getByText('four')).toBeVisible();
  await pass(LONGER_MS);
});

const REMOVED: Notice = {
  type: 'info',
  message: 'Removed',
  action: { label: 'Undo', onClick: () => undefined },
};

test('what a toast offers stays until a keyboard can reach it, but holds no later toast back', async () => {
  expect(ACTION_NOTICE_MS).toBeGreaterThanOrEqual(20_000);
  await show(REMOVED);
  await pass(ACTION_NOTICE_MS - 1_000);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await pass(2_000);
  expect(screen.queryByText('Removed')).toBeNull();

  const onClick = () => undefined;
  await show({ ...ADDED, action: { label: 'View cart', onClick, leads: true } });
  await pass(LONGER_MS);
  expect(screen.queryByText('In the cart')).toBeNull();

  for (const message of ['one', 'two', 'three', 'four']) await show({ ...REMOVED, message });
  await pass(1_000);
  expect(screen.getByText('four')).toBeVisible();
  expect(screen.queryByText('one')).toBeNull();
  await pass(ACTION_NOTICE_MS + 1_000);
});

test('what stays for long can be closed', async () => {
  await show(REMOVED);
  screen.getByRole('button', { name: 'Close' }).click();
  await pass(1_000);
  expect(screen.queryByText('Removed')).toBeNull();
});

test("the toasts' region is named in the page's present language, with the keys that lead to it", async () => {
  document.documentElement.lang = 'en';
  await show(ADDED);
  expect(screen.getByRole('region', { name: 'Notifications (Alt+T)' })).toHaveAttribute('dir', 'ltr');
  document.documentElement.lang = 'ar';
  await show({ type: 'success', message: 'في السلة' });
  expect(screen.getByRole('region', { name: 'الإشعارات (Alt+T)' })).toHaveAttribute('dir', 'rtl');
  await pass(LONGER_MS);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from './notify';
import { NOTICE_MS } from './notice';

jest.mock('./toaster', () => {
  throw new Error('lost');
});

test('without the toaster the words are in the page and told, and what they lead to works', async () => {
  const view = jest.fn();
  notify({ type: 'success', message: 'In the cart', action: { label: 'View cart', onClick: view } });
  expect(await screen.findByRole('alert')).toHaveTextContent('In the cart');
  await userEvent.click(screen.getByRole('button', { name: 'View cart' }));
  expect(view).toHaveBeenCalledTimes(1);

  notify({ type: 'error', message: 'No answer from the store' });
  expect(await screen.findByText('No answer from the store')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a plain notice goes as a toast does', async () => {
  jest.useFakeTimers();
  notify({ type: 'error', message: 'Not cancelled' });
  await jest.advanceTimersByTimeAsync(0);
  expect(screen.getByText('Not cancelled')).toBeVisible();
  await jest.advanceTimersByTimeAsync(NOTICE_MS);
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

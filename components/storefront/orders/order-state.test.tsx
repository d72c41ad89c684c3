import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import common from '@/locales/en/common.json';
import errors from '@/locales/en/errors.json';
import orders from '@/locales/en/orders.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { OrderState } from './order-state';

test('an order that could not be loaded says so and offers to try again', async () => {
  const again = jest.fn();
  onRetrySignal(again);
  render(
    <WithTexts texts={{ common, errors, orders }}>
      <OrderState state={{ status: 'failed', code: 'try-again' }}>{() => null}</OrderState>
    </WithTexts>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(orders.failed.title);
  expect(screen.getByRole('heading', { level: 1, name: orders.failed.title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: common.state.retry }));
  expect(again).toHaveBeenCalledTimes(1);
});

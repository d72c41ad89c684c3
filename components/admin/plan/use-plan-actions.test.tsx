import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlanActions } from '@/components/admin/plan/use-plan-actions';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));

function Portal() {
  const { busy, openPortal } = usePlanActions();
  return <button type="button" disabled={busy} onClick={() => void openPortal()} />;
}

/** As a browser does that shows the page again, reloaded or from its back/forward cache. */
const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

test('who comes back from Stripe by "back" finds the buttons as they were', async () => {
  // The page leaves, and what it waited for never comes.
  jest.mocked(call).mockReturnValue(new Promise(() => {}));
  renderInAdmin(<Portal />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(button).toBeDisabled();
  show(false);
  expect(button).toBeDisabled();
  show(true);
  expect(button).toBeEnabled();
});

import { act, screen } from '@testing-library/react';
import { SilentBell } from '@/components/admin/orders/alert/silent-bell';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

test('every page says that the bell is silent until the page was touched once', () => {
  let touched = false;
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    get: () => ({ hasBeenActive: touched }),
  });
  renderInAdmin(<SilentBell />);
  expect(screen.getByText(/mutes the bell/)).toBeVisible();

  touched = true;
  act(() => void dispatchEvent(new MouseEvent('click')));
  expect(screen.queryByText(/mutes the bell/)).toBeNull();
});

test('a browser that does not tell is taken to ring', () => {
  Reflect.deleteProperty(navigator, 'userActivation');
  renderInAdmin(<SilentBell />);
  expect(screen.queryByText(/mutes the bell/)).toBeNull();
});

import { act, screen } from '@testing-library/react';
import { SoundToggle } from '@/components/admin/orders/sound-toggle';
import { renderInAdmin } from '@/tests/fixtures/in-admin';

test('the bell says that it is silent until the page was touched once', () => {
  let touched = false;
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    get: () => ({ hasBeenActive: touched }),
  });
  renderInAdmin(<SoundToggle />);
  expect(screen.getByText(/Still silent/)).toBeVisible();

  touched = true;
  act(() => void dispatchEvent(new MouseEvent('click')));
  expect(screen.queryByText(/Still silent/)).toBeNull();
});

test('a browser that does not tell is taken to ring', () => {
  Reflect.deleteProperty(navigator, 'userActivation');
  renderInAdmin(<SoundToggle />);
  expect(screen.queryByText(/Still silent/)).toBeNull();
});

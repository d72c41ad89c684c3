import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SoundToggle } from '@/components/admin/orders/alert/sound-toggle';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/components/admin/orders/alert/chime');

test('a browser that forbids storage, as one without cookies, still has the switch', async () => {
  const forbidden = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  renderInAdmin(<SoundToggle />);
  const toggle = screen.getByRole('checkbox');
  expect(toggle).toBeChecked();
  await userEvent.click(toggle);
  expect(toggle).not.toBeChecked();
  read.mockRestore();
  write.mockRestore();
});

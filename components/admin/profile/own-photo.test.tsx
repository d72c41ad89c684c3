import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnPhoto } from '@/components/admin/profile/own-photo';
import { notify } from '@/components/overlays/notify';
import { storeId } from '@/lib/domain/ids';
import { fail } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/functions/profile-photo');
jest.mock('@/components/overlays/notify');

test('where a photo is refused for the name beside it, that is the reason that is told', async () => {
  const fields = { name: 'field.name.short' };
  jest.mocked(call).mockResolvedValue(fail({ code: 'invalid-input', fields }));
  const image = 'users/u1/photo.webp';
  const person = { id: 'u1', name: 'Oud', email: 'owner@oud.test', image, storeId: storeId('oud') };
  renderInAdmin(<OwnPhoto person={{ ...person, role: 'owner' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  const message = expect.stringContaining('at least 4 characters') as string;
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ type: 'error', message }));
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnPhoto } from '@/components/admin/profile/own-details';
import { storeId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/functions/pictures/profile-photo');
jest.mock('@/components/overlays/notify');

test('a photo is saved alone, so that no name stands in its way', async () => {
  jest.mocked(call).mockResolvedValue(ok({ ok: true }));
  const image = 'users/u1/photo.webp';
  const person = {
    id: 'u1',
    name: 'Oud',
    email: 'owner@oud.test',
    currentEmail: null,
    image,
    storeId: storeId('oud'),
  };
  renderInAdmin(<OwnPhoto person={{ ...person, role: 'owner' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(call).toHaveBeenCalledWith('saveStoreUser', { storeId: 'oud', image: '' }));
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { GroupDialog } from '@/components/admin/categories/group-dialog';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { uploadStorePicture } from '@/lib/functions/pictures/store-pictures';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/pictures/reencode-picture', () => ({
  reencodePicture: () => Promise.resolve({ ok: true, value: {} }),
}));
jest.mock('@/lib/functions/pictures/store-pictures');

jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ customDomain: '', name: { en: 'Shop', ar: '' } }),
}));

/** Until what is typed is checked. */
const type = (field: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } });
  });

test('a name typed after a refusal is no longer refused, and the address of a new category still follows it', async () => {
  renderInAdmin(<GroupDialog kind="categories" editing={{ group: null, parent: null }} onClose={() => {}} />);
  const [english, address] = [screen.getByLabelText('Name (English)'), screen.getByLabelText('Address')];
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter an address')).toBeInTheDocument();
  fireEvent.blur(address);

  await type(english, 'Old Town');
  expect(address).toHaveValue('old-town');
  expect(screen.queryByText('Name is required.')).toBeNull();
  expect(screen.queryByText('Please enter an address')).toBeNull();

  await type(address, 'town');
  await type(english, 'Old Towns');
  expect(address).toHaveValue('town');
});

test('a picture that is still uploading holds the save, which then has it', async () => {
  let arrive = () => {};
  jest.mocked(uploadStorePicture).mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(ok({ path: 'stores/demo/brands/1.webp', width: 10, height: 10 }));
    }),
  );
  jest.mocked(call).mockResolvedValue(ok({}) as never);
  renderInAdmin(<GroupDialog kind="brands" editing={{ group: null, parent: null }} onClose={() => {}} />);
  await type(screen.getByLabelText('Name (English)'), 'Atelier');
  const file = new File(['picture'], 'sea.png', { type: 'image/png' });
  const input = screen.getByLabelText('Choose a picture', { selector: 'input' });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();

  await act(async () => arrive());
  await act(async () => fireEvent.click(save));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'saveBrand',
      expect.objectContaining({ image: expect.objectContaining({ path: 'stores/demo/brands/1.webp' }) }),
    ),
  );
});

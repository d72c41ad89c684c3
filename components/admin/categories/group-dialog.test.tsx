import { act, fireEvent, screen } from '@testing-library/react';
import { GroupDialog } from '@/components/admin/categories/group-dialog';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/components/admin/categories/group-picture-field', () => ({ GroupPictureField: () => null }));

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

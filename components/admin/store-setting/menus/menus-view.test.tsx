import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { MenusView } from './menus-view';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
jest.mock('@/components/admin/forms/leave-dialog', () => ({ LeaveDialog: () => null }));
jest.mock('@/components/admin/forms/owner-only', () => ({ OwnerOnly: () => null, useIsOwner: () => true }));
jest.mock('@/components/admin/store-setting/link-suggestions', () => ({ LinkSuggestions: () => null }));
const about = { label: { en: 'About', ar: 'عنّا' }, link: '/about-us', items: [] };
const gifts = { label: { en: 'Gifts', ar: 'هدايا' }, link: '/gift-card', items: [] };
const setting = aStoreSetting({ menus: { header: [about, gifts], footer: [] }, savedAt: { menus: 1 } });
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

test('an entry is moved by the keyboard, another removed and brought back, and one gets entries below it', async () => {
  jest.mocked(call).mockResolvedValue(ok({ savedAt: 2 }) as never);
  renderInAdmin(<MenusView />);
  const header = screen.getByRole('list', { name: 'Header' });
  screen.getByRole('button', { name: 'Move Gifts' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByText('Entry 2 is now number 1 of 2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove About' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo removing' }));
  const [first] = within(header).getAllByRole('listitem');
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Add an entry below' }));
  const [below] = within(first as HTMLElement).getAllByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await within(below as HTMLElement).findByText('Fill this in, in one language at least.'),
  ).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(within(below as HTMLElement).getByLabelText('Text (Arabic)'), 'بطاقات');
  await userEvent.type(within(below as HTMLElement).getByLabelText('Leads to'), '/gift-card');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const cards = { label: { en: '', ar: 'بطاقات' }, link: '/gift-card' };
  expect(call).toHaveBeenCalledWith('saveStoreSetting', {
    ...{ storeId: 'demo', seen: 1 },
    menus: { header: [{ ...gifts, items: [cards] }, about], footer: [] },
  });
});

test('an entry is moved by buttons too, for who can neither drag nor send keys to the handle', async () => {
  renderInAdmin(<MenusView />);
  const header = screen.getByRole('list', { name: 'Header' });
  const press = (name: string) => userEvent.click(within(header).getByRole('button', { name }));
  await press('Move Gifts down');
  expect(screen.queryByText(/is now number/)).toBeNull();
  await press('Move About down');
  expect(screen.getByText('Entry 1 is now number 2 of 2')).toBeInTheDocument();
  expect(within(header).getByRole('button', { name: 'Move About down' })).toHaveFocus();
  await press('Move About up');
  expect(screen.getByText('Entry 2 is now number 1 of 2')).toBeInTheDocument();
});

test('who removes an entry goes on at the next one, and hears what was removed and where to undo it', async () => {
  renderInAdmin(<MenusView />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove About' }));
  expect(screen.getByRole('button', { name: 'Remove Gifts' })).toHaveFocus();
  expect(screen.getByText('About is removed. You can undo it below the list.')).toHaveAttribute(
    'role',
    'status',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gifts' }));
  const [addToHeader] = screen.getAllByRole('button', { name: 'Add an entry' });
  expect(addToHeader).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo removing' }));
  expect(screen.getAllByLabelText('Text (English)')[0]).toHaveFocus();
});

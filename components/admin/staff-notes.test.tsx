import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffNotes } from '@/components/admin/staff-notes';
import { ok, type Result } from '@/lib/domain/result';
import admin from '@/locales/en/admin.json';
import texts from '@/locales/en/admin-orders.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/firestore/staff-notes', () => ({ watchStaffNotes: () => () => undefined }));

test('what is typed while a note is stored stays, and is not left without a question', async () => {
  let answer = (_: Result<unknown>): void => undefined;
  const save = () => new Promise<Result<unknown>>((resolve) => (answer = resolve));
  renderInAdmin(
    <>
      <StaffNotes path="stores/demo/orders/o1/notes" save={save} />
      <a href="/admin/orders">Orders</a>
    </>,
    { beforePopState: jest.fn() },
  );
  const field = screen.getByLabelText(texts.notes.label);
  await userEvent.type(field, 'She called.');
  await userEvent.click(screen.getByRole('button', { name: texts.notes.add }));
  await userEvent.type(field, ' Twice.');
  await act(async () => answer(ok(null)));
  expect(field).toHaveValue('She called. Twice.');
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText(admin.leave.title)).toBeVisible();
});

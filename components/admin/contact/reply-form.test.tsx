import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import admin from '@/locales/en/admin.json';
import texts from '@/locales/en/admin-orders.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { ReplyForm } from './reply-form';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

const message: ContactRequest = {
  ...{ id: 'm1', fullName: 'Layla', email: 'layla@example.com', comments: 'Is it oak?', locale: 'en' },
  ...{ status: 'read', createdAt: 1, replies: [] },
};
const field = () => screen.getByLabelText(texts.inbox.reply.label);

beforeEach(() => {
  renderInAdmin(
    <>
      <ReplyForm message={message} />
      <a href="/admin/contactus?message=m2">Another message</a>
    </>,
    { beforePopState: jest.fn() },
  );
});

test('a reply that is not sent is not left for another message without a question', async () => {
  await userEvent.type(field(), 'Yes, of oak.');
  await userEvent.click(screen.getByRole('link', { name: 'Another message' }));
  await userEvent.click(await screen.findByRole('button', { name: admin.leave.stay }));
  expect(field()).toHaveValue('Yes, of oak.');
});

test('what is typed while a reply is sent stays', async () => {
  let answer = (_: ReturnType<typeof ok<{ ok: true }>>): void => undefined;
  jest.mocked(call).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await userEvent.type(field(), 'Yes.');
  await userEvent.click(screen.getByRole('button', { name: texts.inbox.reply.send }));
  await userEvent.type(field(), ' Of oak.');
  await act(async () => answer(ok({ ok: true })));
  expect(field()).toHaveValue('Yes. Of oak.');
  jest.mocked(call).mockResolvedValueOnce(ok({ ok: true }));
  await userEvent.click(screen.getByRole('button', { name: texts.inbox.reply.send }));
  expect(field()).toHaveValue('');
});

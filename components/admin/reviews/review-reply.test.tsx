import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewReply } from '@/components/admin/reviews/review-reply';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import admin from '@/locales/en/admin.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

const review: ModeratedReview = {
  ...{ id: 'r1', productId: 'board', name: 'Layla', rating: 2, title: 'Hm', comment: 'Askew.' },
  ...{ verified: true, status: 'published', createdAt: 1, updatedAt: 7 },
};

const surroundings = { beforePopState: jest.fn() };

test('a reply answers the review that was read, and stands with it', async () => {
  jest.mocked(call).mockResolvedValue(ok({ ok: true }));
  const { rerender } = renderInAdmin(<ReviewReply review={review} />, surroundings);
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  // Its writer changes the review meanwhile, which the server must learn.
  rerender(<ReviewReply review={{ ...review, updatedAt: 8 }} />);
  await userEvent.click(screen.getByLabelText('Your reply'));
  await userEvent.paste(' We are sorry. ');
  await userEvent.click(screen.getByRole('button', { name: 'Publish the reply' }));
  const named = { storeId: expect.any(String), productId: 'board', reviewId: 'r1' };
  expect(call).toHaveBeenLastCalledWith('replyToReview', { ...named, seenAt: 7, text: 'We are sorry.' });

  rerender(<ReviewReply review={{ ...review, updatedAt: 9, reply: { text: 'We are sorry.', at: 9 } }} />);
  expect(screen.getByText('We are sorry.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the reply' }));
  expect(call).toHaveBeenLastCalledWith('replyToReview', { ...named, seenAt: 9, text: '' });
});

test('a reply that is not published is not left without a question, nor changed while it is sent', async () => {
  jest.mocked(call).mockReturnValueOnce(new Promise(() => undefined));
  const page = (
    <>
      <ReviewReply review={{ ...review, reply: { text: 'Sorry.', at: 9 } }} />
      <a href="/admin/orders">Orders</a>
    </>
  );
  renderInAdmin(page, surroundings);
  await userEvent.click(screen.getByRole('button', { name: 'Change the reply' }));
  await userEvent.type(screen.getByLabelText('Your reply'), ' Truly.');
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await userEvent.click(await screen.findByRole('button', { name: admin.leave.stay }));
  expect(screen.getByLabelText('Your reply')).toHaveValue('Sorry. Truly.');
  await userEvent.click(screen.getByText('Publish the reply', { selector: 'button' }));
  expect(screen.getByLabelText('Your reply')).toHaveAttribute('readonly');
});

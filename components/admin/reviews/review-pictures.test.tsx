import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewPictures } from '@/components/admin/reviews/review-pictures';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import arTexts from '@/locales/ar/admin-orders.json';
import arErrors from '@/locales/ar/errors.json';
import enTexts from '@/locales/en/admin-orders.json';
import enErrors from '@/locales/en/errors.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/lib/functions/call');
jest.mock('@/lib/functions/pictures/read-picture', () => ({ readStoredPicture: async () => 'failed' }));
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

const PICTURES = ['a', 'b'].map((id) => `stores/demo/reviews/board/r1/${id}.webp`);
const review: ModeratedReview = {
  ...{ id: 'r1', productId: 'board', name: 'Layla', rating: 2, title: 'Hm', comment: 'Askew.' },
  ...{ verified: true, status: 'pending', createdAt: 1, updatedAt: 7, pictures: PICTURES },
};

test.each([
  ['en', enTexts, enErrors],
  ['ar', arTexts, arErrors],
] as const)('one picture is removed with a reason (%s)', async (locale, { reviews }, errors) => {
  const texts = reviews.pictures;
  jest
    .mocked(call)
    .mockResolvedValueOnce(fail({ code: 'invalid-input', fields: { reason: 'field.reason.required' } }))
    .mockResolvedValue(ok({ ok: true }));
  renderInAdmin(<ReviewPictures review={review} />, { locale });
  await userEvent.click(
    screen.getByRole('button', {
      name: texts.remove.replace('{{number}}', '2'),
    }),
  );
  const confirm = await screen.findByRole('button', { name: texts.confirm });
  await userEvent.click(confirm);
  expect(await screen.findByText(errors.field.reason.required)).toBeVisible();
  await userEvent.type(screen.getByLabelText(texts.reason), 'A face');
  await userEvent.click(confirm);
  const named = { storeId: expect.any(String), productId: 'board', reviewId: 'r1' };
  expect(call).toHaveBeenLastCalledWith('removeReviewPicture', {
    ...{ ...named, picture: PICTURES[1], reason: 'A face' },
  });
  await waitFor(() => expect(screen.queryByText(texts.title)).not.toBeInTheDocument());
});

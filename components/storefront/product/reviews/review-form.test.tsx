import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetTabDrafts } from '@/lib/browser/tab-drafts';
import { ok } from '@/lib/domain/result';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { ReviewForm } from './review-form';

const LAYLA = { uid: 'layla', isAnonymous: false, name: 'Layla Haddad', email: 'layla@example.com' };
let user: typeof LAYLA | null;
const setting = aStoreSetting();
const own = {
  name: 'Layla',
  title: 'Lovely',
  comment: 'It hangs over the sofa.',
  rating: 5,
  status: 'published',
};
jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));
jest.mock('@/lib/firestore/reviews', () => ({ readOwnReview: () => Promise.resolve(ok(own)) }));
jest.mock('@/lib/hooks/language/use-error-text', () => ({
  useErrorText: () => ({ ofField: () => undefined }),
}));
jest.mock('next/router', () => ({ useRouter: () => ({ asPath: '/products/board', push: jest.fn() }) }));
jest.mock('next-i18next/pages', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

test('who logs out leaves neither their review nor what they typed to the next person', async () => {
  user = LAYLA;
  const page = render(<ReviewForm productId="board" />);
  expect(await screen.findByDisplayValue('Lovely')).toBeVisible();
  await userEvent.type(screen.getByLabelText('comment'), ' Again.');
  user = null;
  forgetTabDrafts();
  page.rerender(<ReviewForm productId="board" />);
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  expect(screen.queryByText('edit')).toBeNull();
});

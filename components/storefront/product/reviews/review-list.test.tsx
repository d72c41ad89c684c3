import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Review } from '@/lib/domain/reviews/review';
import { NEWEST_FIRST } from '@/lib/domain/reviews/review-list';
import catalogue from '@/locales/en/catalogue.json';
import common from '@/locales/en/common.json';
import product from '@/locales/en/product.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { ReviewList } from './review-list';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));

const aReview = (id: string) =>
  ({ id, name: 'Layla', rating: 5, title: '', comment: `Comment ${id}`, createdAt: 1 }) as Review;

const pages = [['1', '2'], ['3', '4'], ['5']].map((ids) => ids.map(aReview));

function List() {
  const [read, setRead] = useState(1);
  const reviews = pages.slice(0, read).flat();
  const more = () => setRead(read + 1);
  return (
    <ReviewList
      title="Board"
      list={{
        ...{ order: NEWEST_FIRST, reviews, state: 'ready', total: 5 },
        ...{ hasMore: read < pages.length, choose: jest.fn(), more },
      }}
    />
  );
}

test('"more" keeps the focus, and goes with the last page to the first review that came', async () => {
  render(
    <WithTexts texts={{ catalogue, common, product }}>
      <List />
    </WithTexts>,
  );
  const more = screen.getByRole('button', { name: product.reviews.more });
  await waitFor(() => expect(more).toBeEnabled());
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(more).not.toBeInTheDocument();
  expect(screen.getByText('Comment 5').closest('li')).toHaveFocus();
});

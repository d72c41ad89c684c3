import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { useCatalogueProduct } from '@/lib/hooks/catalogue/use-catalogue-product';
import account from '@/locales/en/account.json';
import common from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { WishlistItem } from './wishlist-panel';

jest.mock('next/router', () => ({ useRouter: () => ({ query: {}, locale: 'en' }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/context/wishlist-context', () => ({ useWishlist: () => ({ toggle: () => Promise.resolve() }) }));
jest.mock('@/lib/hooks/catalogue/use-catalogue-product', () => ({ useCatalogueProduct: jest.fn() }));

const withTexts = (children: ReactNode) => <WithTexts texts={{ account, common }}>{children}</WithTexts>;

function show(state: { status: 'missing' } | { status: 'failed'; code: ErrorCode }) {
  jest.mocked(useCatalogueProduct).mockReturnValue(state);
  render(withTexts(<WishlistItem productId="calm-sea" eager />));
}

const buttonNames = () => screen.getAllByRole('button').map((button) => button.textContent);

test('without a network no wish is said to be no longer for sale, nor offered for removal', () => {
  show({ status: 'failed', code: 'try-again' });
  expect(screen.getByText(account.wishlist.itemFailed)).toBeVisible();
  expect(buttonNames()).toEqual([common.state.retry]);
});

test.each([{ status: 'missing' }, { status: 'failed', code: 'not-allowed' }] as const)(
  'a wish that is $status $code is no longer for sale and may be removed',
  (state) => {
    show(state);
    expect(screen.getByText(account.wishlist.unavailable)).toBeVisible();
    expect(buttonNames()).toEqual([account.wishlist.remove]);
  },
);

test('whoever removes a wish by keyboard goes on in the list', () => {
  jest.mocked(useCatalogueProduct).mockReturnValue({ status: 'missing' });
  const list = (...wishes: string[]) =>
    withTexts(
      <ul>
        {wishes.map((wish) => (
          <WishlistItem key={wish} productId={wish} eager />
        ))}
        <li>
          <a href="#next">Next</a>
        </li>
      </ul>,
    );
  const { rerender } = render(list('calm-sea'));
  screen.getByRole('button').focus();
  rerender(list());
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});

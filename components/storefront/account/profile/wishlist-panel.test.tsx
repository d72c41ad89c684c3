import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { useCatalogueProduct } from '@/lib/hooks/catalogue/use-catalogue-product';
import account from '@/locales/en/account.json';
import common from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStudioProduct } from '@/tests/fixtures/studio/studio';
import { WishlistItem } from './wishlist-panel';

jest.mock('next/router', () => ({ useRouter: () => ({ query: {}, locale: 'en' }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/context/wishlist-context', () => ({ useWishlist: () => ({ toggle: () => Promise.resolve() }) }));
jest.mock('@/components/storefront/catalogue/cards/product-card', () => ({ ProductCard: () => null }));
jest.mock('@/components/storefront/cart/use-notify-added', () => ({ useNotifyAdded: () => () => undefined }));
jest.mock('@/context/cart-context', () => ({ useCart: () => ({ add: () => undefined }) }));
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

test('a board that is designed leads to the studio instead of into the cart without a design', () => {
  jest.mocked(useCatalogueProduct).mockReturnValue({ status: 'ready', value: aStudioProduct() });
  render(withTexts(<WishlistItem productId="calm-sea" eager />));
  const link = screen.getByRole('link', { name: account.wishlist.design });
  expect(link).toHaveAttribute('href', expect.stringContaining('/design?variant='));
  expect(screen.queryByRole('button', { name: account.wishlist.addToCart })).toBeNull();
});

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

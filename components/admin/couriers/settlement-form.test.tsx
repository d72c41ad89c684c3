import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettlementForm } from '@/components/admin/couriers/settlement-form';
import { addMove, courierMove, type CourierBooks } from '@/lib/domain/couriers/courier-books';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

const mockStore = aStoreSetting({ currencies: [{ code: 'USD', rate: 1 }] });
let mockBooks: CourierBooks = addMove({}, courierMove('AED', { collected: 5000 }));

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => mockStore }));
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/lib/firestore/couriers', () => ({
  watchCourierBooks: (_store: string, onNext: (books: CourierBooks) => void) => {
    onNext(mockBooks);
    return () => undefined;
  },
  watchDueOrders: (_store: string, _currency: string, onNext: (orders: []) => void) => {
    onNext([]);
    return () => undefined;
  },
}));

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a payout is entered in any currency of which couriers hold cash, also one that the store gave up', async () => {
  const { unmount } = renderInAdmin(<SettlementForm />);
  const currency = screen.getByRole('combobox', { name: 'Currency' });
  expect(optionsOf(currency)).toEqual(['USD', 'AED']);
  await userEvent.selectOptions(currency, 'AED');
  expect(currency).toHaveValue('AED');
  unmount();

  mockBooks = {};
  renderInAdmin(<SettlementForm />);
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('AED');
});

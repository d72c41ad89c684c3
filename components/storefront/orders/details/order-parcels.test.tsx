import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import ar from '@/locales/ar/orders.json';
import en from '@/locales/en/orders.json';
import { textsOf } from '@/tests/fixtures/screens/texts';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { OrderParcels } from './order-parcels';

let locale: Locale = 'en';
jest.mock('next/router', () => ({ useRouter: () => ({ locale }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ carriers: { own: [] } }) }));

const order = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });
const parcel = { carrier: 'Aramex', trackingNumber: 'AX-1', events: [] };
const partShipped: Order = {
  ...order,
  status: 'shipped',
  shipments: [
    { ...parcel, id: 'p1', lines: [{ line: 0, quantity: 1 }], state: 'delivered' },
    { ...parcel, id: 'p2', lines: [{ line: 0, quantity: 1 }], state: 'shipped', trackingNumber: 'AX-2' },
  ],
};

function show(shown: Order, language: Locale) {
  locale = language;
  const texts = textsOf({ orders: language === 'ar' ? ar : en }, { locale: language, numerals: 'latn' });
  return render(
    <I18nextProvider i18n={texts}>
      <OrderParcels order={shown} />
    </I18nextProvider>,
  );
}

test.each([
  ['en', 'Parcel 1 of 2', 'Delivered', 'Still to be shipped'],
  ['ar', 'الطرد ⁨1⁩ من ⁨2⁩', 'تم التوصيل', 'ما بقي للشحن'],
] as const)('each parcel and what is left, in %s', (language, first, state, left) => {
  show(partShipped, language);
  expect(screen.getByText(first)).toBeVisible();
  expect(screen.getByText(state)).toBeVisible();
  expect(screen.getByText('AX-2')).toBeVisible();
  expect(screen.getByText(left)).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringContaining('=AX-1'), expect.stringContaining('=AX-2')]);
});

test('an order from before parcels shows none', () => {
  const { container } = show({ ...order, status: 'shipped' }, 'en');
  expect(container).toBeEmptyDOMElement();
});

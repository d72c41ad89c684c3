import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import ar from '@/locales/ar/orders.json';
import en from '@/locales/en/orders.json';
import { textsOf } from '@/tests/fixtures/screens/texts';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { OrderView } from './order-view';

let locale: Locale = 'en';
jest.mock('next/router', () => ({ useRouter: () => ({ locale }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));
jest.mock('@/components/storefront/orders/returns/order-returns', () => ({ OrderReturns: () => null }));

const order: Order = {
  ...anOrder(),
  ...{ status: 'delivered', paymentStatus: 'paid', paymentMethod: 'card', delivery: null },
  gift: {
    ...{ cardId: 'c1', last4: 'WXYZ', sendOn: '2026-12-24' },
    receiver: { name: 'Maha', email: 'maha@example.com', message: 'Enjoy', locale: 'ar' },
  },
};

function show(language: Locale, token?: string) {
  locale = language;
  const texts = textsOf({ orders: language === 'ar' ? ar : en }, { locale: language, numerals: 'latn' });
  return render(
    <I18nextProvider i18n={texts}>
      <OrderView order={order} {...(token !== undefined && { token })} />
    </I18nextProvider>,
  );
}

test.each([
  ['en', en, '24 December 2026'],
  ['ar', ar, '24 ديسمبر 2026'],
] as const)(
  'the buyer of a gift card reads of the card, not of boards, in %s',
  async (language, texts, day) => {
    show(language);
    await screen.findByText('Maha');
    expect(screen.getByText(texts.giftCard.text)).toBeVisible();
    for (const fact of ['Maha', 'maha@example.com', 'WXYZ', 'Enjoy', day])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.queryByText(texts.status.delivered)).toBeNull();
    expect(screen.queryByText(texts.detail.address)).toBeNull();
  },
);

test('a holder of the link does not read the words to the receiver', async () => {
  show('en', 'token-1');
  expect(await screen.findByText('Maha')).toBeVisible();
  expect(screen.queryByText('Enjoy')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { call } from '@/lib/functions/call';
import ar from '@/locales/ar/gift-card.json';
import arErrors from '@/locales/ar/errors.json';
import giftCard from '@/locales/en/gift-card.json';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { PrintedCard } from './printed-card';

let locale = 'en';
jest.mock('next/router', () => ({ useRouter: () => ({ locale }) }));
jest.mock('@/lib/functions/call');
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ storeId: 'demo', numerals: 'latin', name: { en: 'Boards', ar: 'لوحات' } }),
}));

const CODE = 'AAAA-BBBB-CCCC-WXYZ';
const open = (texts: Parameters<typeof WithTexts>[0]['texts']) =>
  render(
    <WithTexts texts={texts}>
      <PrintedCard code={CODE} />
    </WithTexts>,
  );

test('the card to print has the store, what is left, the words, the code and its square', async () => {
  jest.mocked(call).mockResolvedValue({
    ok: true,
    value: { last4: 'WXYZ', balance: 2500, currency: 'USD', name: 'Maha', message: 'Enjoy' },
  } as never);
  open({ 'gift-card': giftCard, errors });
  const card = await screen.findByRole('article', { name: giftCard.card.title });
  for (const text of ['Boards', '$25.00', 'Maha', 'Enjoy', CODE]) expect(card).toHaveTextContent(text);
  expect(screen.getByRole('img', { name: giftCard.card.qr })).toBeInTheDocument();
  expect(call).toHaveBeenCalledWith('readGiftBalance', { storeId: 'demo', giftCode: CODE });
});

test('a card that is none says so, in Arabic too', async () => {
  locale = 'ar';
  jest.mocked(call).mockResolvedValue({ ok: false, error: { code: 'gift-card-unavailable' } });
  open({ 'gift-card': ar, errors: arErrors });
  expect(await screen.findByText(arErrors['gift-card-unavailable'])).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import type { Locale } from '@/lib/domain/locale';
import ar from '@/locales/ar/common.json';
import en from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { TradingBar } from './trading-bar';

let locale: Locale = 'en';
jest.mock('next/router', () => ({ useRouter: () => ({ query: {}, locale }) }));
jest.mock('@/lib/hooks/language/use-locale', () => ({ useLocale: () => locale }));

const note = { en: 'Back on Sunday', ar: '' };
const bar = (state: 'paused' | 'closed', common: typeof en | typeof ar) => (
  <WithTexts texts={{ common }}>
    <TradingBar state={state} note={note} />
  </WithTexts>
);

test('a break is said in the language of the page, with the owner’s words in theirs', () => {
  locale = 'ar';
  render(bar('paused', ar));
  expect(screen.getByText(ar.trading.paused)).toBeVisible();
  expect(screen.getByText('Back on Sunday')).toHaveAttribute('lang', 'en');
});

test('a shop that closes says only that', () => {
  locale = 'en';
  render(bar('closed', en));
  expect(screen.getByRole('complementary')).toHaveTextContent(en.trading.closed);
  expect(screen.queryByText('Back on Sunday')).toBeNull();
});

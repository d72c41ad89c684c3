import { render, screen } from '@testing-library/react';
import type { AppProps } from 'next/app';
import { appWithTranslation, useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { DEFAULT_NUMERALS, type Numerals, type Writing } from '@/lib/domain/formats';
import config from '@/next-i18next.config';
import { TextsInWriting } from './texts-in-writing';

const TEXTS = {
  en: { common: { boards_one: '{{count}} board', boards_other: '{{count}} boards' } },
  ar: { common: { boards_few: '{{count}} ألواح' } },
};
const shown: string[] = [];

function Boards() {
  const { t } = useTranslation('common');
  const text = t('boards' as 'shell.logo', { count: 3 });
  shown.push(text);
  return <p>{text}</p>;
}
const App = appWithTranslation(({ pageProps }: AppProps<Writing>) => (
  <TextsInWriting locale={pageProps.locale} numerals={pageProps.numerals}>
    <Boards />
  </TextsInWriting>
));

/** The page as Next renders it with what `serverSideTranslations` gives. */
function page(locale: 'en' | 'ar', numerals: Numerals = DEFAULT_NUMERALS) {
  const translations = {
    initialI18nStore: { [locale]: TEXTS[locale] },
    initialLocale: locale,
    ns: ['common'],
    userConfig: config,
  };
  const pageProps = { locale, numerals, _nextI18Next: translations };
  return <App {...({ pageProps, router: { locale } } as unknown as ComponentProps<typeof App>)} />;
}

test('a page in the other language and other digits shows at once, without a text that is missing meanwhile', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(page('en'));
  expect(screen.getByText('3 boards')).toBeVisible();
  rerender(page('ar'));
  rerender(page('ar', 'arab'));
  expect([...new Set(shown)]).toEqual(['3 boards', '3 ألواح', '٣ ألواح']);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NO_BANNER } from '@/lib/domain/store/banner/banner';
import type { Locale } from '@/lib/domain/locale';
import ar from '@/locales/ar/common.json';
import en from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { BannerBar } from './banner-bar';
import { Countdown } from './countdown';

let locale: Locale = 'en';
jest.mock('next/router', () => ({ useRouter: () => ({ query: {}, locale }) }));
jest.mock('@/lib/hooks/language/use-writing', () => ({ useWriting: () => ({ locale, numerals: 'latn' }) }));
jest.mock('@/lib/hooks/browser/when-idle', () => ({ whenIdle: () => () => undefined }));

const banner = {
  ...NO_BANNER,
  enabled: true,
  text: { en: 'White Friday', ar: 'الجمعة البيضاء' },
  link: '/?code=WHITE',
  to: Date.UTC(2099, 10, 29, 21),
  countdown: true,
};

test.each([
  ['en', en, 'White Friday', /^Until .?29 November 2099.?$/],
  ['ar', ar, 'الجمعة البيضاء', /^حتى .?29 نوفمبر 2099.?$/],
] as const)(
  'in %s the page has the words, the link and the end before any script runs',
  (language, common, name, end) => {
    locale = language;
    const bar = (
      <WithTexts texts={{ common }}>
        <BannerBar banner={banner} timeZone="UTC" />
      </WithTexts>
    );
    const html = document.createElement('div');
    html.innerHTML = renderToString(bar);
    expect(html.querySelector('a')).toHaveAttribute('href', expect.stringContaining('code=WHITE'));
    expect(html).toHaveTextContent(name);
    expect(html.querySelector('time')).toHaveTextContent(end);
  },
);

test('the clock is a timer that no screen reader repeats each second', () => {
  locale = 'en';
  render(
    <WithTexts texts={{ common: en }}>
      <Countdown until={Date.now() + 2.5 * 24 * 60 * 60 * 1000} />
    </WithTexts>,
  );
  const timer = screen.getByRole('timer');
  expect(timer).toHaveAttribute('aria-live', 'off');
  expect(timer).toHaveTextContent(/^2 days \S*\d\d:\d\d:\d\d\S* left$/);
});

import { render, screen } from '@testing-library/react';
import type { Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import ar from '@/locales/ar/common.json';
import en from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { ClosedGate } from './closed-gate';

let page: { locale: Locale; asPath: string; state: StoreSetting['trading']['state'] };
// React puts titles and metadata into the document's head by itself.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: unknown }) => children,
}));
jest.mock('next/router', () => ({ useRouter: () => page }));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => aStoreSetting({ trading: { state: page.state, note: { en: '', ar: '' } } }),
}));

const open = (common: typeof en | typeof ar) =>
  render(
    <WithTexts texts={{ common }} locale={page.locale}>
      <ClosedGate>Goods</ClosedGate>
    </WithTexts>,
  );
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

test.each([
  ['en', '/', en],
  ['ar', '/products/sea', ar],
] as const)(
  'a page that sold is titled in a closed shop (%s), and no search engine takes it for the page of before',
  async (locale, asPath, common) => {
    page = { locale, asPath, state: 'closed' };
    open(common);
    expect(await screen.findByRole('heading', { name: common.noStore.closed.title })).toBeVisible();
    expect(screen.queryByText('Goods')).toBeNull();
    expect(document.title).toContain(common.noStore.closed.title);
    expect(robots()).toBe('noindex');
    expect(document.querySelector('link[rel=canonical], link[rel=alternate]')).toBeNull();
  },
);

test.each([
  ['closed', '/orders/1'],
  ['closed', '/terms'],
  ['paused', '/products/sea'],
  ['open', '/'],
] as const)('in a shop that is %s, %s stays', (state, asPath) => {
  page = { locale: 'en', asPath, state };
  open(en);
  expect(screen.getByText('Goods')).toBeVisible();
  expect(robots()).toBeUndefined();
});

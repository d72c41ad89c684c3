import { screen } from '@testing-library/react';
import { VisitorsView } from '@/components/admin/visitors/visitors-view';
import { stepKey, visited } from '@/lib/domain/visits/visit-day';
import { watchVisits } from '@/lib/firestore/figures/visits';
import ar from '@/locales/ar/admin-visitors.json';
import en from '@/locales/en/admin-visitors.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

jest.mock('@/lib/firestore/figures/visits');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));

const day = {
  ...visited({
    ...{ page: '/', locale: 'en', device: 'phone', steps: ['visit'], source: '', missed: '' },
  }),
  steps: { [stepKey('en', 'phone', 'visit')]: 1 },
};

beforeEach(() =>
  jest.mocked(watchVisits).mockImplementation((_store, range, onNext) => {
    onNext(new Map([[range.to, day]]));
    return () => undefined;
  }),
);

test.each([
  ['en', en, { language: 'ar' }],
  ['ar', ar, { device: 'phone' }],
] as const)(
  'while a filter is set, the tables that it leaves whole say so, in %s',
  async (locale, texts, query) => {
    renderInAdmin(<VisitorsView />, { locale, query, isReady: true });
    expect(await screen.findByText(texts.unfiltered)).toBeVisible();
  },
);

test('without a filter nothing is said of it', async () => {
  renderInAdmin(<VisitorsView />, { isReady: true });
  expect(await screen.findByText(en.pages.title)).toBeVisible();
  expect(screen.queryByText(en.unfiltered)).toBeNull();
});

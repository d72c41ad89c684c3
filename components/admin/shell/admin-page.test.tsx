import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { AdminPage } from './admin-page';

// React puts a title into the document's head by itself.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: unknown }) => children,
}));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ name: { en: 'Oud & Co', ar: 'عود' } }),
}));

// SPEC.md 1: "{product} | {page}".
test('a page of the admin is titled as those of the shop', () => {
  renderInAdmin(<AdminPage title="nav.item.orders">{null}</AdminPage>);
  expect(document.title).toBe('Oud & Co | Orders');
});

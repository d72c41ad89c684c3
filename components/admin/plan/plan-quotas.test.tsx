import { act, renderHook, screen, within } from '@testing-library/react';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { useStoreUsage } from '@/components/admin/plan/plan-context';
import { PlanLink } from '@/components/admin/plan/plan-link';
import { PlanQuotas } from '@/components/admin/plan/plan-quotas';
import { PlanUsage } from '@/components/admin/plan/plan-usage';
import { MonthNotices, ProductsNotice } from '@/components/admin/plan/quota-notice';
import { useRefusal } from '@/components/admin/plan/use-refusal';
import { notify } from '@/components/overlays/notify';
import type { UsageRow } from '@/lib/domain/api/billing';
import type { AppError } from '@/lib/domain/errors/app-error';
import { parseStoreUsage } from '@/lib/domain/quotas/store-usage';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin, stageOf } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify');
jest.mock('@/components/admin/forms/owner-only');
jest.mock('@/components/admin/plan/plan-context');
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ timeZone: 'UTC' }) }));
jest.mock('@/lib/hooks/store/use-today', () => ({ useToday: () => '2026-11-30' }));

const MIB = 1024 * 1024;
const ROWS: UsageRow[] = [
  { name: 'products', used: 1700, quota: 2000 },
  { name: 'staff', used: 3, quota: 3 },
  { name: 'orders', used: 12, quota: 500 },
  { name: 'storage', used: 5 * MIB - 7, quota: 100 * MIB },
  { name: 'mails', used: 4, quota: null },
];
const REFUSED: AppError = { code: 'quota-reached', params: { what: 'staff', used: 3, quota: 3 } };
const push = { push: jest.fn() };

const asRole = (isOwner: boolean) => jest.mocked(useIsOwner).mockReturnValue(isOwner);
const stored = (usage: object) =>
  jest.mocked(useStoreUsage).mockReturnValue({ status: 'ready', value: parseStoreUsage(usage) });

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  asRole(true);
  jest.mocked(call).mockResolvedValue(ok({ month: '2026-11', usage: ROWS }));
});

test('the usage is read as bars with words: how much, what counts, and the way to a larger plan', async () => {
  const upgrade = jest.fn();
  renderInAdmin(<PlanUsage version="a" onUpgrade={upgrade} />);
  const products = await screen.findByRole('progressbar', { name: 'Products' });
  expect(products).toHaveAttribute('aria-valuetext', '1,700 of 2,000');
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Nearly full1,700 of 2,000'),
    expect.stringContaining('Full3 of 3'),
    expect.stringContaining('Orders this month12 of 500'),
    expect.stringContaining('5 MiB of 100 MiB'),
    expect.stringContaining('4, unlimited'),
  ]);
  act(() => screen.getByRole('button', { name: 'Choose a larger plan' }).click());
  expect(upgrade).toHaveBeenCalledTimes(1);
});

test('in Arabic it is said in Arabic, and staff are offered no other plan', async () => {
  renderInAdmin(<PlanUsage version="a" />, { locale: 'ar' });
  expect(await screen.findByRole('progressbar', { name: 'المنتجات' })).toBeVisible();
  expect(screen.getByText('يوشك على الامتلاء')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the usage cannot be read the page says so', async () => {
  jest.mocked(call).mockResolvedValue({ ok: false, error: { code: 'try-again' } });
  renderInAdmin(<PlanUsage version="a" />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('what the plan refuses leads owners to the plans, and tells staff whom to ask', () => {
  const told = (isOwner: boolean) => {
    asRole(isOwner);
    const { result } = renderHook(() => useRefusal(), { wrapper: stageOf(push) });
    result.current.tell(REFUSED);
    return jest.mocked(notify).mock.lastCall?.[0];
  };
  const toOwner = told(true);
  expect(toOwner?.message).toBe(
    'The plan of this store holds no more people: 3 of 3 places are used, open invitations among them.',
  );
  expect(toOwner?.action?.label).toBe('See the plan');
  toOwner?.action?.onClick();
  expect(push.push).toHaveBeenCalledWith('/admin/settings#plan');
  const toStaff = told(false);
  expect(toStaff?.message).toContain('The store’s owner can choose a larger plan.');
  expect(toStaff?.action).toBeUndefined();
  const { result } = renderHook(() => useRefusal(), { wrapper: stageOf() });
  result.current.tell({ code: 'try-again' });
  expect(jest.mocked(notify).mock.lastCall?.[0].action).toBeUndefined();
});

test('beside a refusal that stays on the page there is a link for owners alone', () => {
  const { unmount } = renderInAdmin(<PlanLink error={REFUSED} />);
  expect(screen.getByRole('link', { name: 'See the plan' })).toHaveAttribute('href', '/admin/settings#plan');
  unmount();
  asRole(false);
  renderInAdmin(<PlanLink error={REFUSED} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a month’s notice stands on every page until it is hidden, and returns with the next level', () => {
  const orders = { level: 'near', used: 400, quota: 500, month: '2026-11' };
  stored({ limits: { orders, mails: { ...orders, month: '2026-10' } } });
  const { rerender } = renderInAdmin(<MonthNotices />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Four fifths of the orders that the plan holds in a month (500) are used.',
  );
  act(() => screen.getByRole('button', { name: 'Hide this' }).click());
  expect(screen.queryByRole('status')).toBeNull();
  stored({ limits: { orders: { ...orders, level: 'full', used: 500 } } });
  rerender(<MonthNotices />);
  expect(screen.getByRole('status')).toHaveTextContent('Every order is still accepted');
});

test('the products’ notice says how many are used now, nothing while there is room', () => {
  stored({ products: 1801, limits: { products: { level: 'near', used: 1600, quota: 2000 } } });
  const { rerender } = renderInAdmin(<ProductsNotice />);
  expect(screen.getByRole('status')).toHaveTextContent('1,801 of 2,000');
  stored({ products: 10, limits: { products: { level: 'free', used: 10, quota: 2000 } } });
  rerender(<ProductsNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a plan to choose says what it holds, in Arabic with its plurals', () => {
  renderInAdmin(<PlanQuotas quotas={{ products: 2, staff: 3, orders: 11, mails: 100 }} />, { locale: 'ar' });
  const list = screen.getByRole('list', { name: 'ما تتسع له الباقة' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'منتجان',
    '3 أشخاص في لوحة التحكم',
    '11 طلبًا في الشهر',
    'أي عدد من الصور',
    '100 رسالة تذكير في الشهر',
  ]);
});

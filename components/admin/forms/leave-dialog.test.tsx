import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import admin from '@/locales/en/admin.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { LeaveDialog } from './leave-dialog';

const beforePopState = jest.fn((_: () => boolean) => undefined);
const push = jest.fn();

/** A page of two forms. */
const forms = (first: boolean, second: boolean) => (
  <>
    <LeaveDialog dirty={first} />
    <LeaveDialog dirty={second} />
    <a href="/admin/orders">Orders</a>
  </>
);
const questions = () => screen.queryAllByText(admin.leave.title);
/** What Next does at a step back: it asks whether to go on. */
function goBack() {
  let goesOn: boolean | undefined;
  act(() => {
    goesOn = beforePopState.mock.lastCall?.[0]();
  });
  return goesOn;
}

beforeEach(() => jest.clearAllMocks());

test('a form that was saved leaves the guard of another', async () => {
  const page = renderInAdmin(forms(true, true), { beforePopState, push });
  page.rerender(forms(false, true));
  expect(goBack()).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: admin.leave.stay }));
  page.rerender(forms(false, false));
  expect(goBack()).toBe(true);
  expect(questions()).toEqual([]);
});

test('of two forms with unsaved work one asks', async () => {
  renderInAdmin(forms(true, true), { beforePopState, push });
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await screen.findByText(admin.leave.title);
  expect(questions()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: admin.leave.confirm }));
  expect(push).toHaveBeenCalledTimes(1);
  expect(push).toHaveBeenCalledWith('/admin/orders', undefined, { locale: false });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { PaletteDialog } from '@/components/admin/palette/palette-dialog';
import { useRefusal } from '@/components/admin/plan/use-refusal';
import { AdminFooter } from '@/components/admin/shell/admin-footer';
import { notify } from '@/components/overlays/notify';
import admin from '@/locales/en/admin.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { LeaveDialog } from './leave-dialog';

jest.mock('@/components/overlays/notify');
jest.mock('@/components/admin/palette/use-destinations', () => ({
  useDestinations: () => [{ kind: 'pages', key: 'orders', label: 'Orders', href: '/admin/orders' }],
}));
jest.mock('@/components/admin/forms/owner-only', () => ({ useIsOwner: () => true }));
jest.mock('@/components/admin/orders/alert/sound-toggle', () => ({ SoundToggle: () => null }));
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/lib/hooks/account/use-store-user', () => ({ useStoreUser: () => null }));
const logout = jest.fn();
jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user: null, logout }) }));

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
  // The dialog leaves after its animation.
  await waitFor(() => expect(questions()).toEqual([]));
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

/** What leaves without a link. */
function Buttons() {
  const [finds, setFinds] = useState(false);
  const { tell } = useRefusal();
  return (
    <>
      <PaletteDialog open={finds} onClose={() => setFinds(false)} />
      <button onClick={() => setFinds(true)}>Find</button>
      <button onClick={() => tell({ code: 'quota-reached' })}>Save</button>
      <AdminFooter />
    </>
  );
}
const rendered = (dirty: boolean) =>
  renderInAdmin(
    <>
      <LeaveDialog dirty={dirty} />
      <Buttons />
    </>,
    { beforePopState, push },
  );
const WAYS: Readonly<
  Record<string, { readonly go: () => Promise<void> | void; readonly left: () => unknown }>
> = {
  'the command palette': {
    async go() {
      await userEvent.click(screen.getByText('Find'));
      await userEvent.click(await screen.findByRole('option', { name: 'Orders' }));
    },
    left: () => push.mock.lastCall,
  },
  'the toast of a full plan': {
    async go() {
      await userEvent.click(screen.getByText('Save'));
      act(() => jest.mocked(notify).mock.lastCall?.[0].action?.onClick());
    },
    left: () => push.mock.lastCall,
  },
  'the logout': {
    go: () => userEvent.click(screen.getByText(admin.footer.logout)),
    left: () => logout.mock.lastCall,
  },
};

test.each(Object.entries(WAYS))('%s asks before unsaved work is lost', async (_, { go, left }) => {
  rendered(true);
  await go();
  const stay = await screen.findByRole('button', { name: admin.leave.stay });
  // The palette, which closes at the same time, takes no focus back.
  await waitFor(() =>
    expect(stay.closest('[role=dialog]')).toContainElement(document.activeElement as HTMLElement),
  );
  expect(left()).toBeUndefined();
  await userEvent.click(stay);
  expect(left()).toBeUndefined();
});

test.each(Object.entries(WAYS))(
  '%s goes on once that is confirmed, and at once without it',
  async (_, way) => {
    const page = rendered(true);
    await way.go();
    await userEvent.click(await screen.findByRole('button', { name: admin.leave.confirm }));
    expect(way.left()).toBeDefined();
    page.unmount();
    jest.clearAllMocks();
    rendered(false);
    await way.go();
    expect(questions()).toEqual([]);
    expect(way.left()).toBeDefined();
  },
);

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliverySetting } from '@/lib/domain/delivery/zone';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { DeliveryView } from './delivery-view';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
jest.mock('@/components/admin/forms/owner-only', () => ({ OwnerOnly: () => null, useIsOwner: () => true }));
jest.mock('@/components/admin/forms/leave-dialog', () => ({ LeaveDialog: () => null }));
const setting = aStoreSetting({
  country: 'SA',
  delivery: {
    zones: [
      aZone({ id: 'west', name: { en: 'West', ar: '' }, cities: [aPlace('SA', 'makkah.jeddah', 'Jeddah', 'جدة')] }),
      aZone({ id: 'again', name: { en: 'Again', ar: '' }, cities: [aPlace('', '', 'jeddah')] }),
      aZone({ id: 'rest', rest: true }),
    ],
    holidays: [],
  },
});
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

const zones = () => screen.getByRole('list', { name: 'Delivery zones' });
const zoneOf = (name: string) =>
  within(screen.getByRole('listitem', { name: new RegExp(`^\\d+\\. ${name}$`) }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const saved = () => jest.mocked(call).mock.lastCall?.[1] as { readonly delivery: DeliverySetting };

async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

beforeEach(() => {
  jest.mocked(call).mockReset().mockResolvedValue(ok({ savedAt: 1 }) as never);
  renderInAdmin(<DeliveryView />);
});

test('a refused amount opens its zone and says so; corrected, the whole setting is saved', async () => {
  await press('Add a zone');
  const added = zoneOf('Zone without places');
  await fill(added.getByLabelText('City or region'), 'الرياض');
  await userEvent.click(added.getByRole('button', { name: 'Add the place' }));
  await press(/^4\. /);
  await press('Save');
  expect(await screen.findByText('Please enter an amount such as 24.50')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await fill(within(zones()).getByLabelText('Charge'), '12.50');
  await press('Save');
  const { delivery } = saved();
  expect(delivery.zones).toHaveLength(4);
  expect(delivery.zones[3]).toMatchObject({
    cities: [{ country: 'SA', name: { ar: 'الرياض' } }],
    methods: [{ kind: 'courier', rate: { by: 'flat', steps: [{ from: 0, charge: 1250 }] } }],
  });
  expect(delivery.zones.slice(0, 3)).toEqual(setting.delivery.zones);
});

test('zones change places and go only when that is confirmed', async () => {
  await press('Move up: Again');
  await press('Delete: West');
  await press('Keep it');
  await press('Delete: West');
  await press('Delete');
  await press('Save');
  expect(saved().delivery.zones.map(({ id }) => id)).toEqual(['again', 'rest']);
});

test('a place of two zones is listed with the one that counts, and an address is tried with what is typed', async () => {
  const row = screen.getByRole('row', { name: /^Jeddah/ });
  expect(row).toHaveTextContent(/1\. West2\. Again$/);
  await fill(screen.getByLabelText('City'), 'جدة');
  expect(screen.getByText('West: it names the city')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Courier' })).toBeInTheDocument();
  await press('Delete: Everywhere else');
  await press('Delete');
  await fill(screen.getByLabelText('City'), 'Abha');
  expect(screen.getByText('Refused: no zone names this address')).toBeInTheDocument();
});

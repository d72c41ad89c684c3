import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
// Its lists arrive after a test has ended.
jest.mock('./use-places', () => ({ usePlaces: () => null }));
const one = aStoreSetting({ country: 'SA' });
const several = aStoreSetting({
  country: 'SA',
  delivery: {
    zones: [
      aZone({
        id: 'west',
        name: { en: 'West', ar: '' },
        cities: [aPlace('SA', 'makkah.jeddah', 'Jeddah', 'جدة')],
      }),
      aZone({ id: 'again', name: { en: 'Again', ar: '' }, cities: [aPlace('', '', 'jeddah')] }),
      aZone({ id: 'rest', rest: true }),
    ],
    holidays: [],
  },
});
let setting = several;
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

const saved = () => jest.mocked(call).mock.lastCall?.[1] as { readonly delivery: DeliverySetting };

/** By its text or its name: roles of so large a page take seconds to compute. */
const press = (name: string | RegExp) =>
  fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button, button *' }));
const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

function show(shown = several) {
  setting = shown;
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ savedAt: 1 }) as never);
  renderInAdmin(<DeliveryView />);
}

test('an amount is refused at its field; corrected, the whole setting is saved', async () => {
  show(one);
  fill(screen.getByLabelText('City or region'), 'الرياض');
  press('Add the place');
  fill(screen.getByLabelText('Charge'), 'one');
  press('Save');
  expect(await screen.findByText('Please enter an amount such as 24.50')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  fill(screen.getByLabelText('Charge'), '12.50');
  press('Save');
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(saved().delivery.zones).toMatchObject([
    {
      rest: true,
      cities: [{ country: 'SA', id: '', name: { en: 'الرياض' } }],
      methods: [{ kind: 'courier', rate: { by: 'flat', steps: [{ from: 0, charge: 1250 }] } }],
    },
  ]);
});

test('zones change places and go only when that is confirmed', async () => {
  show();
  press('Move up: Again');
  press('Delete: West');
  press('Keep it');
  press('Delete: West');
  press('Delete');
  press('Save');
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(saved().delivery.zones.map(({ id }) => id)).toEqual(['again', 'rest']);
});

test('a place of two zones is listed with the one that counts, and an address is tried with what is typed', () => {
  show();
  const overlaps = within(screen.getByLabelText('Places in several zones'));
  expect(overlaps.getByText(/^Jeddah/).closest('tr')).toHaveTextContent(/1\. West2\. Again$/);
  fill(screen.getByLabelText('City'), 'جدة');
  expect(screen.getByText('West: it names the city')).toBeInTheDocument();
  expect(screen.getByText('Courier', { selector: 'td' })).toBeInTheDocument();
  press('Delete: Everywhere else');
  press('Delete');
  fill(screen.getByLabelText('City'), 'Abha');
  expect(screen.getByText('Refused: no zone names this address')).toBeInTheDocument();
});

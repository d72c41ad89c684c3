import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CityField } from '@/components/storefront/addresses/country/city-field';
import { NEW_ADDRESS } from '@/lib/browser/shipping-draft';
import type { SavedAddress } from '@/lib/domain/account/address-book';
import { placesOf } from '@/lib/domain/address/places/all-places';
import common from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { anAddress } from '@/tests/fixtures/shop/orders';
import { GENERAL_FIELDS } from '@/lib/domain/address/address-fields';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { useShippingForm } from './use-shipping-form';

interface Person {
  uid: string;
  isAnonymous: boolean;
  name: string;
  email: string;
  phone: string;
  addresses: SavedAddress[];
}
let user: Person | null;
let loading = false;
jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user, loading }) }));
jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/components/storefront/addresses/use-address-book', () => ({
  useAddressBook: () => ({ book: user?.addresses ?? NOBODYS }),
}));
const NOBODYS: SavedAddress[] = [];

const saved = (id: string, city: string): SavedAddress => ({ ...anAddress({ city }), id });
const aPerson = (uid: string, ...addresses: SavedAddress[]): Person => ({
  ...{ uid, isAnonymous: false, name: 'Layla Haddad', email: `${uid}@example.com`, phone: '', addresses },
});

let rules = aStoreSetting().addresses;
const GENERAL = rules;

function Form() {
  const { form, chosen, choose } = useShippingForm(rules);
  return (
    <>
      <output>{chosen}</output>
      {[...GENERAL_FIELDS, 'country' as const].map((field) => (
        <input key={field} aria-label={field} {...form.register(field)} />
      ))}
      <button onClick={() => choose('second')}>second</button>
      <button onClick={() => choose(NEW_ADDRESS)}>new</button>
    </>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) => userEvent.type(field(name), text);
const chosen = () => screen.getByRole('status').textContent;

/** As after a reload: the tab's storage is all that is left. */
function reload() {
  opened?.unmount();
  opened = render(<Form />);
  return opened;
}
let opened: ReturnType<typeof render> | undefined;

beforeEach(() => {
  sessionStorage.clear();
  user = aPerson('layla', saved('first', 'Amman'), saved('second', 'Aqaba'));
  loading = false;
  rules = GENERAL;
  reload();
});

test('what was filled in is not what was typed: an address that changed since stands there after a reload', () => {
  [user, loading] = [null, true];
  const page = reload();
  [user, loading] = [aPerson('layla', saved('first', 'Amman')), false];
  page.rerender(<Form />);
  expect(field('city')).toHaveValue('Amman');
  user = aPerson('layla', saved('first', 'Irbid'));
  reload();
  expect(field('city')).toHaveValue('Irbid');
});

test('what was typed over an address survives a reload, with the rest of it as it is now', async () => {
  await userEvent.clear(field('zipCode'));
  await type('zipCode', '777');
  user = aPerson('layla', saved('third', 'Zarqa'), saved('first', 'Irbid'));
  reload();
  expect(chosen()).toBe('first');
  expect(field('zipCode')).toHaveValue('777');
  expect(field('city')).toHaveValue('Irbid');
});

test('the address that was picked stays so over a reload, and one that is being typed is not mixed with the usual', async () => {
  await userEvent.click(screen.getByText('second'));
  reload();
  expect([chosen(), (field('city') as HTMLInputElement).value]).toEqual(['second', 'Aqaba']);
  await userEvent.click(screen.getByText('new'));
  await type('streetAddress', '5 Sea Road');
  reload();
  expect(chosen()).toBe(NEW_ADDRESS);
  expect(field('streetAddress')).toHaveValue('5 Sea Road');
  expect(field('city')).toHaveValue('');
  await userEvent.click(screen.getByText('second'));
  await userEvent.click(screen.getByText('new'));
  expect(field('streetAddress')).toHaveValue('');
});

test('what is typed before it is known who types joins what they typed before the reload', async () => {
  await userEvent.click(screen.getByText('new'));
  await type('streetAddress', '5 Sea Road');
  const layla = user;
  [user, loading] = [null, true];
  const page = reload();
  await type('city', 'Irbid');
  [user, loading] = [layla, false];
  page.rerender(<Form />);
  reload();
  expect(chosen()).toBe(NEW_ADDRESS);
  expect([field('streetAddress'), field('city')].map((it) => (it as HTMLInputElement).value)).toEqual([
    '5 Sea Road',
    'Irbid',
  ]);
});

test("what somebody with an account typed is nobody else's", async () => {
  await type('streetAddress', ' Annex');
  for (const next of [null, aPerson('omar')]) {
    user = next;
    reload();
    expect(field('streetAddress')).toHaveValue('');
  }
});

test('what a guest typed is still theirs once they logged in', async () => {
  user = null;
  reload();
  await type('streetAddress', '5 Sea Road');
  user = aPerson('layla', saved('first', 'Amman'));
  reload();
  expect(chosen()).toBe(NEW_ADDRESS);
  expect(field('streetAddress')).toHaveValue('5 Sea Road');
  expect(field('city')).toHaveValue('');
  expect(field('email')).toHaveValue('layla@example.com');
});

test("a saved address brings its own country, however late; the store's usual one is for those who have none", () => {
  rules = { ...GENERAL, countries: ['SA', 'KW'], defaultCountry: 'SA' };
  [user, loading] = [null, true];
  const page = reload();
  [user, loading] = [aPerson('layla', { ...saved('first', 'Salmiya'), country: 'KW' }), false];
  page.rerender(<Form />);
  expect(field('country')).toHaveValue('KW');
  user = aPerson('omar');
  reload();
  expect(field('country')).toHaveValue('SA');
});

/** The place of an address in a country whose places are known. */
function PlaceForm() {
  const { form } = useShippingForm(rules);
  const places = placesOf('SA');
  return (
    <WithTexts texts={{ common }}>
      {places && <CityField form={form} places={places} label="city" error={undefined} />}
      <input aria-label="region" {...form.register('regionId')} />
    </WithTexts>
  );
}

const city = () => screen.getByRole('combobox', { name: 'city' });

test('a city chosen from the list brings its region along over a reload, whatever the saved address says', async () => {
  rules = { ...GENERAL, countries: ['SA'], defaultCountry: 'SA' };
  user = aPerson('layla', { ...saved('first', 'Riyadh'), country: 'SA', regionId: 'riyadh' });
  opened?.unmount();
  const before = render(<PlaceForm />);
  await userEvent.clear(city());
  await userEvent.type(city(), 'Jeddah');
  await userEvent.click(screen.getByRole('option', { name: /^Jeddah/ }));
  expect(field('region')).toHaveValue('makkah');
  before.unmount();
  opened = render(<PlaceForm />);
  expect(city()).toHaveValue('Jeddah');
  expect(field('region')).toHaveValue('makkah');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { placesOf } from '@/lib/domain/address/places/all-places';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import common from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { CityField } from './city-field';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));

function Form({ regionId = '' }: { readonly regionId?: string }) {
  const form = useForm<ShippingAddress>({ defaultValues: { city: '', regionId, cityId: '' } });
  const held = useWatch({ control: form.control, name: ['regionId', 'cityId'] });
  const places = placesOf('SA');
  return (
    <WithTexts texts={{ common }}>
      {places && <CityField form={form} places={places} label="City" error={undefined} />}
      <output>{held.join(' ')}</output>
    </WithTexts>
  );
}

const city = () => screen.getByRole('combobox', { name: 'City' });
const held = () => document.querySelector('output')?.textContent;

const write = async (text: string) => {
  await userEvent.click(city());
  await userEvent.paste(text);
};

test.each([
  ['left', 'Djeddah', '{Tab}', 'Jeddah'],
  ['sent', 'جده', '{Enter}', 'جدة'],
])(
  'another spelling becomes the name that the order will have, once it is %s',
  async (_, text, key, name) => {
    render(<Form />);
    await write(text);
    expect(city()).toHaveValue(text);
    await userEvent.keyboard(key);
    expect(city()).toHaveValue(name);
    expect(held()).toBe('makkah makkah.jeddah');
  },
);

test('what the list lacks stays as it was typed, in the region that was chosen', async () => {
  render(<Form regionId="asir" />);
  await write('A far village');
  await userEvent.tab();
  expect(city()).toHaveValue('A far village');
  expect(held()).toBe('asir ');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AddressBook } from '@/lib/domain/account/address-book';
import { preferAddress, putAddress, removeAddress } from '@/lib/domain/account/address-book';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import addresses from '@/locales/en/addresses.json';
import checkout from '@/locales/en/checkout.json';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { anAddress } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { AddressBookPanel } from './address-book-panel';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));
jest.mock('@/components/overlays/notify', () => ({ notify: jest.fn() }));
/** The account's document changes before the answer arrives. */
jest.mock('./use-address-book', () => ({
  useAddressBook: () => {
    const [book, setBook] = useState<AddressBook>(
      ['First Street', 'Second Street'].map((streetAddress) => ({
        ...anAddress({ streetAddress }),
        id: streetAddress,
      })),
    );
    const change = async (next: (now: AddressBook) => AddressBook) => {
      setBook(next);
      return true;
    };
    return {
      book,
      isFull: false,
      put: (address: AddressBook[number]) => change((now) => putAddress(now, address)),
      prefer: (id: string) => change((now) => preferAddress(now, id)),
      remove: ({ id }: AddressBook[number]) => change((now) => removeAddress(now, id)),
    };
  },
}));

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => {
  render(
    <WithTexts texts={{ addresses, checkout, errors }}>
      <main id="content" tabIndex={-1}>
        <AddressBookPanel user={{ name: '', email: '', phone: '' } as CurrentUser} />
      </main>
    </WithTexts>,
  );
});

test('an opened address takes the focus, and gives it back to its button', async () => {
  await press('Edit: Second Street');
  expect(screen.getByRole('form', { name: 'Edit: Second Street' })).toHaveFocus();
  await press(addresses.cancel);
  expect(button('Edit: Second Street')).toHaveFocus();
  await press('Edit: First Street');
  await press(addresses.save);
  expect(button('Edit: First Street')).toHaveFocus();
});

test('a new address takes the focus, and gives it back to its button', async () => {
  await press(addresses.add);
  expect(screen.getByRole('form', { name: addresses.add })).toHaveFocus();
  await press(addresses.cancel);
  expect(button(addresses.add)).toHaveFocus();
});

test('whoever removes an address by keyboard goes on at the next one', async () => {
  await press('Remove: First Street');
  expect(button('Edit: Second Street')).toHaveFocus();
});

test('whoever makes an address the usual one by keyboard goes on at it', async () => {
  await press('Use as usual address: Second Street');
  expect(screen.queryByRole('button', { name: 'Use as usual address: Second Street' })).toBeNull();
  expect(button('Edit: Second Street')).toHaveFocus();
});

import { useEffect, useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { NEW_ADDRESS } from '@/components/storefront/addresses/address-choice';
import { useAddressBook } from '@/components/storefront/addresses/use-address-book';
import { useUserContext } from '@/context/user-context';
import { isSameAddress, SHIPPING_FIELDS } from '@/lib/domain/account/address-book';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { shippingSchema } from '@/lib/domain/orders/shipping-schema';
import { readDraft, saveDraft } from './draft';

const EMPTY: ShippingAddress = {
  fullName: '',
  streetAddress: '',
  zipCode: '',
  city: '',
  email: '',
  mobileNumber: '',
};

/**
 * The shipping form, and which saved address stands in it. What was typed survives a reload, and what the account
 * knows, its usual address first, fills fields that are still empty; neither touches a field in which something stands.
 */
export function useShippingForm() {
  const form = useForm<ShippingAddress>({ resolver: yupResolver(shippingSchema) });
  const { getValues, reset, setValue, subscribe } = form;
  const { user, loading } = useUserContext();
  const { book } = useAddressBook();
  const account = user && !user.isAnonymous ? user : null;
  const { name = '', email = '', phone = '' } = account ?? {};
  const [draft] = useState(readDraft);
  const [picked, setPicked] = useState<string | null>(null);
  const isResumed = Object.keys(draft).length > 0;
  const usual = book[0];

  const resumed = book.find((address) => isSameAddress(address, { ...EMPTY, ...draft }));
  const atFirst = isResumed ? resumed : usual;
  const chosen = book.find(({ id }) => id === (picked ?? atFirst?.id))?.id ?? NEW_ADDRESS;

  useEffect(() => {
    // The usual address comes with the profile; until then the account's own e-mail must not take its place.
    const ofAccount = loading ? {} : { fullName: name, email, mobileNumber: phone };
    const known: Partial<ShippingAddress> = { ...ofAccount, ...(isResumed ? draft : usual) };
    for (const field of SHIPPING_FIELDS) {
      const value = known[field];
      if (value && !getValues(field)) setValue(field, value);
    }
  }, [name, email, phone, loading, draft, isResumed, usual, getValues, setValue]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe],
  );

  /** Puts a saved address into the fields, or empties them for another one. */
  const choose = (id: string) => {
    setPicked(id);
    const { fullName, streetAddress, zipCode, city, ...contact } = book.find(
      (address) => address.id === id,
    ) ?? { ...EMPTY, fullName: name, email, mobileNumber: phone };
    const { email: to, mobileNumber } = contact;
    reset({ fullName, streetAddress, zipCode, city, email: to, mobileNumber });
  };
  return { form, chosen, choose };
}

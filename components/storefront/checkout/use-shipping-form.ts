import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { addressResolver } from '@/components/storefront/addresses/address-resolver';
import { useAddressBook } from '@/components/storefront/addresses/use-address-book';
import { useTypedFields } from '@/components/storefront/forms/use-typed-fields';
import { useUserContext } from '@/context/user-context';
import { NEW_ADDRESS, readDraft, saveDraft } from '@/lib/browser/shipping-draft';
import { isSameAddress } from '@/lib/domain/account/address-book';
import { ADDRESS_FIELDS, GENERAL_FIELDS, type AddressField } from '@/lib/domain/address/address-fields';
import { usualCountry } from '@/lib/domain/address/usual-country';
import { memberOf } from '@/lib/domain/account/current-user';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

const EMPTY: ShippingAddress = {
  fullName: '',
  streetAddress: '',
  zipCode: '',
  city: '',
  email: '',
  mobileNumber: '',
};

/**
 * The shipping form, and the saved address that fills it: the default one until the shopper picks another or types. Typed text
 * survives a reload; other fields show the saved address as it is now. Neither overwrites a field that is not empty.
 */
export function useShippingForm(rules: StoreSetting['addresses']) {
  const form = useForm<ShippingAddress>({ resolver: addressResolver(rules) });
  const { getValues, reset, setValue } = form;
  const { user, loading } = useUserContext();
  const { book } = useAddressBook();
  const member = memberOf(user);
  const { name = '', email = '', phone = '' } = member ?? {};
  const uid = member?.uid ?? null;
  const resumed = useMemo(() => readDraft(uid), [uid]);
  const [pickedNow, setPicked] = useState<string | null>(null);
  const picked = pickedNow ?? resumed.picked;
  const saved =
    picked === null
      ? book[0]
      : (book.find(({ id }) => id === picked) ??
        book.find((address) => isSameAddress(address, { ...EMPTY, ...resumed.typed })));
  const chosen = saved?.id ?? NEW_ADDRESS;

  useEffect(() => {
    // The default address loads with the profile. Until then, the account's own e-mail and the store's default country must not
    // fill its place.
    const ofAccount = loading ? {} : { fullName: name, email, mobileNumber: phone };
    const country = loading ? '' : usualCountry(rules);
    const known = usable({ ...ofAccount, ...saved, ...readDraft(uid).typed }, rules);
    for (const [field, value] of Object.entries({ country, ...known }))
      if (value && !getValues(field as AddressField)) setValue(field as AddressField, value);
  }, [uid, name, email, phone, loading, saved, rules, getValues, setValue]);

  useTypedFields(form, isShippingField, (fields) => {
    // Typed text belongs to the address chosen at that time.
    const decided = picked ?? chosen;
    // A city belongs to the region beside it, which a choice from the list sets without typing.
    const { city, regionId = getValues('regionId') } = fields;
    const typed = { ...fields, ...(city !== undefined && { regionId }) };
    saveDraft(uid, { picked: decided, typed: { ...readDraft(uid).typed, ...typed } });
    setPicked(decided);
  });

  /** Fills the fields with a saved address, or empties them for a new one. */
  const choose = (id: string) => {
    setPicked(id);
    saveDraft(uid, { picked: id, typed: {} });
    const known = book.find((address) => address.id === id) ?? { fullName: name, email, mobileNumber: phone };
    const blank = rules.countries.length > 0 ? { ...BLANK, country: usualCountry(rules) } : EMPTY;
    reset({ ...blank, ...usable(known, rules) });
  };
  return { form, chosen, choose };
}

const BLANK: ShippingAddress = Object.assign({}, ...ADDRESS_FIELDS.map((field) => ({ [field]: '' })));

/**
 * The parts of an address that the store's form can show; for a country that the store does not serve, only the general fields.
 */
function usable(
  known: Partial<ShippingAddress>,
  { countries }: StoreSetting['addresses'],
): Partial<ShippingAddress> {
  const isElsewhere = Boolean(known.country) && !countries.includes(known.country ?? '');
  const shown = countries.length > 0 && !isElsewhere ? ADDRESS_FIELDS : GENERAL_FIELDS;
  return Object.fromEntries(shown.filter((field) => known[field]).map((field) => [field, known[field]]));
}

const isShippingField = (name: string | undefined): name is keyof ShippingAddress =>
  ADDRESS_FIELDS.some((field) => field === name);

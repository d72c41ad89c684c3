import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { addressResolver } from '@/components/storefront/addresses/address-resolver';
import { NEW_ADDRESS } from '@/components/storefront/addresses/address-choice';
import { useAddressBook } from '@/components/storefront/addresses/use-address-book';
import { useTypedFields } from '@/components/storefront/forms/use-typed-fields';
import { useUserContext } from '@/context/user-context';
import { storeTabDraft, readTabDraft } from '@/lib/browser/tab-drafts';
import { isSameAddress } from '@/lib/domain/account/address-book';
import { ADDRESS_FIELDS, GENERAL_FIELDS, type AddressField } from '@/lib/domain/address/address-fields';
import { usualCountry } from '@/lib/domain/address/usual-country';
import { memberOf } from '@/lib/domain/account/current-user';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { env } from '@/lib/env';

const EMPTY: ShippingAddress = {
  fullName: '',
  streetAddress: '',
  zipCode: '',
  city: '',
  email: '',
  mobileNumber: '',
};

/**
 * The shipping form, and which saved address fills it: the default one until the shopper picks another or types. What was
 * typed survives a reload; the other fields show the saved address as it is now. Neither changes a field that is not
 * empty.
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
    // The usual address comes with the profile; until then neither the account's own e-mail nor the store's usual country
    // may take its place.
    const ofAccount = loading ? {} : { fullName: name, email, mobileNumber: phone };
    const country = loading ? '' : usualCountry(rules);
    const known = usable({ ...ofAccount, ...saved, ...readDraft(uid).typed }, rules);
    for (const [field, value] of Object.entries({ country, ...known }))
      if (value && !getValues(field as AddressField)) setValue(field as AddressField, value);
  }, [uid, name, email, phone, loading, saved, rules, getValues, setValue]);

  useTypedFields(form, isShippingField, (fields) => {
    // What was typed belongs to the address that stood there.
    const decided = picked ?? chosen;
    saveDraft(uid, { picked: decided, typed: { ...readDraft(uid).typed, ...fields } });
    setPicked(decided);
  });

  /** Puts a saved address into the fields, or empties them for another one. */
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

/** What of an address the store's form can show; one of a country that the store does not serve gives its general fields. */
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

const KEY = `boards.shipping.${env.storeId}` as const;

/** What a shopper decided in this tab; nothing that the form filled in by itself. */
interface Draft {
  /** The saved address that was chosen or typed over, or NEW_ADDRESS; null before anything was decided. */
  readonly picked: string | null;
  /** Only the fields that hold something. */
  readonly typed: Partial<ShippingAddress>;
}

/** What `uid`, or somebody not logged in, decided in this tab before a reload. */
function readDraft(uid: string | null): Draft {
  const stored = readTabDraft(KEY, uid);
  const fields = fieldsOf(stored.typed);
  const typed = ADDRESS_FIELDS.map((field) => [field, filledText(fields[field])] as const);
  return {
    picked: filledText(stored.picked) ?? null,
    typed: Object.fromEntries(typed.filter(([, value]) => value)),
  };
}

const saveDraft = (uid: string | null, draft: Draft): void => storeTabDraft(KEY, uid, draft);

export const forgetDraft = (): void => storeTabDraft(KEY, null, null);

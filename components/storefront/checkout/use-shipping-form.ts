import { useEffect } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { useUserContext } from '@/context/user-context';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { shippingSchema } from '@/lib/domain/orders/shipping-schema';
import { readDraft, saveDraft, SHIPPING_FIELDS } from './draft';

/**
 * The shipping form. What was typed survives a reload, and what the account knows fills fields that are still empty;
 * neither touches a field in which something stands.
 */
export function useShippingForm() {
  const form = useForm<ShippingAddress>({ resolver: yupResolver(shippingSchema) });
  const { getValues, setValue, subscribe } = form;
  const { user } = useUserContext();
  const account = user && !user.isAnonymous ? user : null;
  const { name = '', email = '', phone = '' } = account ?? {};

  useEffect(() => {
    const known = { fullName: name, email, mobileNumber: phone, ...readDraft() };
    for (const field of SHIPPING_FIELDS) {
      const value = known[field];
      if (value && !getValues(field)) setValue(field, value);
    }
  }, [name, email, phone, getValues, setValue]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe],
  );

  return form;
}

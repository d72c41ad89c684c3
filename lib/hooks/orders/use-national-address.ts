import { useForm } from 'react-hook-form';
import { NATIONAL_ADDRESS_PARTS, type NationalAddressPart } from '@/lib/domain/address/address-fields';
import { profileOf } from '@/lib/domain/address/profiles';
import { textIn } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import { useAddressErrorText } from '@/lib/hooks/language/use-address-error-text';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface Outcome {
  readonly onSaved: () => void;
  /** Called with the translated reason why nothing was saved, if no field is wrong. */
  readonly onFailed: (reason: string) => void;
}

/** The form that completes a Saudi order's National Address: its fields with labels and errors, and how to save them. */
export function useNationalAddress(
  { id: orderId, storeId, address }: Pick<Order, 'id' | 'storeId' | 'address'>,
  { onSaved, onFailed }: Outcome,
) {
  const locale = useLocale();
  const text = useErrorText();
  const errorText = useAddressErrorText();
  const defaultValues = Object.fromEntries(
    NATIONAL_ADDRESS_PARTS.map((part) => [part, address[part] ?? '']),
  ) as Record<NationalAddressPart, string>;
  const form = useForm({ defaultValues });
  const save = form.handleSubmit(async (parts) => {
    const saved = await call('saveNationalAddress', { storeId, orderId, ...parts });
    if (saved.ok) return onSaved();
    const wrong = NATIONAL_ADDRESS_PARTS.filter((part) => saved.error.fields?.[part]);
    for (const part of wrong) form.setError(part, { message: saved.error.fields?.[part] ?? '' });
    if (!wrong.length) onFailed(text.ofError(saved.error));
  });
  const labels = new Map(profileOf('SA').fields.map(({ name, label }) => [name, textIn(label, locale)]));
  const { errors, isSubmitting } = form.formState;
  const fields = NATIONAL_ADDRESS_PARTS.map((part) => ({
    label: labels.get(part) ?? part,
    error: errorText(errors[part]?.message),
    input: form.register(part),
  }));
  return { fields, save: () => void save(), isSubmitting };
}

import { Field, Input, SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { GENERAL_FIELDS, type AddressField } from '@/lib/domain/address/address-fields';
import { profileOf } from '@/lib/domain/address/profiles';
import { textIn } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { useAddressErrorText } from '@/lib/hooks/language/use-address-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface EditedAddressProps {
  readonly address: ShippingAddress;
  /** The function's errors, by `address.` and the field's name. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly onChange: (address: ShippingAddress) => void;
}

/** An order's address, field by field. Places are typed; the function looks them up in the country's list. */
export function EditedAddress({ address, errors, onChange }: EditedAddressProps) {
  const errorText = useAddressErrorText();
  const fields = useAddressLabels(address.country ?? '');
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {fields.map(({ name, label }) => {
        const error = errorText(
          errors?.[`address.${name}`] ?? (name === 'region' ? errors?.['address.regionId'] : undefined),
        );
        return (
          <Field.Root key={name} invalid={Boolean(error)}>
            <Field.Label>{label}</Field.Label>
            <Input
              dir="auto"
              autoComplete="off"
              value={address[name] ?? ''}
              onChange={(event) => onChange({ ...address, ...typed(name, event.target.value) })}
            />
            <Field.ErrorText>{error}</Field.ErrorText>
          </Field.Root>
        );
      })}
    </SimpleGrid>
  );
}

/** A changed name is another place, whose id is not known yet. */
const typed = (name: AddressField, value: string): Partial<ShippingAddress> => ({
  [name]: value,
  ...(name === 'region' && { regionId: '', cityId: '' }),
  ...(name === 'city' && { cityId: '' }),
});

function useAddressLabels(country: string): { readonly name: AddressField; readonly label: string }[] {
  const { t } = useTranslation('admin-orders');
  const locale = useLocale();
  const general = (name: (typeof GENERAL_FIELDS)[number]) => ({ name, label: t(`edit.field.${name}`) });
  if (!country) return GENERAL_FIELDS.map(general);
  const own = profileOf(country).fields.map(({ name, label }) => ({
    name: name === 'regionId' ? ('region' as const) : name,
    label: textIn(label, locale),
  }));
  return [general('fullName'), ...own, general('mobileNumber'), general('email')];
}

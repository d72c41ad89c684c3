import { useTranslation } from 'next-i18next/pages';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useAddressBook } from '@/components/storefront/addresses/use-address-book';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { isSameAddress, MAX_ADDRESSES } from '@/lib/domain/account/address-book';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import styles from './checkout-form.module.css';

interface RememberAddressProps {
  readonly form: UseFormReturn<ShippingAddress>;
  readonly chosen: string;
  readonly value: boolean;
  readonly onChange: (remember: boolean) => void;
}

/** Asks a logged-in shopper whether to keep what stands in the fields, unless it is kept already. */
export function RememberAddress({ form, chosen, value, onChange }: RememberAddressProps) {
  const { t } = useTranslation('addresses');
  const { book, isMember, isFull } = useAddressBook();
  const typed = useWatch({ control: form.control });
  const saved = book.find(({ id }) => id === chosen);
  if (!isMember || (saved && isSameAddress(saved, { ...saved, ...typed }))) return null;
  if (!saved && isFull) return <p className={styles.note}>{t('full', { count: MAX_ADDRESSES })}</p>;
  return (
    <CheckboxField
      label={saved ? t('update') : t('remember')}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

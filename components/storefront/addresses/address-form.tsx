import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/button';
import type { SavedAddress } from '@/lib/domain/account/address-book';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { shippingSchema } from '@/lib/domain/orders/shipping-schema';
import { AddressFields } from './address-fields';
import styles from './addresses.module.css';

interface AddressFormProps {
  readonly id: string;
  /** What stands in the fields at first. */
  readonly initial: Partial<ShippingAddress>;
  /** Whether it was saved. */
  readonly onSave: (address: SavedAddress) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Adds or changes one saved address; closes once it is saved. */
export function AddressForm({ id, initial, onSave, onClose }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const form = useForm<ShippingAddress>({ resolver: yupResolver(shippingSchema), defaultValues: initial });
  const submit = form.handleSubmit(async (address) => {
    if (!(await onSave({ ...address, id }))) return;
    notify({ type: 'success', message: t('saved') });
    onClose();
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <AddressFields form={form} />
      <div className={styles.actions}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { AddressFields } from '@/components/storefront/addresses/address-fields';
import { addressResolver } from '@/components/storefront/addresses/address-resolver';
import { Button } from '@/components/ui/actions/button';
import { useStoreSetting } from '@/context/store-setting-context';
import { ADDRESS_FIELDS } from '@/lib/domain/address/address-fields';
import type { Order, ShippingAddress } from '@/lib/domain/orders/order';
import styles from './own-edits.module.css';
import type { OwnEdit } from './use-own-edit';

interface AddressEditProps {
  readonly order: Order;
  readonly edit: OwnEdit;
  readonly onClose: () => void;
}

/** Changes an order's address, by the rules of the checkout. While a quote is shown it is hidden, and keeps what was typed. */
export function AddressEdit({ order, edit, onClose }: AddressEditProps) {
  const { t } = useTranslation('orders');
  const { addresses } = useStoreSetting();
  const form = useForm<ShippingAddress>({
    resolver: addressResolver(addresses),
    defaultValues: order.address,
  });
  const submit = form.handleSubmit(async (address) => {
    const refused = await edit.ask({ address });
    for (const name of ADDRESS_FIELDS) {
      const message = refused?.fields?.[`address.${name}`];
      if (message) form.setError(name, { message });
    }
  });
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      hidden={edit.quoted !== null}
      onSubmit={(event) => void submit(event)}
    >
      <AddressFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" loading={edit.isQuoting}>
          {t('edit.next')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('edit.keep')}
        </Button>
      </div>
    </form>
  );
}

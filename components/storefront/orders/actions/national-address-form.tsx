import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/text-field';
import type { Order } from '@/lib/domain/orders/order';
import { useNationalAddress } from '@/lib/hooks/orders/use-national-address';
import styles from './mail-notice.module.css';

export function NationalAddressForm({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { fields, save, isSubmitting } = useNationalAddress(order, {
    onSaved: () => notify({ type: 'success', message: t('nationalAddress.saved') }),
    onFailed: (message) => notify({ type: 'error', message }),
  });
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {fields.map(({ label, error, input }) => (
        <TextField key={input.name} label={label} error={error} autoComplete="off" dir="auto" {...input} />
      ))}
      <Button type="submit" loading={isSubmitting}>
        {t('nationalAddress.save')}
      </Button>
    </form>
  );
}

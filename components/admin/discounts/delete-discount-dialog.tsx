import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Discount } from '@/lib/domain/discounts/discount';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface DeleteDiscountDialogProps {
  readonly discount: Discount;
  readonly onClose: () => void;
}

/** Asks before it deletes a discount; existing orders are not affected. */
export function DeleteDiscountDialog({ discount, onClose }: DeleteDiscountDialogProps) {
  const { t } = useTranslation('admin-discounts');
  const { ofError } = useErrorText();
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const remove = async () => {
    setBusy(true);
    const deleted = await call('deleteDiscount', { storeId, discountId: discount.id });
    setBusy(false);
    if (!deleted.ok) return setFailure(deleted.error);
    notify({ type: 'success', message: t('delete.done') });
    onClose();
  };
  return (
    <AdminDialog
      title={t('delete.title', { name: localized(discount.name, locale) })}
      role="alertdialog"
      description={<Text>{t('delete.text')}</Text>}
      busy={busy}
      failure={failure && ofError(failure)}
      onClose={onClose}
      buttons={{
        cancel: t('delete.keep'),
        submit: t('delete.submit'),
        danger: true,
        onConfirm: () => void remove(),
      }}
    />
  );
}

import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useInvoiceFiles } from '@/lib/hooks/orders/use-invoice-files';

interface Props {
  readonly order: Order;
  /** The document's number. */
  readonly number: string;
  /** The tracking link's token, when the reader does not own the order. */
  readonly token?: string | undefined;
}

/** Downloads an order's document as PDF. */
export function SaveDocument({ order, number, token }: Props) {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const onError = (error: AppError) => notify({ type: 'error', message: text.ofError(error) });
  const { save, isBusy } = useInvoiceFiles(order, { token, onError });
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isBusy(number, 'pdf')}
      aria-label={t('documents.saveOf', { number })}
      onClick={() => void save(number, 'pdf')}
    >
      {t('documents.save')}
    </Button>
  );
}

import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/feedback/alert';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { MAX_RETURN_PHOTOS, type OrderReturn } from '@/lib/domain/orders/returns/return';
import { uploadReturnPhoto } from '@/lib/functions/pictures/order-picture';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { PhotoChooser } from './photo-chooser';

interface LaterPhotosProps {
  readonly order: Order;
  readonly one: OrderReturn;
  readonly token?: string | undefined;
}

/** The number of a return's photos; until the store decides, the shopper can add more. */
export function LaterPhotos({ order, one, token }: LaterPhotosProps) {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const count = one.photos?.length ?? 0;
  const left = MAX_RETURN_PHOTOS - count;
  const mayAdd = one.kind === 'return' && one.state === 'requested' && left > 0;

  const add = async (photos: readonly File[]) => {
    setBusy(true);
    setFailure(null);
    for (const photo of photos) {
      const kept = await uploadReturnPhoto(order, one.id, photo, token);
      if (kept.ok) continue;
      setFailure(kept.error);
      break;
    }
    setBusy(false);
  };
  return (
    <>
      {count > 0 && <p role="status">{t('returns.photos.count', { count })}</p>}
      {mayAdd && <PhotoChooser most={left} busy={busy} onChoose={(photos) => void add(photos)} />}
      {failure && (
        <Alert tone="error" title={text.ofField(failure.fields?.picture) ?? text.ofError(failure)} />
      )}
    </>
  );
}

import { Button, HStack, Image, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn, ReturnPhoto } from '@/lib/domain/orders/returns/return';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useReadOnce } from '@/lib/hooks/use-read-once';

interface ReturnPhotosProps {
  readonly order: Order;
  readonly one: OrderReturn;
}

/** The shopper's photos of a return, loaded on demand. */
export function ReturnPhotos({ order, one }: ReturnPhotosProps) {
  const { t } = useTranslation('admin-returns');
  const { count } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { photos = [] } = one;
  if (photos.length === 0) return null;
  return (
    <>
      <Button size="xs" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
        {t('photos.open', { total: count(photos.length) })}
      </Button>
      {isOpen && <PhotoViewer order={order} one={one} photos={photos} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PhotoViewerProps extends ReturnPhotosProps {
  readonly photos: readonly ReturnPhoto[];
  readonly onClose: () => void;
}

/** Shows the photos one at a time, as large as the window allows. */
function PhotoViewer({ order, one, photos, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('admin-returns');
  const { ofError } = useErrorText();
  const { count } = useFormats();
  const [at, setAt] = useState(0);
  const photo = photos[at];
  const { storeId, id: orderId } = order;
  const state = useReadOnce(photo?.id ?? null, () =>
    call('readReturnPhoto', { storeId, orderId, returnId: one.id, photoId: photo?.id ?? '' }),
  );
  const number = count(at + 1);
  return (
    <AdminDialog
      size="lg"
      title={t('photos.title', { number, total: count(photos.length) })}
      failure={state.status === 'failed' ? ofError({ code: state.code }) : null}
      closeLabel={t('photos.close')}
      onClose={onClose}
      footer={
        <HStack gap="2">
          <Button variant="outline" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('photos.previous')}
          </Button>
          <Button variant="outline" disabled={at === photos.length - 1} onClick={() => setAt(at + 1)}>
            {t('photos.next')}
          </Button>
        </HStack>
      }
    >
      {state.status === 'loading' && <Skeleton height="20rem" />}
      {state.status === 'ready' && (
        <Image
          src={`data:image/jpeg;base64,${state.value.jpeg}`}
          alt={t('photos.alt', { number })}
          maxH="70dvh"
          objectFit="contain"
        />
      )}
    </AdminDialog>
  );
}

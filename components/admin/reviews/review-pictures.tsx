import { Box, Dialog, Field, HStack, IconButton, Input, List, Portal } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { call } from '@/lib/functions/call';
import { readStoredPicture } from '@/lib/functions/pictures/read-picture';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** A review's pictures, published or not; staff can view each, and remove it with a reason. */
export function ReviewPictures({ review }: { readonly review: ModeratedReview }) {
  const { t } = useTranslation('admin-orders');
  const [opened, setOpened] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const { pictures = [], name } = review;
  if (pictures.length === 0) return null;
  const path = opened === null ? undefined : pictures[opened];
  return (
    <>
      <List.Root variant="plain" flexDirection="row" gap="3" aria-label={t('reviews.pictures.list')}>
        {pictures.map((picture, at) => (
          <List.Item key={picture}>
            <HStack gap="1" align="flex-start">
              <Box
                asChild
                boxSize="20"
                borderRadius="l2"
                overflow="hidden"
                bg="bg.muted"
                cursor="zoom-in"
                aria-label={t('reviews.pictures.open', { number: at + 1, name })}
              >
                <button type="button" onClick={() => setOpened(at)}>
                  <StoredPicture path={storagePaths.thumbnail(picture)} alt="" fit="cover" />
                </button>
              </Box>
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={t('reviews.pictures.remove', { number: at + 1 })}
                onClick={() => setLeaving(picture)}
              >
                <Icon name="trash" size={16} />
              </IconButton>
            </HStack>
          </List.Item>
        ))}
      </List.Root>
      <Dialog.Root
        open={path !== undefined}
        size="xl"
        placement="center"
        onOpenChange={({ open }) => !open && setOpened(null)}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner padding="4">
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>
                  {t('reviews.pictures.viewer', { number: (opened ?? 0) + 1, name })}
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                {path && (
                  <StoredPicture
                    path={path}
                    alt={t('reviews.pictures.picture', { number: (opened ?? 0) + 1, name })}
                    fit="contain"
                  />
                )}
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <IconButton size="sm" variant="ghost" aria-label={t('reviews.pictures.close')}>
                  <Icon name="close" size={20} />
                </IconButton>
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <RemoveDialog key={leaving} review={review} picture={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

interface StoredPictureProps {
  readonly path: string;
  readonly alt: string;
  readonly fit: 'cover' | 'contain';
}

/** A picture read with the caller's permissions, because unpublished pictures have no public address. */
function StoredPicture({ path, alt, fit }: StoredPictureProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    void readStoredPicture(path).then((file) => {
      if (left || !(file instanceof Blob)) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    });
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return address ? (
    <Box asChild width="full" height="full" maxHeight="75vh" objectFit={fit}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a copy in this browser */}
      <img src={address} alt={alt} />
    </Box>
  ) : null;
}

interface RemoveDialogProps {
  readonly review: ModeratedReview;
  /** The picture to remove; null for none. */
  readonly picture: string | null;
  readonly onClose: () => void;
}

function RemoveDialog({ review, picture, onClose }: RemoveDialogProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-orders');
  const { ofError, ofField } = useErrorText();
  const locale = useLocale();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    if (!picture) return;
    setBusy(true);
    const { productId, id: reviewId } = review;
    const request = { storeId: store, productId, reviewId, picture, reason };
    const result = await call('removeReviewPicture', request);
    setBusy(false);
    if (!result.ok) return setError(ofField(result.error.fields?.reason) ?? ofError(result.error));
    onClose();
    notify({ type: 'success', message: t('reviews.pictures.done') });
  };
  return (
    <ConfirmDialog
      open={picture !== null}
      locale={locale}
      title={t('reviews.pictures.title')}
      description={t('reviews.pictures.description')}
      confirmLabel={t('reviews.pictures.confirm')}
      keepLabel={t('reviews.pictures.keep')}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Field.Root mt="3" invalid={error !== undefined}>
        <Field.Label>{t('reviews.pictures.reason')}</Field.Label>
        <Input
          dir="auto"
          value={reason}
          maxLength={MAX_REASON}
          onChange={({ target }) => setReason(target.value)}
        />
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
    </ConfirmDialog>
  );
}

import { Avatar, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { PHOTO_TYPES } from '@/lib/domain/account/photo';
import type { StoreUser } from '@/lib/domain/account/store-user';
import { ok, type Result } from '@/lib/domain/result';
import { deleteQuietly, uploadPhoto } from '@/lib/functions/profile-photo';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { imageUrl } from '@/lib/images';

/** Square and without metadata, as every profile photo. */
export function OwnPhoto({ person }: { readonly person: StoreUser }) {
  const { t } = useTranslation('admin-people');
  const text = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { name, image, storeId } = person;

  const replaceBy = async (upload: () => Promise<Result<string>>) => {
    setBusy(true);
    const path = await upload();
    const saved = path.ok ? await call('saveStoreUser', { storeId, image: path.value }) : path;
    setBusy(false);
    if (!saved.ok) {
      const message = text.ofField(saved.error.fields?.photo) ?? text.ofError(saved.error);
      return notify({ type: 'error', message });
    }
    notify({ type: 'success', message: t('profile.details.done') });
    if (image) await deleteQuietly(image);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void replaceBy(() => uploadPhoto(file));
    // So that choosing the same file again after a failure counts as a change.
    currentTarget.value = '';
  };

  return (
    <HStack gap="4">
      <Avatar.Root size="2xl">
        <Avatar.Fallback name={name} />
        {image && <Avatar.Image src={imageUrl(image)} alt="" />}
      </Avatar.Root>
      <input ref={input} type="file" hidden accept={PHOTO_TYPES.join()} onChange={choose} />
      <Stack gap="2">
        <HStack wrap="wrap">
          <Button size="sm" variant="outline" loading={busy} onClick={() => input.current?.click()}>
            {t('profile.photo.choose')}
          </Button>
          {image && (
            <Button
              size="sm"
              variant="ghost"
              disabled={busy}
              onClick={() => void replaceBy(async () => ok(''))}
            >
              {t('profile.photo.remove')}
            </Button>
          )}
        </HStack>
        <Text textStyle="sm" color="fg.muted">
          {t('profile.photo.hint')}
        </Text>
      </Stack>
    </HStack>
  );
}

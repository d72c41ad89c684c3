import { Avatar, Button, Field, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type ChangeEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { object } from 'yup';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { TextInput } from '@/components/admin/forms/text-input';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { PHOTO_TYPES } from '@/lib/domain/account/photo';
import type { StoreUser } from '@/lib/domain/account/store-user';
import { nameField } from '@/lib/domain/forms/fields';
import { ok, type Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { deleteQuietly, uploadPhoto } from '@/lib/functions/pictures/profile-photo';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { imageUrl } from '@/lib/pictures/image-url';

const schema = object({ name: nameField() });

interface OwnDetailsProps {
  readonly person: StoreUser;
  readonly email: string;
}

/** The person's name and photo, as their colleagues see them. */
export function OwnDetails({ person, email }: OwnDetailsProps) {
  const { t } = useTranslation('admin-people');
  const { run } = useAction();
  const form = useForm({
    resolver: yupResolver(schema),
    values: { name: person.name },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ name }) => {
    const { storeId, image } = person;
    const saved = await run(call('saveStoreUser', { storeId, name, image }), t('profile.details.done'));
    if (saved.ok) form.reset({ name }, { keepDirtyValues: false });
  });

  return (
    <Panel title={t('profile.details.title')}>
      <Stack gap="6">
        <OwnPhoto person={person} />
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => void save(event)}>
            <LeaveDialog dirty={isDirty && !isSubmitting} />
            <Stack gap="4" alignItems="start">
              <TextInput name="name" label={t('profile.details.name')} />
              <Field.Root readOnly>
                <Field.Label>{t('profile.details.email')}</Field.Label>
                <Input value={email} readOnly dir="ltr" />
              </Field.Root>
              <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
                {t('profile.details.save')}
              </Button>
            </Stack>
          </form>
        </FormProvider>
      </Stack>
    </Panel>
  );
}

/** A profile photo; it is stored square and without metadata. */
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
    // Cleared, so that choosing the same file again after a failure fires a change event.
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

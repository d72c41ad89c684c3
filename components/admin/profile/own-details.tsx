import { Button, Field, Input, Stack } from '@chakra-ui/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { FormProvider, useForm } from 'react-hook-form';
import { object } from 'yup';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { TextInput } from '@/components/admin/forms/text-input';
import { Panel } from '@/components/admin/panel';
import { OwnPhoto } from '@/components/admin/profile/own-photo';
import { notify } from '@/components/overlays/notify';
import type { StoreUser } from '@/lib/domain/account/store-user';
import { nameField } from '@/lib/domain/forms/fields';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';

const schema = object({ name: nameField() });

interface OwnDetailsProps {
  readonly person: StoreUser;
  readonly email: string;
}

/** Name and photo, as the others of the store see them. */
export function OwnDetails({ person, email }: OwnDetailsProps) {
  const { t } = useTranslation('admin-people');
  const { ofError } = useErrorText();
  const form = useForm({
    resolver: yupResolver(schema),
    values: { name: person.name },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ name }) => {
    const { storeId, image } = person;
    const saved = await call('saveStoreUser', { storeId, name, image });
    if (!saved.ok) return notify({ type: 'error', message: ofError(saved.error) });
    form.reset({ name }, { keepDirtyValues: false });
    notify({ type: 'success', message: t('profile.details.done') });
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

import { useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { profileSchema, type ProfileForm as Values } from '@/lib/domain/account/schemas';
import type { AppError } from '@/lib/domain/errors/app-error';
import { saveProfile } from '@/lib/firestore/users';
import { useErrorText } from '@/lib/hooks/use-error-text';
import styles from './profile-view.module.css';

/** Name and phone. What another device changes appears here, except in a field that is being edited. */
export function ProfileForm({ user: { uid, name, phone } }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const form = useForm<Values>({
    resolver: yupResolver(profileSchema),
    values: { name, phone },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<AppError | null>(null);

  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    const saved = await saveProfile(uid, values);
    if (!saved.ok) return setFailure(saved.error);
    // The form's own resetOptions would apply here too and keep what was typed.
    form.reset(values, { keepDirtyValues: false });
    notify({ type: 'success', message: t('profile.done') });
  });

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void save(event)}>
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      <TextField
        label={t('field.name')}
        autoComplete="name"
        error={text.ofField(errors.name?.message)}
        {...form.register('name')}
      />
      <TextField
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        error={text.ofField(errors.phone?.message)}
        {...form.register('phone')}
      />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {t('profile.save')}
      </Button>
    </form>
  );
}

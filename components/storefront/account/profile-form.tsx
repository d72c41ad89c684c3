import { useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { FormTextField } from '@/components/storefront/forms/form-text-field';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { profileSchema, type ProfileForm as Values } from '@/lib/domain/account/schemas';
import type { AppError } from '@/lib/domain/errors/app-error';
import { saveProfile } from '@/lib/firestore/users';
import styles from './profile-view.module.css';

/** Name and phone. What another device changes appears here, except in a field that is being edited. */
export function ProfileForm({ user: { uid, name, phone } }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const form = useForm<Values>({
    resolver: yupResolver(profileSchema),
    values: { name, phone },
    resetOptions: { keepDirtyValues: true },
  });
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
    <FormFrame
      className={styles.form}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('profile.save')}
      onSubmit={save}
    >
      <FormTextField form={form} name="name" label={t('field.name')} autoComplete="name" />
      <FormTextField
        form={form}
        name="phone"
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
      />
    </FormFrame>
  );
}

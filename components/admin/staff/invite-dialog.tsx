import { Button } from '@chakra-ui/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { FormProvider, useForm } from 'react-hook-form';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { SelectInput } from '@/components/admin/forms/select-input';
import { TextInput } from '@/components/admin/forms/text-input';
import { notify } from '@/components/overlays/notify';
import { STORE_ROLES } from '@/lib/domain/account/store-user';
import { invitationSchema } from '@/lib/domain/request-schemas/staff';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useLocale } from '@/lib/hooks/use-locale';

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks who shall work here and sends the invitation. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { t } = useTranslation('admin-people');
  const { ofError } = useErrorText();
  const locale = useLocale();
  const form = useForm({
    resolver: yupResolver(invitationSchema),
    defaultValues: { name: '', email: '', role: 'staff' as const },
  });
  const { isSubmitting } = form.formState;

  const send = form.handleSubmit(async (invited) => {
    const result = await call('inviteStaff', { storeId: env.storeId, locale, ...invited });
    if (!result.ok) return notify({ type: 'error', message: ofError(result.error) });
    notify({ type: 'success', message: t('staff.invited', { email: invited.email }) });
    form.reset();
    onClose();
  });

  return (
    <FormProvider {...form}>
      <AdminDialog
        title={t('staff.form.title')}
        open={open}
        busy={isSubmitting}
        onSubmit={send}
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
              {t('staff.form.cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {t('staff.form.send')}
            </Button>
          </>
        }
      >
        <TextInput name="name" label={t('staff.form.name')} />
        <TextInput name="email" label={t('staff.form.email')} type="email" dir="ltr" />
        <SelectInput
          name="role"
          label={t('staff.form.role')}
          hint={t('staff.form.hint')}
          options={STORE_ROLES.map((value) => ({ value, label: t(`staff.role.${value}`) }))}
        />
      </AdminDialog>
    </FormProvider>
  );
}

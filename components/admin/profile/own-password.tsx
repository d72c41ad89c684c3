import { Button, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { usePasswordForm } from '@/lib/hooks/use-password-form';

const PASSWORD_METHOD = 'password';

interface OwnPasswordProps {
  readonly email: string;
  /** How the person logs in, in the provider's names. */
  readonly methods: readonly string[];
}

export function OwnPassword({ email, methods }: OwnPasswordProps) {
  const { t } = useTranslation('admin-people');
  const hasPassword = methods.includes(PASSWORD_METHOD);
  return (
    <Panel title={t('profile.password.title')}>
      {hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <Text color="fg.muted">{t('profile.password.otherMethod', { method: methods.join(', ') })}</Text>
      )}
    </Panel>
  );
}

function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation('admin-people');
  const text = useErrorText();
  const { form, submit } = usePasswordForm({
    onDone: () => notify({ type: 'success', message: t('profile.password.done') }),
    onFailure: (error) => notify({ type: 'error', message: text.ofError(error) }),
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" alignItems="start">
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field.Root invalid={Boolean(errors.currentPassword)}>
          <Field.Label>{t('profile.password.current')}</Field.Label>
          <Input
            type="password"
            autoComplete="current-password"
            dir="ltr"
            {...form.register('currentPassword')}
          />
          <Field.ErrorText>{text.ofField(errors.currentPassword?.message)}</Field.ErrorText>
        </Field.Root>
        <Field.Root invalid={Boolean(errors.password)}>
          <Field.Label>{t('profile.password.new')}</Field.Label>
          <Input type="password" autoComplete="new-password" dir="ltr" {...form.register('password')} />
          <Field.HelperText>{t('profile.password.hint', FIELD_LIMITS)}</Field.HelperText>
          <Field.ErrorText>{text.ofField(errors.password?.message)}</Field.ErrorText>
        </Field.Root>
        <Button type="submit" loading={isSubmitting}>
          {t('profile.password.save')}
        </Button>
      </Stack>
    </form>
  );
}

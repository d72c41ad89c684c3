import { Button, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { usePasswordForm } from '@/lib/hooks/account/use-password-form';

const PASSWORD_METHOD = 'password';

interface OwnPasswordProps {
  readonly email: string;
  /** The person's sign-in methods, by the provider's names. */
  readonly methods: readonly string[];
}

export function OwnPassword({ email, methods }: OwnPasswordProps) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('password.title')}>
      {methods.includes(PASSWORD_METHOD) ? (
        <PasswordForm email={email} />
      ) : (
        <Text color="fg.muted">{t('password.otherMethod')}</Text>
      )}
    </Panel>
  );
}

/** A new password, with the stricter rule for people with a role. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation('admin');
  const { name } = useStoreSetting();
  const text = useErrorText();
  const { form, submit } = usePasswordForm(
    {
      onDone: () => notify({ type: 'success', message: t('password.done') }),
      onFailure: (error) => notify({ type: 'error', message: text.ofError(error) }),
    },
    { email, names: Object.values(name) },
  );
  const { errors, isSubmitting } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" alignItems="start">
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field.Root invalid={Boolean(errors.currentPassword)}>
          <Field.Label>{t('password.current')}</Field.Label>
          <Input
            type="password"
            autoComplete="current-password"
            dir="ltr"
            {...form.register('currentPassword')}
          />
          <Field.ErrorText>{text.ofField(errors.currentPassword?.message)}</Field.ErrorText>
        </Field.Root>
        <Field.Root invalid={Boolean(errors.password)}>
          <Field.Label>{t('password.new')}</Field.Label>
          <Input type="password" autoComplete="new-password" dir="ltr" {...form.register('password')} />
          <Field.HelperText>{t('password.hint', FIELD_LIMITS)}</Field.HelperText>
          <Field.ErrorText>{text.ofField(errors.password?.message)}</Field.ErrorText>
        </Field.Root>
        <Button type="submit" loading={isSubmitting}>
          {t('password.save')}
        </Button>
      </Stack>
    </form>
  );
}

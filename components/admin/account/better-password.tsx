import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { GuardCard } from '@/components/admin/account/guard-card';
import { PasswordForm } from '@/components/admin/profile/own-password';

/** Blocks the admin until a person with a weak password has chosen a better one. */
export function BetterPassword({ email }: { readonly email: string }) {
  const { t } = useTranslation('admin');
  return (
    <GuardCard title={t('password.betterTitle')}>
      <Text color="fg.muted">{t('password.betterText')}</Text>
      <PasswordForm email={email} />
    </GuardCard>
  );
}

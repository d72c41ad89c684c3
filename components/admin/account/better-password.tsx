import { Button, Center, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { PasswordForm } from '@/components/admin/profile/own-password';
import { useUserContext } from '@/context/user-context';

/** Blocks the admin until a person with a weak password has chosen a better one. */
export function BetterPassword({ email }: { readonly email: string }) {
  const { t } = useTranslation('admin');
  const { logout } = useUserContext();
  return (
    <Center as="main" minHeight="100dvh" padding="4" bg="bg">
      <Stack width="full" maxWidth="md" gap="4">
        <Panel title={t('password.betterTitle')}>
          <Stack gap="5">
            <Text color="fg.muted">{t('password.betterText')}</Text>
            <PasswordForm email={email} />
          </Stack>
        </Panel>
        <Button variant="ghost" onClick={() => void logout()}>
          {t('password.logout')}
        </Button>
      </Stack>
    </Center>
  );
}

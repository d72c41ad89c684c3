import { Button, Center, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';
import { useUserContext } from '@/context/user-context';

interface GuardCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Stands in the admin's place until a person has done what it asks for, or logs out. */
export function GuardCard({ title, children }: GuardCardProps) {
  const { t } = useTranslation('admin');
  const { logout } = useUserContext();
  return (
    <Center as="main" minHeight="100dvh" padding="4" bg="bg">
      <Stack width="full" maxWidth="md" gap="4">
        <Panel title={title}>
          <Stack gap="5">{children}</Stack>
        </Panel>
        <Button variant="ghost" onClick={() => void logout()}>
          {t('password.logout')}
        </Button>
      </Stack>
    </Center>
  );
}

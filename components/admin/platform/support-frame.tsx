import { Button, Center, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { LoadFailure } from '@/components/admin/load-state';
import { useStoreId } from '@/context/use-store-id';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useOwnSupport } from '@/components/admin/platform/use-support';
import { leaveStore } from './leave-store';
import { useHasPassed } from './use-has-passed';

/**
 * Shows the admin to support while an owner's consent runs, and says when it has ended. Rules and functions decide; this only
 * avoids pages whose every part fails.
 */
export function SupportFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  const access = useOwnSupport();
  const until = access.status === 'ready' ? access.value.until : 0;
  const isOver = useHasPassed(until);
  if (access.status === 'failed')
    return (
      <Center minHeight="100dvh" padding="4">
        <LoadFailure code={access.code} />
      </Center>
    );
  if (access.status === 'loading')
    return (
      <Center minHeight="100dvh" role="status" aria-label={t('guard.checking')}>
        <Spinner size="lg" />
      </Center>
    );
  const runs = access.status === 'ready' && !isOver && access.value.state === 'allowed';
  return runs ? children : <Ended />;
}

function Ended() {
  const { t } = useTranslation('admin');
  const store = useStoreId();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void leaveStore(store, locale);
  };
  return (
    <Center as="main" id="content" minHeight="100dvh" padding="4" bg="bg">
      <Stack role="alert" gap="4" maxWidth="lg" textAlign="center" align="center">
        <Heading as="h1" size="2xl">
          {t('support.endedTitle')}
        </Heading>
        <Text color="fg.muted">{t('support.endedText')}</Text>
        <Button minHeight="11" loading={busy} onClick={leave}>
          {t('support.toConsole')}
        </Button>
      </Stack>
    </Center>
  );
}

import { Alert } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';

const store = storeId(env.storeId);

/** Whether cards can be taken at all: the keys stand in the deployment's configuration, which no page can read. */
export function CardAccountState() {
  const { t } = useTranslation('admin-store');
  const [connected, setConnected] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void call('cardAccount', { storeId: store }).then((answer) => {
      if (!isGone && answer.ok) setConnected(answer.value.connected);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (connected === null) return null;
  return (
    <Alert.Root status={connected ? 'success' : 'warning'} role="status">
      <Alert.Indicator />
      <Alert.Title>{t(connected ? 'payment.connected' : 'payment.notConnected')}</Alert.Title>
    </Alert.Root>
  );
}

import { Alert } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useStoreId } from '@/context/use-store-id';
import type { Callables } from '@/lib/domain/api/callables';
import { call } from '@/lib/functions/call';
import { ConnectedCards } from './connected-cards';

/** How the store takes cards: with keys of the deployment's configuration, or with an account that its owner connects here. */
export function CardAccountState() {
  const store = useStoreId();
  const { t } = useTranslation('admin-store');
  const [found, setFound] = useState<Callables['cardAccount']['response'] | null>(null);
  useEffect(() => {
    let isGone = false;
    void call('cardAccount', { storeId: store }).then((answer) => {
      if (!isGone && answer.ok) setFound(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, [store]);
  if (!found) return null;
  const { connected, mayConnect, fee } = found;
  if (mayConnect && fee) return <ConnectedCards fee={fee} />;
  return (
    <Alert.Root status={connected ? 'success' : 'warning'} role="status">
      <Alert.Indicator />
      <Alert.Title>{t(connected ? 'payment.connected' : 'payment.notConnected')}</Alert.Title>
    </Alert.Root>
  );
}

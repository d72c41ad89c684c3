import { Alert, Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useStoreId } from '@/context/use-store-id';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useOwnSupport } from '@/components/admin/platform/use-support';
import { leaveStore } from './leave-store';

/** Reminds an operator whose store this is, and until when they may look in. Nobody can dismiss it. */
export function SupportBanner() {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormats();
  const store = useStoreId();
  const locale = useLocale();
  const access = useOwnSupport();
  const [busy, setBusy] = useState(false);
  if (access.status !== 'ready') return null;
  const leave = () => {
    setBusy(true);
    void leaveStore(store, locale);
  };
  return (
    <Alert.Root
      status="warning"
      mb="6"
      alignItems={{ base: 'flex-start', md: 'center' }}
      flexDirection={{ base: 'column', md: 'row' }}
      position={{ lg: 'sticky' }}
      top="4"
      zIndex="docked"
    >
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title role="status">
          {t('support.looking', { time: dateTime(access.value.until) })}
        </Alert.Title>
        <Alert.Description>{t('support.lookingText')}</Alert.Description>
      </Alert.Content>
      <Button size="sm" minHeight="11" variant="outline" loading={busy} onClick={leave}>
        {t('support.leave')}
      </Button>
    </Alert.Root>
  );
}

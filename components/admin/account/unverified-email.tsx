import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { GuardCard } from '@/components/admin/account/guard-card';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import { isolated } from '@/lib/domain/formats';
import { refreshVerification } from '@/lib/firebase/auth/own-account';
import { call } from '@/lib/functions/call';
import { whileVisible } from '@/lib/hooks/browser/while-visible';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The link may be opened on a phone while this page is looked at. */
const ASK_EVERY_MS = 10_000;

/** Stands in the admin's place until the person's e-mail is confirmed: before, rules and functions refuse all of it. */
export function UnverifiedEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('admin');
  const storeId = useStoreId();
  const locale = useLocale();
  const { run, busy } = useAction();

  useEffect(
    () =>
      whileVisible(() => {
        void refreshVerification();
        const timer = setInterval(() => void refreshVerification(), ASK_EVERY_MS);
        return () => clearInterval(timer);
      }),
    [],
  );

  const send = () => run(call('mailVerification', { storeId, locale }), t('verify.sent'));
  return (
    <GuardCard title={t('verify.title')}>
      <Text color="fg.muted">{t('verify.text', { email: isolated(email) })}</Text>
      <Button alignSelf="flex-start" variant="outline" loading={busy} onClick={() => void send()}>
        {t('verify.send')}
      </Button>
    </GuardCard>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { AuthCard } from '@/components/storefront/account/sign-in/auth-card';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';

/**
 * `/offers/[token]`: unsubscribes from offers at once, without a login. A mail scanner that follows the link also unsubscribes
 * the reader, which is the safer mistake.
 */
export function StopOffersView() {
  const { t } = useTranslation('confirm');
  const { ofError } = useErrorText();
  const { token } = useRouter().query;
  const link = typeof token === 'string' && token ? token : null;
  const stopped = useReadOnce(link, () => call('withdrawMarketingConsent', { token: link ?? '' }));
  return (
    <AuthCard title={t('offers.title')} intro="">
      <StorefrontHead page={t('offers.title')} noIndex />
      {stopped.status === 'loading' && <Skeleton height="6rem" />}
      {stopped.status === 'failed' && <Alert tone="error" title={ofError({ code: stopped.code })} />}
      {stopped.status === 'ready' && <Alert tone="success" title={t('offers.stopped')} />}
      <LinkButton href={paths.home}>{t('shop')}</LinkButton>
    </AuthCard>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { AuthCard } from '@/components/storefront/account/sign-in/auth-card';
import { Outcome } from '@/components/storefront/forms/outcome';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Button } from '@/components/ui/actions/button';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { paths } from '@/lib/paths';

type State = 'open' | 'busy' | 'done' | AppError;

/** `/newsletter/[token]`: confirms the newsletter by a button, because mail scanners open links. */
export function ConfirmNewsletterView() {
  const { t } = useTranslation('confirm');
  const { ofError } = useErrorText();
  const { token } = useRouter().query;
  const [state, setState] = useState<State>('open');
  const confirm = async () => {
    setState('busy');
    const said = await call('confirmNewsletter', { token: String(token) });
    setState(said.ok ? 'done' : said.error);
  };
  return (
    <AuthCard title={t('newsletter.title')} intro={state === 'done' ? '' : t('newsletter.ask')}>
      <StorefrontHead page={t('newsletter.title')} noIndex />
      {typeof state === 'object' && (
        <Alert
          tone="error"
          title={state.code === 'link-expired' ? t('newsletter.expired') : ofError(state)}
        />
      )}
      {state === 'done' ? (
        <>
          <Outcome title={t('newsletter.done')} />
          <LinkButton href={paths.home}>{t('shop')}</LinkButton>
        </>
      ) : (
        <Button loading={state === 'busy'} onClick={() => void confirm()}>
          {t('newsletter.confirm')}
        </Button>
      )}
    </AuthCard>
  );
}

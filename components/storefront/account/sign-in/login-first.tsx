import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useReturnPath } from '@/lib/hooks/browser/use-return-path';
import { paths } from '@/lib/paths';

/** Replaces content that needs a login: `text` names it; the login leads back to this page. */
export function LoginFirst({ text }: { readonly text: string }) {
  const { t } = useTranslation('common');
  const next = useReturnPath();
  return (
    <EmptyState icon="user" title={t('toast.loginFirst')} description={text}>
      <LinkButton href={{ pathname: paths.login, query: { next } }}>{t('shell.login')}</LinkButton>
    </EmptyState>
  );
}

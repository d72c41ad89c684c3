import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { useUserContext } from '@/context/user-context';
import { useReturnPath } from '@/lib/hooks/use-return-path';
import { paths } from '@/lib/paths';

export function OrderNotFound() {
  const { t } = useTranslation('orders');
  const { user } = useUserContext();
  const next = useReturnPath();
  const mayLogIn = !user || user.isAnonymous;
  return (
    <EmptyState as="h1" icon="box" title={t('notFound.title')} description={t('notFound.text')}>
      {mayLogIn && (
        <LinkButton href={{ pathname: paths.login, query: { next } }}>{t('notFound.login')}</LinkButton>
      )}
      <LinkButton variant="outline" href={paths.products}>
        {t('notFound.browse')}
      </LinkButton>
    </EmptyState>
  );
}

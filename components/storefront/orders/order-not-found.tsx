import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import { useReturnPath } from '@/lib/hooks/use-return-path';
import { paths } from '@/lib/paths';

export function OrderNotFound() {
  const { t } = useTranslation('orders');
  const { user } = useUserContext();
  const next = useReturnPath();
  return (
    <EmptyState as="h1" icon="box" title={t('notFound.title')} description={t('notFound.text')}>
      {!memberOf(user) && (
        <LinkButton href={{ pathname: paths.login, query: { next } }}>{t('notFound.login')}</LinkButton>
      )}
      <LinkButton variant="outline" href={paths.products}>
        {t('notFound.browse')}
      </LinkButton>
    </EmptyState>
  );
}

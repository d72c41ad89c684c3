import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/link';
import { useUserContext } from '@/context/user-context';
import { useReturnPath } from '@/lib/hooks/use-return-path';
import { paths } from '@/lib/paths';
import styles from './review-entry.module.css';

/** Who may write a review, for whoever is not logged in; the login leads back to the reviews. */
export function ReviewLogin({ refused }: { readonly refused: boolean }) {
  const { t } = useTranslation('review-form');
  const { user, loading, error } = useUserContext();
  const next = `${useReturnPath()}#reviews`;
  // A guest has an account too; whether they have ordered is known only once they send.
  if (loading || error || (user && !refused)) return null;
  return (
    <p className={styles.login}>
      {t('login')} <Link href={{ pathname: paths.login, query: { next } }}>{t('loginLink')}</Link>
    </p>
  );
}

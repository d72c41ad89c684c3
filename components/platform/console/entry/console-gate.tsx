import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styles from '@/components/platform/console/console.module.css';
import { Button } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { signOut } from '@/lib/firebase/auth/session';
import { useOperator } from '@/lib/hooks/platform/use-operator';
import { EntryForm } from './entry-form';
import { FreshSignInGate } from './fresh-sign-in-gate';

/** Shows the console to operators, and everybody else why not. Rules and functions decide; this only avoids lists that fail. */
export function ConsoleGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('console');
  const session = useOperator();
  if (session.status === 'loading')
    return (
      <p role="status" className={styles.narrow}>
        {t('entry.checking')}
      </p>
    );
  if (session.status === 'nobody') return <EntryForm />;
  if (session.status === 'other')
    return (
      <EmptyState
        icon="user"
        as="h1"
        title={t('entry.refused', { email: session.email })}
        description={t('entry.refusedText')}
      >
        <LogOut />
      </EmptyState>
    );
  return (
    <>
      <FreshSignInGate />
      <div className={styles.who}>
        <span>{t('entry.known', { email: session.email })}</span>
        <LogOut />
      </div>
      {children}
    </>
  );
}

function LogOut() {
  const { t } = useTranslation('console');
  return (
    <Button variant="outline" size="sm" onClick={() => void signOut()}>
      {t('entry.logOut')}
    </Button>
  );
}

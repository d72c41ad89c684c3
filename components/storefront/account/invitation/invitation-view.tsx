import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { AuthCard } from '@/components/storefront/account/sign-in/auth-card';
import styles from '@/components/storefront/account/sign-in/auth-card.module.css';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import type { Callables } from '@/lib/domain/api/callables';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import { localized } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';
import { AcceptSignedIn } from './accept-signed-in';
import { DeclineInvitation, InvitationForm } from './invitation-form';

type Invitation = Callables['readInvitation']['response'];

/** `/invitation/[token]`: the e-mailed invitation to a store's staff. The link proves the mailbox; only an account that works for a store already logs in, too. */
export function InvitationView() {
  const store = useStoreId();
  const { t } = useTranslation('account');
  const { ofError } = useErrorText();
  const { token } = useRouter().query;
  const link = typeof token === 'string' && token ? token : null;
  const [declined, setDeclined] = useState(false);
  const read = useReadOnce<Invitation>(link, () =>
    call('readInvitation', { storeId: store, token: link ?? '' }),
  );
  if (declined) return <Over message={t('invitation.declined')} tone="success" />;
  if (read.status === 'failed')
    return (
      <Over
        message={read.code === 'link-expired' ? t('invitation.over') : ofError({ code: read.code })}
        tone="error"
      />
    );
  if (read.status === 'loading' || !link)
    return (
      <AuthCard title={t('invitation.title')} intro="">
        <Skeleton height="14rem" />
      </AuthCard>
    );
  return <Open token={link} invitation={read.value} onDeclined={() => setDeclined(true)} />;
}

interface OpenProps {
  readonly token: string;
  readonly invitation: Invitation;
  readonly onDeclined: () => void;
}

function Open({ token, invitation, onDeclined }: OpenProps) {
  const { t } = useTranslation('account');
  const { name } = useStoreSetting();
  const store = localized(name, useLocale());
  const user = memberOf(useUserContext().user);
  const { email, role, invitedByName: by } = invitation;
  const isOther = user !== null && normalizeEmail(user.email) !== normalizeEmail(email);
  const intro = t(by ? 'invitation.introBy' : 'invitation.intro', {
    by,
    store,
    role: t(`invitation.role.${role}`),
  });
  return (
    <AuthCard
      title={t('invitation.title')}
      intro={intro}
      footer={<DeclineInvitation token={token} onDeclined={onDeclined} />}
    >
      {invitation.signedIn ? (
        <AcceptSignedIn token={token} email={email} />
      ) : (
        <>
          {isOther && <Alert tone="warning" title={t('invitation.other', { current: user.email, email })} />}
          <InvitationForm token={token} email={email} />
        </>
      )}
    </AuthCard>
  );
}

function Over({ message, tone }: { readonly message: string; readonly tone: 'error' | 'success' }) {
  const { t } = useTranslation('account');
  return (
    <AuthCard title={t('invitation.title')} intro="">
      <div className={styles.form}>
        <Alert tone={tone} title={message} />
        <LinkButton href={paths.home}>{t('already.refused.shop')}</LinkButton>
      </div>
    </AuthCard>
  );
}

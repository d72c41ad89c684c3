import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { StepProps } from '@/components/platform/open/step-props';
import styles from '@/components/platform/open/open.module.css';
import { StepFrame } from '@/components/platform/open/step-frame';
import { useOwnerEntry } from '@/components/platform/use-owner-entry';
import { OwnStores } from '@/components/platform/open/own-stores';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/text-field';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { useMemberEmail } from '@/lib/hooks/account/use-member-email';
import { signOut } from '@/lib/firebase/auth/session';

/** The first screen: who opens the store. The password is in no draft. */
export function AccountStep(props: StepProps) {
  const email = useMemberEmail();
  return email ? <KnownAccount {...props} email={email} /> : <NewAccount {...props} />;
}

function KnownAccount({ email, platform, go }: StepProps & { readonly email: string }) {
  const { t } = useTranslation('platform');
  return (
    <StepFrame onSubmit={() => go('name')}>
      <p>{t('account.known', { email })}</p>
      <OwnStores platform={platform} />
      <div>
        <Button variant="plain" className={styles.plain} onClick={() => void signOut()}>
          {t('account.other')}
        </Button>
      </div>
    </StepFrame>
  );
}

function NewAccount({ go }: StepProps) {
  const { t } = useTranslation('platform');
  const { query } = useRouter();
  const [chosen, setChosen] = useState<'new' | 'known'>();
  const way = chosen ?? (query.as === 'owner' ? 'known' : 'new');
  const { busy, needsCode, enter, submit, failureAbove, forget } = useOwnerEntry();
  const send = async () => {
    if (!(await submit(way)).ok) return;
    notify({ type: 'success', message: t('account.done') });
    go('name');
  };
  return (
    <StepFrame
      failure={failureAbove}
      busy={busy}
      submitLabel={t(way === 'new' ? 'account.signUp' : 'account.logIn')}
      onSubmit={() => void send()}
    >
      {needsCode ? (
        <TextField
          {...enter('code')}
          label={t('account.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      ) : (
        <>
          <TextField {...enter('email')} label={t('account.email')} type="email" autoComplete="username" />
          <TextField
            {...enter('password')}
            label={t('account.password')}
            {...(way === 'new' && { hint: t('account.passwordHint', FIELD_LIMITS) })}
            type="password"
            autoComplete={way === 'new' ? 'new-password' : 'current-password'}
          />
          <div>
            <Button
              variant="plain"
              className={styles.plain}
              onClick={() => {
                setChosen(way === 'new' ? 'known' : 'new');
                forget();
              }}
            >
              {t(way === 'new' ? 'account.hasAccount' : 'account.noAccount')}
            </Button>
          </div>
        </>
      )}
    </StepFrame>
  );
}

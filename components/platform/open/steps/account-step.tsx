import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { StepProps } from '@/components/platform/open/step-props';
import styles from '@/components/platform/open/open.module.css';
import { StepFrame } from '@/components/platform/open/step-frame';
import { OwnStores } from '@/components/platform/open/own-stores';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/text-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { enterAsOwner, type OwnerEntry } from '@/lib/functions/opening/enter-as-owner';
import { useMemberEmail } from '@/lib/hooks/account/use-member-email';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
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
  const { ofField } = useErrorText();
  const { query } = useRouter();
  const [chosen, setChosen] = useState<'new' | 'known'>();
  const way = chosen ?? (query.as === 'owner' ? 'known' : 'new');
  const [entry, setEntry] = useState<OwnerEntry>({ email: '', password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const fields = failure?.fields ?? {};
  const needsCode = failure?.code === 'second-factor-required' || 'code' in fields;
  const enter = (field: keyof OwnerEntry) => ({
    name: field,
    value: entry[field],
    error: ofField(fields[field]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setEntry({ ...entry, [field]: target.value }),
  });

  const submit = async () => {
    setBusy(true);
    const entered = await enterAsOwner(needsCode ? 'code' : way, entry);
    setBusy(false);
    setFailure(entered.ok ? null : entered.error);
    if (!entered.ok) return;
    notify({ type: 'success', message: t('account.done') });
    go('name');
  };
  const shownAbove = failure && !failure.fields && !needsCode ? failure : null;
  return (
    <StepFrame
      failure={shownAbove}
      busy={busy}
      submitLabel={t(way === 'new' ? 'account.signUp' : 'account.logIn')}
      onSubmit={() => void submit()}
    >
      {needsCode ? (
        <TextField
          {...enter('code')}
          label={t('account.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
        />
      ) : (
        <>
          <TextField
            {...enter('email')}
            label={t('account.email')}
            type="email"
            autoComplete="username"
            dir="ltr"
          />
          <TextField
            {...enter('password')}
            label={t('account.password')}
            {...(way === 'new' && { hint: t('account.passwordHint', FIELD_LIMITS) })}
            type="password"
            autoComplete={way === 'new' ? 'new-password' : 'current-password'}
            dir="ltr"
          />
          <div>
            <Button
              variant="plain"
              className={styles.plain}
              onClick={() => {
                setChosen(way === 'new' ? 'known' : 'new');
                setFailure(null);
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

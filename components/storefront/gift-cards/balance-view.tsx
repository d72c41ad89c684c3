import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { TextField } from '@/components/ui/forms/text-field';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Callables } from '@/lib/domain/api/callables';
import { MAX_TYPED_CODE } from '@/lib/domain/prepaid/gift-code';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import styles from './balance-view.module.css';

type Answer = Result<Callables['readGiftBalance']['response']>;

/** `/gift-card`: what is left on a gift card. */
export function BalanceView() {
  const { t } = useTranslation('gift-card');
  const { ofError } = useErrorText();
  const { money } = useFormats();
  const { storeId } = useStoreSetting();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(!typed.trim());
    setAnswer(null);
    if (!typed.trim()) return;
    setBusy(true);
    setAnswer(await call('readGiftBalance', { storeId, giftCode: typed }));
    setBusy(false);
  };
  const isUnknown = answer && !answer.ok && answer.error.code === 'gift-card-unavailable';
  const refusal = isUnknown ? ofError(answer.error) : undefined;
  return (
    <section className={styles.view}>
      <StorefrontHead page={t('title')} noIndex />
      <h1 className={recipe('heading', { size: '3xl' })}>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('code')}
          value={typed}
          maxLength={MAX_TYPED_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          error={missing ? t('required') : refusal}
          onChange={({ target }) => {
            setTyped(target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" size="lg" loading={busy}>
          {t('submit')}
        </Button>
        {answer && !answer.ok && !isUnknown && <Alert tone="error" title={ofError(answer.error)} />}
        {answer?.ok && (
          <p role="status" className={styles.balance}>
            {t('balance', {
              last4: answer.value.last4,
              amount: money(answer.value.balance, answer.value.currency),
            })}
          </p>
        )}
      </form>
    </section>
  );
}

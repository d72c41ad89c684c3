import dynamic from 'next/dynamic';
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
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { recipe } from '@/theme/recipe';
import styles from './balance-view.module.css';
import type { PrintedCardProps } from './printed-card';
import { useLinkedCode } from './use-linked-code';

type Answer = Result<Callables['readGiftBalance']['response']>;

/** Loaded on demand: few visitors come from an e-mail's link, and few stores sell gift cards. */
const PrintedCard = dynamic<PrintedCardProps>(
  () => import('./printed-card').then(({ PrintedCard: Card }) => Card),
  { ssr: false },
);
const BuyGiftCard = dynamic(() => import('./buy/buy-gift-card').then(({ BuyGiftCard: Buy }) => Buy), {
  ssr: false,
});

/** `/gift-card`: a gift card's balance, the printable card from an e-mail's link, and the form to buy one. */
export function BalanceView() {
  const { t } = useTranslation('gift-card');
  const { ofError } = useErrorText();
  const { money } = useFormats();
  const { storeId, giftCards } = useStoreSetting();
  const code = useLinkedCode();
  // The code may be known before hydration, but the page's HTML has nothing in this place.
  const hydrated = useHydrated();
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
      {code && <PrintedCard code={code} />}
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
      {hydrated && giftCards.sold && <BuyGiftCard />}
    </section>
  );
}

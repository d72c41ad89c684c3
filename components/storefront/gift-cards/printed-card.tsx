import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { QrCode } from '@/components/ui/media/qr-code';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Callables } from '@/lib/domain/api/callables';
import { localized } from '@/lib/domain/locale';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './printed-card.module.css';

export interface PrintedCardProps {
  readonly code: string;
}

/** The gift card from an e-mail's link, for the screen and for print; the rest of the page is not printed. */
export function PrintedCard({ code }: PrintedCardProps) {
  const { t } = useTranslation('gift-card');
  const { ofError } = useErrorText();
  const { money } = useFormats();
  const locale = useLocale();
  const { storeId, name: store } = useStoreSetting();
  const [answer, setAnswer] = useState<Result<Callables['readGiftBalance']['response']> | null>(null);
  useEffect(() => {
    let current = true;
    void call('readGiftBalance', { storeId, giftCode: code }).then((read) => current && setAnswer(read));
    return () => {
      current = false;
    };
  }, [storeId, code]);
  if (!answer) return null;
  if (!answer.ok) return <Alert tone="error" title={ofError(answer.error)} />;
  const { balance, currency, name, message } = answer.value;
  return (
    <>
      <article className={styles.card} data-print aria-label={t('card.title')}>
        <div className={styles.texts}>
          <p className={styles.store}>{localized(store, locale)}</p>
          <h2>{t('card.title')}</h2>
          <p className={styles.amount}>{money(balance, currency)}</p>
          {name && <p>{t('card.for', { name })}</p>}
          {message && (
            <p className={styles.message} dir="auto">
              {message}
            </p>
          )}
        </div>
        <QrCode text={window.location.href} label={t('card.qr')} />
        <p className={styles.code} dir="ltr">
          {code}
        </p>
      </article>
      <Button variant="outline" onClick={() => window.print()}>
        {t('card.print')}
      </Button>
    </>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { copyText } from '@/components/overlays/copy-text';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import { showIban } from '@/lib/domain/payments/transfer/iban';
import { useFormats } from '@/lib/hooks/language/use-formats';
import styles from './transfer-panel.module.css';

export interface TransferAccountProps {
  /** The formatted amount. */
  readonly amount: string;
  /** The order's number. */
  readonly reference: string;
}

interface Row {
  readonly key: 'amount' | 'reference' | 'bank' | 'holder' | 'iban' | 'instapay' | 'wallet';
  readonly value: string;
  /** What its button copies, in the format of a bank's app. */
  readonly copied?: string;
}

/** The amount to transfer and the account to transfer it to. */
export function TransferAccount({ amount, reference }: TransferAccountProps) {
  const { t } = useTranslation('payment');
  const { locale } = useFormats();
  const { transfer } = useStoreSetting().payment;
  const rows: readonly Row[] = [
    { key: 'amount', value: amount },
    { key: 'reference', value: reference, copied: reference },
    { key: 'bank', value: localized(transfer.bank, locale) },
    { key: 'holder', value: localized(transfer.holder, locale) },
    { key: 'iban', value: showIban(transfer.iban), copied: transfer.iban },
    { key: 'instapay', value: transfer.instapay, copied: transfer.instapay },
    { key: 'wallet', value: transfer.wallet, copied: transfer.wallet },
  ];
  return (
    <>
      <p>{t('transfer.text')}</p>
      <dl className={styles.facts}>
        {rows
          .filter(({ value }) => value)
          .map(({ key, value, copied }) => (
            <div key={key}>
              <dt>{t(`transfer.${key}`)}</dt>
              <dd>
                <bdi>{value}</bdi>
                {copied && <CopyButton what={t(`transfer.${key}`)} text={copied} />}
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function CopyButton({ what, text }: { what: string; text: string }) {
  const { t } = useTranslation('payment');
  const said = { copied: t('transfer.copied'), failed: t('transfer.notCopied') };
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t('transfer.copyWhat', { what })}
      onClick={() => void copyText(text, said)}
    >
      {t('transfer.copy')}
    </button>
  );
}

import { Button, Field, Input, NativeSelect, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { useStoreSetting } from '@/context/store-setting-context';
import { randomKey } from '@/lib/browser/random-key';
import type { AppError } from '@/lib/domain/errors/app-error';
import { parseMoney, type CurrencyCode } from '@/lib/domain/money/money';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface Draft {
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly reason: string;
  /** Changes with the draft: the same card asked for again is the same card. */
  readonly key: string;
}

/** Makes a gift card by hand, and shows its code this once. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('admin-gift-cards');
  const { ofError, ofField } = useErrorText();
  const { currencies } = useStoreSetting();
  const { draft, change, tried, amount, busy, failure, code, send } = useIssue();
  if (code)
    return (
      <AdminDialog
        title={t('issue.done')}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <Text>{t('issue.once')}</Text>
        <Text textStyle="2xl" fontWeight="semibold" dir="ltr" userSelect="all">
          {code}
        </Text>
      </AdminDialog>
    );
  return (
    <AdminDialog
      title={t('issue.title')}
      busy={busy}
      failure={failure && ofError(failure)}
      onSubmit={send}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('issue.submit')}
          </Button>
        </>
      }
    >
      <Field.Root invalid={tried && !amount}>
        <Field.Label>{t('issue.amount')}</Field.Label>
        <Input
          inputMode="decimal"
          dir="ltr"
          value={draft.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <Field.ErrorText>{t('issue.wrongAmount')}</Field.ErrorText>
      </Field.Root>
      <Field.Root>
        <Field.Label>{t('issue.currency')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={draft.currency}
            onChange={({ target }) =>
              change({
                currency: currencies.find((one) => one.code === target.value)?.code ?? draft.currency,
              })
            }
          >
            {currencies.map((one) => (
              <option key={one.code} value={one.code}>
                {one.code}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root invalid={tried && !draft.reason.trim()}>
        <Field.Label>{t('issue.reason')}</Field.Label>
        <Input
          value={draft.reason}
          maxLength={MAX_REASON}
          dir="auto"
          onChange={({ target }) => change({ reason: target.value })}
        />
        <Field.ErrorText>{ofField('field.reason.required')}</Field.ErrorText>
      </Field.Root>
    </AdminDialog>
  );
}

function useIssue() {
  const { storeId, baseCurrency } = useStoreSetting();
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ amount: '', currency: baseCurrency, reason: '', key: randomKey() },
  }));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [code, setCode] = useState('');
  const amount = parseMoney(draft.amount, draft.currency);
  const send = async () => {
    setTried(true);
    if (!amount || !draft.reason.trim()) return;
    setBusy(true);
    setFailure(null);
    const { currency, reason, key } = draft;
    const issued = await call('issueGiftCard', { storeId, key, currency, amount, reason });
    setBusy(false);
    if (issued.ok) setCode(issued.value.code);
    else setFailure(issued.error);
  };
  const change = (changes: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...changes, key: randomKey() }));
  return { draft, change, tried, amount, busy, failure, code, send };
}

import { Button, Field, Input, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { SelectField } from '@/components/admin/forms/select-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { ReceiverFields } from './receiver-fields';
import { useIssue } from './use-issue';

/** Issues a gift card by hand; only this dialog shows its code. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('admin-gift-cards');
  const { ofError, ofField } = useErrorText();
  const { currencies } = useStoreSetting();
  const { draft, change, tried, amount, busy, failure, refused, code, send } = useIssue();
  if (code)
    return (
      <AdminDialog
        title={t('issue.done')}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <Text>{draft.email.trim() ? t('issue.sent', { email: draft.email.trim() }) : t('issue.once')}</Text>
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
      buttons={{ cancel: t('close'), submit: t('issue.submit') }}
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
      <SelectField
        label={t('issue.currency')}
        value={draft.currency}
        options={currencies.map(({ code: one }) => ({ value: one, label: one }))}
        onChange={(currency) => change({ currency })}
      />
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
      <ReceiverFields draft={draft} change={change} refused={refused} />
    </AdminDialog>
  );
}

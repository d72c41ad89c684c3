import { Button, Field, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { notify } from '@/components/overlays/notify';
import type { AppError } from '@/lib/domain/errors/app-error';
import { MAX_REASON } from '@/lib/domain/orders/desk-fields';
import type { Difference } from '@/lib/domain/reconciliation/difference';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';

interface ExplainDialogProps {
  readonly difference: Difference;
  readonly onClose: () => void;
}

/** Says why a difference is all right. */
export function ExplainDialog({ difference, onClose }: ExplainDialogProps) {
  const { t } = useTranslation('admin-reconciliation');
  const { ofError } = useErrorText();
  const [note, setNote] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const save = async () => {
    setSaving(true);
    const result = await call('explainDifference', {
      storeId: env.storeId,
      differenceId: difference.id,
      note,
    });
    setSaving(false);
    if (!result.ok) return setFailure(result.error);
    notify({ type: 'success', message: t('dialog.done') });
    onClose();
  };
  return (
    <AdminDialog
      title={t('dialog.title')}
      busy={saving}
      failure={failure && ofError(failure)}
      closeLabel={t('dialog.keep')}
      onSubmit={save}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={saving} onClick={onClose}>
            {t('dialog.keep')}
          </Button>
          <Button type="submit" loading={saving} disabled={!note.trim()}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <Text fontWeight="medium">{t(`differences.kind.${difference.kind}.title`)}</Text>
      <Text textStyle="sm" color="fg.muted">
        {t('dialog.text')}
      </Text>
      <Field.Root>
        <Field.Label>{t('dialog.label')}</Field.Label>
        <Textarea
          value={note}
          maxLength={MAX_REASON}
          dir="auto"
          onChange={(event) => setNote(event.target.value)}
        />
      </Field.Root>
    </AdminDialog>
  );
}

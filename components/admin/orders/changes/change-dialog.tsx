import { Alert, Checkbox, Field, Skeleton, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { ProposalEditor } from '@/components/admin/orders/changes/proposal-editor';
import { useChangeQuestion, type DesignedLine } from '@/components/admin/orders/changes/use-change-question';
import { MAX_CHANGE_TEXT } from '@/lib/domain/orders/design-changes/change-design';
import type { Order } from '@/lib/domain/orders/order';
import { fittedInput } from '@/lib/domain/studio/design/fit-input';
import { readDesignFacts } from '@/lib/firestore/orders/workshop';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useReadOnce } from '@/lib/hooks/use-read-once';

interface ChangeDialogProps {
  readonly order: Order;
  readonly line: DesignedLine;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks the customer about one design, in words and with a proposed design. */
export function ChangeDialog({ order, line, open, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin-orders');
  const { ofError, ofField } = useErrorText();
  const question = useChangeQuestion(order, line.design.id, onClose);
  const { message, input, saving, failure } = question;
  const { design, template, isLoading } = useDesign(order, line);
  const wrongMessage = failure?.fields?.message;
  const refused = failure?.fields?.proposal ? t('change.correct') : failure && ofError(failure);

  const suggest = (on: boolean) =>
    question.setInput(on && design && template ? fittedInput(template, design.input, design.input) : null);
  return (
    <AdminDialog
      open={open}
      title={t('change.title', { number: order.number })}
      size="lg"
      busy={saving}
      failure={wrongMessage ? null : refused}
      closeLabel={t('change.cancel')}
      onClose={onClose}
      onSubmit={question.send}
      buttons={{ cancel: t('change.cancel'), submit: t('change.send'), disabled: !question.isDrawn }}
    >
      <Text textStyle="sm" color="fg.muted">
        {t('change.about')}
      </Text>
      <Field.Root invalid={Boolean(wrongMessage)}>
        <Field.Label>{t('change.message')}</Field.Label>
        <Textarea
          value={message}
          maxLength={MAX_CHANGE_TEXT}
          rows={2}
          dir="auto"
          onChange={({ currentTarget }) => question.setMessage(currentTarget.value)}
        />
        <Field.HelperText>{t('change.messageHint')}</Field.HelperText>
        <Field.ErrorText role="alert">{ofField(wrongMessage)}</Field.ErrorText>
      </Field.Root>
      {isLoading && <Skeleton height="10" />}
      {!isLoading && !(design && template) && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{t('change.unread')}</Alert.Title>
        </Alert.Root>
      )}
      {design && template && (
        <Checkbox.Root checked={input !== null} onCheckedChange={({ checked }) => suggest(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {t('change.suggest')}
            <Text textStyle="sm" color="fg.muted" fontWeight="normal">
              {t('change.suggestHint')}
            </Text>
          </Checkbox.Label>
        </Checkbox.Root>
      )}
      {open && design && template && input && (
        <ProposalEditor
          line={line}
          template={template}
          input={input}
          onChange={question.setInput}
          onDrawn={question.setDrawn}
        />
      )}
    </AdminDialog>
  );
}

/** The ordered design and the current template; null if one of them no longer exists. */
function useDesign({ storeId }: Order, { design: { id }, productId }: DesignedLine) {
  const facts = useReadOnce(id, () => readDesignFacts(storeId, [id], [productId]));
  const known = facts.status === 'ready' ? facts.value : null;
  return {
    design: known?.designs.get(id) ?? null,
    template: known?.templates.get(productId) ?? null,
    isLoading: facts.status === 'loading',
  };
}

import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import type { LinkedChange } from '@/lib/domain/api/design-changes';
import type { AppError } from '@/lib/domain/errors/app-error';
import { MAX_CHANGE_TEXT } from '@/lib/domain/orders/design-changes/change-design';
import type { DesignChangeState } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import styles from './design-change.module.css';

interface AnswerFormProps {
  readonly linked: LinkedChange;
  readonly token?: string;
  readonly onAnswered: (state: DesignChangeState) => void;
}

/** Approves a design, or rejects it with a comment, which is required. */
export function AnswerForm({ linked, token, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const [words, setWords] = useState('');
  const [sending, setSending] = useState<'approve' | 'refuse' | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const wrong = failure?.fields?.words;
  const isQuestion = linked.change.to === null;

  const send = async (approves: boolean) => {
    setFailure(null);
    if (!approves && words.trim() === '') return refuseAt('field.answer.required');
    setSending(approves ? 'approve' : 'refuse');
    const { storeId, orderId, change } = linked;
    const answer = { storeId, orderId, changeId: change.id, approves, words, ...(token && { token }) };
    const sent = await call('answerDesignChange', answer);
    setSending(null);
    if (sent.ok) return onAnswered(sent.value.state);
    if (sent.error.fields?.words) return refuseAt(sent.error.fields.words);
    setFailure(sent.error);
  };
  const refuseAt = (words: string) => {
    setFailure({ code: 'invalid-input', fields: { words } });
    field.current?.querySelector('textarea')?.focus();
  };

  return (
    <div className={styles.form}>
      <div ref={field}>
        <TextAreaField
          label={t('change.words')}
          hint={t('change.wordsHint')}
          error={text.ofField(wrong)}
          rows={3}
          maxLength={MAX_CHANGE_TEXT}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {failure && !wrong && <Alert tone="error" title={text.ofError(failure)} />}
      <div className={styles.buttons}>
        <Button
          loading={sending === 'approve'}
          disabled={sending === 'refuse'}
          onClick={() => void send(true)}
        >
          {t(isQuestion ? 'change.approveOrdered' : 'change.approve')}
        </Button>
        <Button
          variant="outline"
          loading={sending === 'refuse'}
          disabled={sending === 'approve'}
          onClick={() => void send(false)}
        >
          {t(isQuestion ? 'change.answer' : 'change.refuse')}
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { emailSchema } from '@/lib/domain/forms/email-schema';
import { call } from '@/lib/functions/call';
import styles from './mail-notice.module.css';

interface CorrectEmailFormProps {
  readonly order: Order;
  /** The tracking link's token, when the reader does not own the order. */
  readonly token?: string;
  readonly onSent: (email: string) => void;
}

/** Asks for a working address for e-mails about an order. */
export function CorrectEmailForm({ order, token, onSent }: CorrectEmailFormProps) {
  const { t } = useTranslation('orders');
  const form = useForm<{ email: string }>({ resolver: yupResolver(emailSchema) });
  const [failure, setFailure] = useState<AppError | null>(null);

  const send = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    const { storeId, id: orderId } = order;
    const sent = await call('correctOrderEmail', { storeId, orderId, email, ...(token && { token }) });
    if (sent.ok) return onSent(sent.value.email);
    const message = sent.error.fields?.email;
    if (message) form.setError('email', { message }, { shouldFocus: true });
    else setFailure(sent.error);
  });

  return (
    <FormFrame
      className={styles.form}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('mail.submit')}
      onSubmit={send}
    >
      <FormTextField
        form={form}
        name="email"
        label={t('mail.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
    </FormFrame>
  );
}

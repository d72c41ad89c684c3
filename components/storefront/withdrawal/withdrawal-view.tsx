import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Outcome } from '@/components/storefront/forms/outcome';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { useStoreSetting } from '@/context/store-setting-context';
import { randomKey } from '@/lib/browser/random-key';
import type { AppError } from '@/lib/domain/errors/app-error';
import { withdrawalSchema } from '@/lib/domain/orders/returns/withdrawal-schema';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import styles from './withdrawal-view.module.css';

/** `/withdrawal`: withdraws from an order as the law allows, and confirms the receipt at once. */
export function WithdrawalView() {
  const { t } = useTranslation('withdrawal');
  const { dateTime } = useFormats();
  const { storeId } = useStoreSetting();
  const form = useForm<{ number: string; email: string }>({ resolver: yupResolver(withdrawalSchema) });
  /** By what was typed: after a lost answer, a second press finds the first request. */
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const [at, setAt] = useState<number | null>(null);

  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    const typed = JSON.stringify(values);
    const key = keys[typed] ?? randomKey();
    setKeys({ ...keys, [typed]: key });
    const sent = await call('withdrawOrder', { ...values, storeId, key });
    if (sent.ok) setAt(sent.value.at);
    else setFailure(sent.error);
  });

  return (
    <section className={styles.view}>
      <StorefrontHead page={t('title')} description={t('description')} />
      <h1 className={recipe('heading', { size: '3xl' })}>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <p className={styles.intro}>{t('madeToOrder')}</p>
      {at === null ? (
        <FormFrame
          className={styles.form}
          failure={failure}
          submitting={form.formState.isSubmitting}
          submitLabel={t('submit')}
          onSubmit={send}
        >
          <FormTextField form={form} name="number" label={t('number')} autoComplete="off" dir="ltr" />
          <FormTextField
            form={form}
            name="email"
            label={t('email')}
            type="email"
            autoComplete="email"
            dir="ltr"
          />
        </FormFrame>
      ) : (
        <Outcome title={t('done')}>{t('receipt', { time: dateTime(at) })}</Outcome>
      )}
    </section>
  );
}

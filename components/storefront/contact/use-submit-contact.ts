import { useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Path, UseFormReturn } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { ContactForm } from '@/lib/domain/contact/contact-schema';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/use-locale';
import { randomKey } from '@/lib/random-key';

/** Sends the message once however often it is submitted; only a message that arrived is cleared from the form. */
export function useSubmitContact(form: UseFormReturn<ContactForm>) {
  const { t } = useTranslation('content');
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const key = useRef('');
  const [failure, setFailure] = useState<AppError | null>(null);

  const submit = async (values: ContactForm) => {
    setFailure(null);
    key.current ||= randomKey();
    const sent = await call('submitContactRequest', { ...values, storeId, key: key.current, locale });
    if (sent.ok) {
      key.current = '';
      form.reset();
      notify({ type: 'success', message: t('contact.done') });
      return;
    }
    const fields = Object.entries(sent.error.fields ?? {});
    for (const [field, message] of fields) form.setError(field as Path<ContactForm>, { message });
    if (fields.length === 0) setFailure(sent.error);
  };

  return { failure, submit };
}

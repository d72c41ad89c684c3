import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { useTypedMeanwhile } from '@/components/admin/forms/use-typed-meanwhile';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { LocalizedText } from '@/lib/domain/locale';
import type { StorePage, StorePageId } from '@/lib/domain/store/store-page';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';

/** A page while it is edited. It follows what others publish until something is typed, as the setting's forms do. */
export function usePageForm(page: StorePageId, stored: StorePage) {
  const { t } = useTranslation(['admin', 'admin-store']);
  const text = useErrorText();
  const { storeId } = useStoreSetting();
  const [base, setBase] = useState(stored);
  const form = useForm<{ en: string; ar: string }>({ values: { ...base.body } });
  const keepTyped = useTypedMeanwhile(form);
  const { isDirty } = form.formState;
  const isNewer = (stored.updatedAt ?? 0) > (base.updatedAt ?? 0);
  if (isNewer && !isDirty) setBase(stored);

  const publish = form.handleSubmit(async (body) => {
    const result = await call('savePage', { storeId, page, body, seen: base.updatedAt ?? 0 });
    if (result.ok) {
      setBase(result.value);
      keepTyped(body);
      form.reset({ ...result.value.body });
      return notify({ type: 'success', message: t('toast.updated') });
    }
    for (const locale of ['en', 'ar'] as const) {
      const message = result.error.fields?.[`body.${locale}`];
      if (message) form.setError(locale, { message });
    }
    notify({ type: 'error', message: text.ofError(result.error) });
  });

  return {
    form,
    save: () => publish(),
    hasNewer: isNewer && isDirty,
    keepOwn: () => setBase({ body: base.body, updatedAt: stored.updatedAt }),
    takeNewer() {
      setBase(stored);
      form.reset({ ...stored.body });
    },
    /** Puts an earlier text into the editor; it is published when it is saved. */
    restore(body: LocalizedText) {
      form.setValue('en', body.en, { shouldDirty: true });
      form.setValue('ar', body.ar, { shouldDirty: true });
      notify({ type: 'info', message: t('admin-store:text.restored') });
    },
  };
}

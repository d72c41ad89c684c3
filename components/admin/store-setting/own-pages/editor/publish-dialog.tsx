import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { InstantInput } from '@/components/admin/forms/instant-input';
import { SelectInput } from '@/components/admin/forms/select-input';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { isOrdered } from '@/lib/domain/time/period';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import type { OwnPageForm } from './use-own-page-form';

export interface EditorDialogProps {
  readonly page: OwnPage;
  readonly edited: OwnPageForm;
  readonly onClose: () => void;
}

interface PublishForm {
  when: 'now' | 'later';
  from: number | null;
  to: number | null;
}

/** Publishes the draft, with optional start and end dates; unsaved changes are saved first. */
export function PublishDialog({ page, edited, onClose }: EditorDialogProps) {
  const { t } = useTranslation('admin-pages');
  const { ofError } = useErrorText();
  const { storeId, timeZone: zone } = useStoreSetting();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [openedAt] = useState(Date.now);
  const form = useForm<PublishForm>({
    defaultValues: { when: 'now', from: null, to: endOf(page, openedAt) },
  });
  const when = useWatch({ control: form.control, name: 'when' });
  const { isSubmitting } = form.formState;
  // The home page is not stored before its first save.
  const isUnsaved = edited.form.formState.isDirty || edited.seen === 0;

  const publish = form.handleSubmit(async (values) => {
    setFailure(null);
    const { to } = values;
    const from = beginOf(values);
    const problem = problemOf(values);
    if (problem) return form.setError(...problem);
    const seen = isUnsaved ? await edited.save() : edited.seen;
    if (seen === null) return onClose();
    const published = await call('publishOwnPage', { storeId, id: page.id, seen, from, to });
    if (!published.ok) {
      if (!published.error.fields) return setFailure(published.error);
      const { to: end, ...ofPage } = published.error.fields;
      if (end) form.setError('to', { message: end });
      if (Object.keys(ofPage).length === 0) return;
      edited.refuse(published.error);
      return onClose();
    }
    edited.follow(published.value.updatedAt);
    notify({ type: 'success', message: t(from === null ? 'publish.done' : 'publish.scheduled') });
    onClose();
  });

  return (
    <AdminDialog
      title={t('publish.title')}
      busy={isSubmitting}
      failure={failure && ofError(failure)}
      onSubmit={() => publish()}
      onClose={onClose}
      buttons={{
        cancel: t('publish.cancel'),
        submit: t(when === 'now' ? 'publish.submit' : 'publish.schedule'),
      }}
    >
      <FormProvider {...form}>
        {isUnsaved && <Text color="fg.muted">{t('publish.savesFirst')}</Text>}
        <SelectInput
          name="when"
          label={t('publish.when')}
          options={[
            { value: 'now', label: t('publish.now') },
            { value: 'later', label: t('publish.later') },
          ]}
        />
        {when === 'later' && (
          <InstantInput name="from" label={t('publish.from')} hint={t('publish.zone', { zone })} />
        )}
        <InstantInput name="to" label={t('publish.to')} hint={t('publish.toHint', { zone })} />
      </FormProvider>
    </AdminDialog>
  );
}

/** The end that the page has now: publishing a correction must not keep an offer up for good. */
function endOf({ live, next }: OwnPage, now: number): number | null {
  const { to = null } = next ?? live ?? {};
  return to !== null && to > now ? to : null;
}

const beginOf = ({ when, from }: PublishForm): number | null => (when === 'now' ? null : from);

/** The error that the function would return. */
function problemOf(form: PublishForm): ['from' | 'to', { message: FieldError }] | null {
  const from = beginOf(form);
  if (form.when === 'later' && from === null) return ['from', { message: 'field.instant.invalid' }];
  const isInOrder = isOrdered({ from: from ?? Date.now(), to: form.to });
  return isInOrder ? null : ['to', { message: 'field.banner.order' }];
}

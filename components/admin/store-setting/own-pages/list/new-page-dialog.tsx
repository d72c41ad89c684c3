import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { SelectInput } from '@/components/admin/forms/select-input';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { randomKey } from '@/lib/browser/random-key';
import type { LocalizedText } from '@/lib/domain/locale';
import {
  STARTING_PAGES,
  startingPage,
  startingPost,
  type StartingPage,
} from '@/lib/domain/own-pages/starting-pages';
import type { PageKind } from './page-kind';
import { useMakePage } from './use-make-page';

interface NewPageForm {
  start: StartingPage;
  title: LocalizedText;
}

interface NewPageDialogProps {
  readonly kind: PageKind;
  readonly onClose: () => void;
}

/** Asks for a new page's title and template; a post needs a title only. */
export function NewPageDialog({ kind, onClose }: NewPageDialogProps) {
  const { t } = useTranslation('admin-pages');
  const { busy, make } = useMakePage();
  const [id] = useState(randomKey);
  const form = useForm<NewPageForm>({ defaultValues: { start: 'blank', title: { en: '', ar: '' } } });
  const start = useWatch({ control: form.control, name: 'start' });
  const isPost = kind === 'post';
  const suggested = isPost ? undefined : startingPage(start, randomKey).title;

  const submit = async () => {
    form.clearErrors();
    const { title: typed } = form.getValues();
    const content = isPost ? startingPost(typed, randomKey) : startingPage(start, randomKey);
    const title = typed.en.trim() || typed.ar.trim() ? typed : content.title;
    if (!title.en && !title.ar) return form.setError('title', { message: 'field.title.required' });
    await make(id, { ...content, title });
  };
  return (
    <AdminDialog
      title={t(isPost ? 'post.new' : 'new.open')}
      size="md"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      buttons={{ cancel: t('new.cancel'), submit: t(isPost ? 'post.make' : 'new.submit') }}
    >
      <FormProvider {...form}>
        {!isPost && (
          <SelectInput
            name="start"
            label={t('new.start')}
            hint={t(`startLine.${start}`)}
            options={STARTING_PAGES.map((value) => ({ value, label: t(`start.${value}`) }))}
          />
        )}
        <LocalizedInputs
          name="title"
          label={t('details.name')}
          {...(suggested && { placeholders: suggested })}
        />
        <Text color="fg.muted" textStyle="sm">
          {t('new.hint')}
        </Text>
      </FormProvider>
    </AdminDialog>
  );
}

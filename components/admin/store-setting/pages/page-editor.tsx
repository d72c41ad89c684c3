import { Box, Button, Collapsible, Flex, Stack } from '@chakra-ui/react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { NewerVersion } from '@/components/admin/forms/newer-version';
import { useTypedMeanwhile } from '@/components/admin/forms/use-typed-meanwhile';
import { ListSkeleton } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { PageVersions } from '@/components/admin/store-setting/pages/page-versions';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { LOCALES, type LocalizedText } from '@/lib/domain/locale';
import type { StorePage, StorePageId } from '@/lib/domain/store/store-page';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Loaded on demand, because the editor is large and for staff only. */
const RichTextInput = dynamic(() => import('./rich-text-input').then((module) => module.RichTextInput), {
  ssr: false,
  loading: () => <ListSkeleton rows={4} />,
});

interface PageEditorProps {
  readonly page: StorePageId;
  readonly stored: StorePage;
}

/** Edits one page in both languages side by side, with all published versions. */
export function PageEditor({ page, stored }: PageEditorProps) {
  const { t } = useTranslation('admin-store');
  const { ofField } = useErrorText();
  const { form, save, hasNewer, takeNewer, keepOwn, restore } = usePageForm(page, stored);
  const { isDirty, isSubmitting, errors } = form.formState;
  const name = t(`page.${page}`);
  return (
    <form
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LeaveDialog dirty={isDirty && !isSubmitting} />
      <Panel title={name}>
        <Stack gap="5">
          {hasNewer && <NewerVersion onTake={takeNewer} onKeep={keepOwn} />}
          <Flex gap="5" direction={{ base: 'column', xl: 'row' }}>
            {LOCALES.map((locale) => (
              <Controller
                key={locale}
                name={locale}
                control={form.control}
                render={({ field }) => (
                  <RichTextInput
                    label={t(`language.${locale}`, { field: name })}
                    locale={locale}
                    value={field.value}
                    onChange={field.onChange}
                    error={ofField(errors[locale]?.message)}
                  />
                )}
              />
            ))}
          </Flex>
          <Button type="submit" alignSelf="flex-start" loading={isSubmitting} disabled={!isDirty || hasNewer}>
            {t('text.publish')}
          </Button>
          <Collapsible.Root lazyMount>
            <Collapsible.Trigger asChild>
              <Button type="button" variant="outline" size="sm">
                {t('text.history')}
              </Button>
            </Collapsible.Trigger>
            <Collapsible.Content>
              <Box pt="3">
                <PageVersions page={page} onRestore={restore} />
              </Box>
            </Collapsible.Content>
          </Collapsible.Root>
        </Stack>
      </Panel>
    </form>
  );
}

/** A page's form. It follows what others publish until somebody types, like the settings' forms. */
function usePageForm(page: StorePageId, stored: StorePage) {
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
    /** Puts an earlier text into the editor; saving publishes it. */
    restore(body: LocalizedText) {
      form.setValue('en', body.en, { shouldDirty: true });
      form.setValue('ar', body.ar, { shouldDirty: true });
      notify({ type: 'info', message: t('admin-store:text.restored') });
    },
  };
}

import { Box, Button, Collapsible, Flex, Stack } from '@chakra-ui/react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Controller } from 'react-hook-form';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { NewerVersion } from '@/components/admin/forms/newer-version';
import { ListSkeleton } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { PageVersions } from '@/components/admin/store-setting/page-versions';
import { usePageForm } from '@/components/admin/store-setting/use-page-form';
import { LOCALES } from '@/lib/domain/locale';
import type { StorePage, StorePageId } from '@/lib/domain/store/store-page';
import { useErrorText } from '@/lib/hooks/use-error-text';

/** The editor is heavy and for the store's people alone. */
const RichTextInput = dynamic(() => import('./rich-text-input').then((module) => module.RichTextInput), {
  ssr: false,
  loading: () => <ListSkeleton rows={4} />,
});

interface PageEditorProps {
  readonly page: StorePageId;
  readonly stored: StorePage;
}

/** One page in both languages side by side, with everything that was ever published. */
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

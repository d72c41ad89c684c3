import { Grid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { FormProvider, useWatch, type Path } from 'react-hook-form';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { NewerVersion } from '@/components/admin/forms/newer-version';
import { UploadsProvider, useUploads } from '@/components/admin/store-setting/picture-uploads';
import { PageHeader } from '@/components/admin/shell/page-header';
import { LinkSuggestions } from '@/components/admin/store-setting/link-suggestions';
import { PageStateBadges } from '@/components/admin/store-setting/own-pages/page-state-badges';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { translatedTexts } from '@/lib/domain/own-pages/page-texts';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { DetailsPanel } from './details-panel';
import { EditorActions } from './editor-actions';
import { PagePreview } from './page-preview';
import { toContent, type PageForm } from './page-form';
import { PostPanel } from './post-panel';
import { SectionsPanel } from './sections-panel';
import { useOwnPageForm, type OwnPageForm } from './use-own-page-form';
import { useSections } from './use-sections';

/** Edits a page's draft, with all actions on the page. */
export function OwnPageEditor({ page }: { readonly page: OwnPage }) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const edited = useOwnPageForm(page, setRefused);
  return (
    <FormProvider {...edited.form}>
      <UploadsProvider>
        <EditorForm page={page} edited={edited} refused={refused} />
      </UploadsProvider>
    </FormProvider>
  );
}

interface EditorFormProps {
  readonly page: OwnPage;
  readonly edited: OwnPageForm;
  /** The fields with errors in the last save. */
  readonly refused: readonly string[];
}

function EditorForm({ page, edited, refused }: EditorFormProps) {
  const { t } = useTranslation('admin-pages');
  const locale = useLocale();
  const { form, save, hasNewer, takeNewer, keepOwn } = edited;
  const { isDirty, isSubmitting } = form.formState;
  const { isRunning } = useUploads();
  useWatch({ control: form.control });
  const content = toContent(form.getValues());
  const sections = useSections();
  const isHome = page.id === HOME_PAGE_ID;
  useOpened(refused, sections.openAt, form.setFocus);
  return (
    <form
      noValidate
      aria-label={t('editor.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) void save();
      }}
    >
      <LinkSuggestions />
      <LeaveDialog dirty={isRunning || (isDirty && !isSubmitting)} />
      <PageHeader
        title={<bdi>{localized(page.draft.title, locale) || t('editor.title')}</bdi>}
        description={t('editor.translated', { ...translatedTexts(content) })}
        actions={<EditorActions page={page} edited={edited} />}
      />
      <Stack gap="5">
        <PageStateBadges page={page} />
        {hasNewer && <NewerVersion onTake={takeNewer} onKeep={keepOwn} />}
        <Grid templateColumns={{ base: '1fr', xl: '1fr 1fr' }} gap="5" alignItems="start">
          <Stack gap="5" minWidth="0">
            <DetailsPanel isHome={isHome} />
            {content.post && <PostPanel />}
            <SectionsPanel sections={sections} isHome={isHome} />
            <Text color="fg.muted" textStyle="sm">
              {t('editor.keys')}
            </Text>
          </Stack>
          <Stack gap="5" minWidth="0" position={{ xl: 'sticky' }} top="5">
            <PagePreview page={page} content={content} edited={edited} />
          </Stack>
        </Grid>
      </Stack>
    </form>
  );
}

/** Opens the sections with errors, and scrolls to the first field. */
function useOpened(
  paths: readonly string[],
  openAt: (paths: readonly string[]) => void,
  focus: (path: Path<PageForm>) => void,
): void {
  const [handled, setHandled] = useState(paths);
  if (handled !== paths) {
    setHandled(paths);
    openAt(paths);
  }
  useEffect(() => {
    const [first] = paths;
    if (first) focus(first as Path<PageForm>);
  }, [paths, focus]);
}

import { Button, Grid, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { NewerVersion } from '@/components/admin/forms/newer-version';
import { BoardPanel } from '@/components/admin/products/studio/board-panel';
import { BoardPreviews } from '@/components/admin/products/studio/board-previews';
import { TemplateEditorProvider } from '@/components/admin/products/studio/editor-state';
import { FacesPanel } from '@/components/admin/products/studio/faces-panel';
import { FieldsPanel } from '@/components/admin/products/studio/fields-panel';
import { LayersPanel } from '@/components/admin/products/studio/layers-panel';
import { SizeSelect } from '@/components/admin/products/studio/size-select';
import { StudioBar } from '@/components/admin/products/studio/studio-bar';
import { SwatchesPanel } from '@/components/admin/products/studio/swatches-panel';
import { useBoardDrawings, type TestTexts } from '@/components/admin/products/studio/use-board-drawings';
import { usePreviewSizes } from '@/components/admin/products/studio/use-preview-sizes';
import { useTemplateHistory } from '@/components/admin/products/studio/use-template-history';
import { useTemplateSave } from '@/components/admin/products/studio/use-template-save';
import { TemplateVersions } from '@/components/admin/products/studio/versions/template-versions';
import { PageHeader } from '@/components/admin/shell/page-header';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { contentOf } from '@/lib/domain/studio/editing/template-edits';
import { withValueAt } from '@/lib/domain/studio/editing/value-at';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface StudioEditorProps {
  readonly product: Product;
  /** The template to start from; version 0 if it was never saved. */
  readonly start: StudioTemplate;
  /** The stored template; null for none. */
  readonly live: StudioTemplate | null;
}

const NO_TEXTS: TestTexts = { en: {}, ar: {} };

/** Edits what shoppers may design of a product, beside the board as it will be made. */
export function StudioEditor({ product, start, live }: StudioEditorProps) {
  const { t } = useTranslation(['admin-studio', 'errors']);
  const locale = useLocale();
  const errorText = useErrorText();
  const { plain } = useFormats();
  const { baseCurrency: currency } = useStoreSetting();
  const { content, problems, isValid, canUndo, canRedo, dispatch } = useTemplateHistory(start);
  const saving = useTemplateSave(product.id, start, live, content);
  const sizes = usePreviewSizes(product);
  const [texts, setTexts] = useState(NO_TEXTS);
  const [selected, select] = useState<string | null>(null);
  const drawings = useBoardDrawings(content, isValid, sizes.size, texts);

  const takeNewer = () => {
    if (live) dispatch({ type: 'start', from: contentOf(live) });
    saving.rebase();
  };
  /** The editor's undo still leads back to what was there. */
  const restore = async (earlier: StudioTemplate) => {
    if (await saving.restore(earlier))
      dispatch({ type: 'change', what: null, next: () => contentOf(earlier) });
  };
  const save = () => {
    if (isValid) void saving.save();
    // The invalid field may be far from the button.
    else notify({ type: 'error', message: t('errors:invalid-input') });
  };

  return (
    <TemplateEditorProvider
      value={{
        content,
        currency,
        selected,
        select,
        change: (what, next) => dispatch({ type: 'change', what, next }),
        set: (path, value) =>
          dispatch({ type: 'change', what: path, next: (now) => withValueAt(now, path, value) }),
        problemAt: (path) => errorText.ofField(problems[path]),
      }}
    >
      <PageHeader
        title={t('title', { product: localized(product.title, locale) })}
        description={
          saving.base.version > 0 ? t('version', { version: plain(saving.base.version) }) : t('unsavedYet')
        }
        actions={
          <Button asChild variant="outline">
            <NextLink href={adminPaths.product(product.id)}>{t('back')}</NextLink>
          </Button>
        }
      />
      <Stack gap="5">
        {saving.hasNewer && <NewerVersion onTake={takeNewer} onKeep={saving.rebase} />}
        <SizeSelect sizes={sizes} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="5"
          alignItems="start"
        >
          <BoardPreviews
            drawings={drawings}
            size={sizes.size}
            texts={texts}
            onType={(to, field, text) => setTexts((all) => ({ ...all, [to]: { ...all[to], [field]: text } }))}
          />
          <Stack gap="5" minWidth="0">
            <LayersPanel />
            <FieldsPanel />
            <FacesPanel />
            <SwatchesPanel of="inks" />
            <SwatchesPanel of="backgrounds" />
            <SwatchesPanel of="frames" />
            <BoardPanel />
          </Stack>
        </Grid>
        <TemplateVersions
          productId={product.id}
          size={sizes.size}
          current={live}
          warning={saving.isDirty ? t('versions.unsaved') : null}
          canRestore={!saving.busy && !saving.hasNewer}
          onRestore={restore}
        />
      </Stack>
      <StudioBar
        isDirty={saving.isDirty}
        isSaved={saving.base.version > 0}
        busy={saving.busy}
        canSave={saving.isDirty && !saving.hasNewer}
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onSave={save}
        onRemove={() => void saving.remove()}
      />
      <LeaveDialog dirty={saving.isDirty && !saving.busy} />
    </TemplateEditorProvider>
  );
}

import { Alert, Button, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, useForm, type KeepStateOptions } from 'react-hook-form';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { draftResolver } from '@/components/admin/products/editor/draft-form';
import { EditorBar } from '@/components/admin/products/editor/editor-bar';
import { EditorProvider } from '@/components/admin/products/editor/editor-context';
import { MergeDialog } from '@/components/admin/products/editor/merge-dialog';
import { OptionsPanel } from '@/components/admin/products/editor/options/options-panel';
import { OrganisationPanel } from '@/components/admin/products/editor/organisation-panel';
import { PicturesPanel } from '@/components/admin/products/editor/pictures/pictures-panel';
import { ReadinessPanel } from '@/components/admin/products/editor/readiness-panel';
import { SearchPanel } from '@/components/admin/products/editor/search-panel';
import { TextsPanel } from '@/components/admin/products/editor/texts-panel';
import { useAutosave } from '@/components/admin/products/editor/use-autosave';
import { useProductSave } from '@/components/admin/products/editor/use-product-save';
import { useLiveStock } from '@/components/admin/products/editor/variants/use-live-stock';
import { VariantsPanel } from '@/components/admin/products/editor/variants/variants-panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import { mergeDrafts } from '@/lib/domain/catalogue/editing/merge-drafts';
import { draftOf, type ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface ProductEditorProps {
  /** The version to start from. */
  readonly product: Product;
  /** The current version; null before it is created. */
  readonly live: Product | null;
  onSaved?(product: Product): void;
}

/** Edits all data of one product. */
export function ProductEditor({ product, live, onSaved }: ProductEditorProps) {
  const store = useStoreId();
  const { t } = useTranslation(['admin-editor', 'errors']);
  const locale = useLocale();
  const { baseCurrency: currency } = useStoreSetting();
  const [base, setBase] = useState(product);
  const [uploading, setUploading] = useState(false);
  const form = useForm<ProductDraft>({
    defaultValues: draftOf(base, currency),
    resolver: (values, ...rest) => draftResolver({ storeId: store, base, currency })(values, ...rest),
    reValidateMode: 'onBlur',
  });
  const { isDirty } = form.formState;
  const autosave = useAutosave(base.updatedAt > 0 ? base.id : 'new', base, form);

  /** Continues from another version of the product, with `draft` as the form's values. */
  const goOn = (from: Product, draft = draftOf(from, currency), keep: KeepStateOptions = {}) => {
    setBase(from);
    form.reset(draftOf(from, currency), keep);
    form.reset(draft, { ...keep, keepDefaultValues: true });
  };
  useLiveStock({
    form,
    base,
    live,
    onFollow: (from, draft) => goOn(from, draft, { keepErrors: true, keepIsSubmitted: true }),
    onSeen: setBase,
  });
  const saving = useProductSave({
    form,
    currency,
    onSaved(saved, sent) {
      autosave.clear();
      const { draft, differences } = mergeDrafts({
        base: sent,
        mine: form.getValues(),
        theirs: draftOf(saved, currency),
      });
      // Text typed while the save ran stays, unsaved.
      goOn(saved, differences.every(({ by }) => by === 'theirs') ? undefined : draft);
      onSaved?.(saved);
    },
  });
  const restore = () => {
    const stored = autosave.take();
    if (stored) goOn(stored.base, stored.draft);
  };
  const submit = form.handleSubmit(
    (draft) => saving.save(draft, base),
    // The invalid field may be far from the button.
    () => notify({ type: 'error', message: t('errors:invalid-input') }),
  );
  const title = localized(base.title, locale) || t('new.title');

  return (
    <FormProvider {...form}>
      <EditorProvider value={{ base, live, currency, uploading, setUploading }}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <PageHeader title={title} />
          <Stack gap="5">
            {autosave.offer && (
              <RestoreOffer savedAt={autosave.offer.savedAt} onTake={restore} onDiscard={autosave.discard} />
            )}
            {live && live.updatedAt > base.updatedAt && (
              <NewerVersion onLook={() => saving.compare(form.getValues(), base, live)} />
            )}
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="5">
              <Stack gap="5" minWidth="0">
                <TextsPanel />
                <PicturesPanel />
                <OptionsPanel />
                <VariantsPanel />
                <SearchPanel />
              </Stack>
              <Stack gap="5" minWidth="0">
                <ReadinessPanel />
                <OrganisationPanel />
              </Stack>
            </Grid>
          </Stack>
          <EditorBar isNew={!live} />
        </form>
      </EditorProvider>
      <LeaveDialog dirty={isDirty || uploading} text={t(uploading ? 'leave.uploading' : 'leave.text')} />
      {saving.conflict && (
        <MergeDialog
          versions={saving.conflict.versions}
          by={saving.conflict.by}
          onMerge={(draft) => {
            if (saving.conflict) goOn(saving.conflict.theirs, draft);
            saving.closeConflict();
          }}
          onClose={saving.closeConflict}
        />
      )}
    </FormProvider>
  );
}

function NewerVersion({ onLook }: { readonly onLook: () => void }) {
  const { t } = useTranslation('admin-editor');
  return (
    <Alert.Root status="warning" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1" minWidth="48">
        {t('newer.text')}
      </Alert.Title>
      <Button size="sm" variant="outline" onClick={onLook}>
        {t('newer.look')}
      </Button>
    </Alert.Root>
  );
}

interface RestoreOfferProps {
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  onTake(): void;
  onDiscard(): void;
}

function RestoreOffer({ savedAt, onTake, onDiscard }: RestoreOfferProps) {
  const { t } = useTranslation('admin-editor');
  const { dateTime } = useFormats();
  return (
    <Alert.Root status="info" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1" minWidth="48">
        {t('restore.text', { when: dateTime(savedAt) })}
      </Alert.Title>
      <Button size="sm" onClick={onTake}>
        {t('restore.take')}
      </Button>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        {t('restore.discard')}
      </Button>
    </Alert.Root>
  );
}

import { Field, Input, SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { GroupPictureField } from '@/components/admin/categories/group-picture-field';
import { GroupSearchFields } from '@/components/admin/categories/group-search-fields';
import { useGroupForm, type Editing, type GroupKind } from '@/components/admin/categories/use-group-form';
import { useGroupPicture } from '@/components/admin/categories/use-group-picture';
import type { Brand } from '@/lib/domain/catalogue/product';
import type { AppError } from '@/lib/domain/errors/app-error';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { localized } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface GroupDialogProps {
  readonly kind: GroupKind;
  readonly editing: Editing<Brand>;
  onClose(): void;
}

const NAMES = [
  { field: 'name.en', label: 'form.nameEn', locale: 'en', dir: 'ltr' },
  { field: 'name.ar', label: 'form.nameAr', locale: 'ar', dir: 'rtl' },
] as const;

/** Creates or edits a category or brand, both languages side by side. */
export function GroupDialog({ kind, editing, onClose }: GroupDialogProps) {
  const { t } = useTranslation('admin-categories');
  const text = useErrorText();
  const locale = useLocale();
  const title = useTitle(kind, editing);
  const { form, failure, suggestSlug, submit } = useGroupForm(kind, editing, onClose);
  const picture = useGroupPicture(kind, form);
  const { errors, isSubmitting } = form.formState;
  const { group } = editing;
  const failureText = (error: AppError) =>
    error.code === 'edited-meanwhile' && group
      ? t('form.changedMeanwhile', { name: localized(group.name, locale), slug: group.slug })
      : text.ofError(error);
  return (
    <AdminDialog
      title={title}
      size={kind === 'categories' ? 'lg' : 'md'}
      busy={isSubmitting}
      failure={failure && failureText(failure)}
      onSubmit={submit}
      onClose={onClose}
      // A save during an upload would miss the picture.
      buttons={{ cancel: t('form.cancel'), submit: t('form.save'), disabled: picture.share !== null }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {NAMES.map(({ field, label, locale, dir }) => (
          <Field.Root key={field} invalid={Boolean(errors.name)}>
            <Field.Label>{t(label)}</Field.Label>
            <Input
              dir={dir}
              lang={locale}
              maxLength={FIELD_LIMITS.nameMax}
              {...form.register(field, { onChange: suggestSlug, deps: 'name' })}
            />
            <Field.ErrorText>
              {text.ofField(errors.name?.[locale]?.message ?? errors.name?.message)}
            </Field.ErrorText>
          </Field.Root>
        ))}
      </SimpleGrid>
      <Field.Root invalid={Boolean(errors.slug)}>
        <Field.Label>{t('form.slug')}</Field.Label>
        <Input dir="ltr" {...form.register('slug')} />
        <Field.HelperText>{t('form.slugHelp')}</Field.HelperText>
        <Field.ErrorText>{text.ofField(errors.slug?.message)}</Field.ErrorText>
      </Field.Root>
      <GroupPictureField picture={picture} form={form} />
      {/* Not for brands, which are filters without a page of their own; search engines are asked to skip filters. */}
      {kind === 'categories' && <GroupSearchFields form={form} parent={editing.parent} />}
    </AdminDialog>
  );
}

function useTitle(kind: GroupKind, { group, parent }: Editing<Brand>): string {
  const { t } = useTranslation('admin-categories');
  const locale = useLocale();
  if (group) return t('form.edit', { name: localized(group.name, locale) });
  if (kind === 'brands') return t('form.newBrand');
  return parent
    ? t('form.newSubCategory', { parent: localized(parent.name, locale) })
    : t('form.newCategory');
}

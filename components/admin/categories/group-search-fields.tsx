import { SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { GroupForm } from '@/components/admin/categories/use-group-form';
import { SearchSection } from '@/components/admin/seo/search-section';
import { AddressField, SeoText } from '@/components/admin/seo/seo-fields';
import { SeoPreviews } from '@/components/admin/seo/seo-previews';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import type { Brand } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { LOCALES, localized, type Locale } from '@/lib/domain/locale';
import { SHOWN_DESCRIPTION, SHOWN_TITLE } from '@/lib/domain/seo/meta-description';
import { pageTitle } from '@/lib/domain/seo/page-title';
import { paths } from '@/lib/paths';

interface GroupSearchFieldsProps {
  readonly form: UseFormReturn<GroupForm>;
  /** The parent of a sub-category. */
  readonly parent: Brand | null;
}

/** A category's texts for search results and shared links, and its Arabic address. */
export function GroupSearchFields({ form, parent }: GroupSearchFieldsProps) {
  const { t } = useTranslation('admin-seo');
  const setting = useStoreSetting();
  const { errors } = form.formState;
  const [name, slug, slugAr, image, title, description] = useWatch({
    control: form.control,
    name: ['name', 'slug', 'slugAr', 'image', 'seoTitle', 'seoDescription'],
  });
  const previewIn = (locale: Locale) => {
    const own = slugIn({ slug: cleanLine(slug) || '…', slugAr: cleanLine(slugAr) }, locale);
    const path = parent ? paths.category(slugIn(parent, locale), own) : paths.category(own);
    const store = localized(setting.name, locale);
    return {
      address: siteAddress(siteOrigin(setting), path, locale),
      title: pageTitle(store, title[locale].trim() || localized(name, locale)),
      description: description[locale].trim(),
      image: image?.path ?? null,
    };
  };
  const previews = { en: previewIn('en'), ar: previewIn('ar') };
  const isRefused = Boolean(errors.slugAr || errors.seoTitle || errors.seoDescription);
  return (
    <SearchSection isRefused={isRefused}>
      <AddressField
        label={t('slugAr')}
        error={errors.slugAr?.message}
        input={form.register('slugAr')}
        typed={slugAr}
        placeholder={slug}
        hint={t('slugArHint')}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {LOCALES.map((locale) => (
          <SeoText
            key={locale}
            label={t(`language.${locale}`, { field: t('seoTitle') })}
            error={errors.seoTitle?.[locale]?.message}
            input={form.register(`seoTitle.${locale}`)}
            locale={locale}
            placeholder={localized(name, locale)}
            shown={previews[locale].title}
            total={SHOWN_TITLE}
            max={FIELD_LIMITS.seoTitleMax}
          />
        ))}
        {LOCALES.map((locale) => (
          <SeoText
            key={locale}
            label={t(`language.${locale}`, { field: t('seoDescription') })}
            error={errors.seoDescription?.[locale]?.message}
            input={form.register(`seoDescription.${locale}`)}
            locale={locale}
            placeholder=""
            shown={previews[locale].description}
            total={SHOWN_DESCRIPTION}
            max={FIELD_LIMITS.seoDescriptionMax}
            rows={3}
          />
        ))}
      </SimpleGrid>
      <SeoPreviews previews={previews} />
    </SearchSection>
  );
}

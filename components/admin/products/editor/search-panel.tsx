import { Field, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch } from 'react-hook-form';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { OutdatedMark } from '@/components/admin/products/editor/outdated-mark';
import { SearchSection } from '@/components/admin/seo/search-section';
import { AddressField, SeoText } from '@/components/admin/seo/seo-fields';
import { SeoPreviews, type SeoPreview } from '@/components/admin/seo/seo-previews';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import { EDITED_FIELDS, SEARCH_TEXTS } from '@/lib/domain/catalogue/fields/edited-fields';
import { sharedImage } from '@/lib/domain/catalogue/product';
import { slugIn, slugOfTitle } from '@/lib/domain/catalogue/slug';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { LOCALES, localized, type Locale } from '@/lib/domain/locale';
import { SHOWN_DESCRIPTION, SHOWN_TITLE } from '@/lib/domain/seo/meta-description';
import { pageTitle } from '@/lib/domain/seo/page-title';
import { socialCard, socialCardPath } from '@/lib/domain/seo/social-card';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { paths } from '@/lib/paths';

/** The product's texts for search results and shared links, and its address. */
export function SearchPanel() {
  const { t } = useTranslation(['admin-seo', 'admin-editor', 'product-fields']);
  const { register, control, getFieldState, formState } = useDraftForm();
  const previews = usePreviews();
  const [title, slug, slugAr, images] = useWatch({ control, name: ['title', 'slug', 'slugAr', 'images'] });
  const errorOf = (name: 'slug' | 'slugAr' | `${(typeof SEARCH_TEXTS)[number]}.${Locale}`) =>
    getFieldState(name, formState).error?.message;
  const names = ['slug', 'slugAr', ...SEARCH_TEXTS, 'seoImage'] as const;
  return (
    <SearchSection isRefused={names.some((name) => getFieldState(name, formState).error)}>
      {SEARCH_TEXTS.map((name) => (
        <SimpleGrid key={name} columns={{ base: 1, md: 2 }} gap="4">
          {LOCALES.map((locale) => (
            <Stack key={locale} gap="2" minWidth="0">
              <SeoText
                label={t(`language.${locale}`, { field: t(`product-fields:${name}`) })}
                error={errorOf(`${name}.${locale}`)}
                input={register(`${name}.${locale}`)}
                locale={locale}
                max={EDITED_FIELDS[name].max}
                {...(name === 'seoTitle'
                  ? {
                      placeholder: previews[locale].ownTitle,
                      shown: previews[locale].title,
                      total: SHOWN_TITLE,
                    }
                  : {
                      placeholder: previews[locale].ownDescription,
                      shown: previews[locale].description,
                      total: SHOWN_DESCRIPTION,
                      rows: 3,
                    })}
              />
              <OutdatedMark name={name} textKey={name} locale={locale} />
            </Stack>
          ))}
        </SimpleGrid>
      ))}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <AddressField
          label={t('product-fields:slug')}
          error={errorOf('slug')}
          input={register('slug')}
          typed={slug}
          placeholder={slugOfTitle(title)}
          hint={t('admin-editor:hint.slug')}
        />
        <AddressField
          label={t('product-fields:slugAr')}
          error={errorOf('slugAr')}
          input={register('slugAr')}
          typed={slugAr}
          placeholder={cleanLine(slug) || slugOfTitle(title)}
          hint={t('slugArHint')}
        />
      </SimpleGrid>
      {images.length > 1 && (
        <Field.Root>
          <Field.Label>{t('product-fields:seoImage')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field {...register('seoImage')}>
              <option value="">{t('image.first')}</option>
              {images.map(({ path }, index) => (
                <option key={path} value={path}>
                  {t('admin-editor:picture.name', { number: index + 1 })}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      )}
      <SeoPreviews previews={previews} />
      <Text color="fg.muted" textStyle="sm">
        {t('preview.drawn')}
      </Text>
    </SearchSection>
  );
}

interface ProductPreview extends SeoPreview {
  /** The default, if no text for search engines is typed. */
  readonly ownTitle: string;
  readonly ownDescription: string;
}

/** Previews of the product's page with the typed texts. */
function usePreviews(): Readonly<Record<Locale, ProductPreview>> {
  const { control } = useDraftForm();
  const { base } = useEditor();
  const setting = useStoreSetting();
  const at = useMinute();
  const [title, description, seoTitle, seoDescription, slug, slugAr, images, seoImage] = useWatch({
    control,
    name: ['title', 'description', 'seoTitle', 'seoDescription', 'slug', 'slugAr', 'images', 'seoImage'],
  });
  const origin = siteOrigin(setting);
  const inLanguage = (locale: Locale): ProductPreview => {
    // The shop draws products on sale alone, as they are saved.
    const card = base.status === 'active' ? socialCard(base, setting, locale, at) : null;
    const ownTitle = localized(title, locale);
    const ownDescription = localized(description, locale);
    const typed = { slug: cleanLine(slug) || slugOfTitle(title) || '…', slugAr: cleanLine(slugAr) };
    return {
      ownTitle,
      ownDescription,
      address: siteAddress(origin, paths.product(slugIn(typed, locale)), locale),
      title: pageTitle(localized(setting.name, locale), seoTitle[locale].trim() || ownTitle),
      description: seoDescription[locale].trim() || ownDescription,
      image: sharedImage({ images, seoImage })?.path ?? null,
      card: card && socialCardPath(base.id, card),
    };
  };
  return { en: inLanguage('en'), ar: inLanguage('ar') };
}

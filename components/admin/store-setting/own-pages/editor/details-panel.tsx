import { Box, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { LocalizedInputs, TextInput } from '@/components/admin/forms/text-input';
import { Panel } from '@/components/admin/panel';
import { SeoText } from '@/components/admin/seo/seo-fields';
import { SeoPreviews, type SeoPreview } from '@/components/admin/seo/seo-previews';
import { PictureControl } from '@/components/admin/store-setting/own-pages/controls/plain-controls';
import { shownPath } from '@/components/admin/store-setting/own-pages/page-address';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteOrigin } from '@/lib/site-urls';
import { parseImage } from '@/lib/domain/catalogue/parse-image';
import { slugOf } from '@/lib/domain/catalogue/slug';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { LOCALES, localized, textIn, type Locale } from '@/lib/domain/locale';
import { SHOWN_DESCRIPTION } from '@/lib/domain/seo/meta-description';
import { pageTitle } from '@/lib/domain/seo/page-title';
import type { PageForm } from './page-form';

/** The page's title, address, and texts for search engines; the home page has only the latter. */
export function DetailsPanel({ isHome }: { readonly isHome: boolean }) {
  const { t } = useTranslation(['admin-pages', 'admin-store']);
  const { control, register, formState } = useFormContext<PageForm>();
  const { errors } = formState;
  const previews = usePreviews();
  const post = useWatch({ control, name: 'post' });
  return (
    <Panel title={t(isHome ? 'details.seo' : 'details.title')}>
      <Stack gap="5">
        {!isHome && <TitleAndSlug />}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {LOCALES.map((locale) => (
            <SeoText
              key={locale}
              label={t(`admin-store:language.${locale}`, { field: t('details.description') })}
              error={errors.description?.[locale]?.message}
              input={register(`description.${locale}`)}
              locale={locale}
              placeholder=""
              shown={previews[locale].description}
              total={SHOWN_DESCRIPTION}
              max={FIELD_LIMITS.settingTextMax}
              rows={3}
            />
          ))}
        </SimpleGrid>
        <PictureControl name="image" label={t(post ? 'post.image' : 'details.image')} />
        {!isHome && <SeoPreviews previews={previews} />}
      </Stack>
    </Panel>
  );
}

function TitleAndSlug() {
  const { t } = useTranslation(['admin-pages', 'admin-store']);
  const origin = siteOrigin(useStoreSetting());
  const { control } = useFormContext<PageForm>();
  const [title, slug, post] = useWatch({ control, name: ['title', 'slug', 'post'] });
  return (
    <>
      <LocalizedInputs name="title" label={t('details.name')} />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {LOCALES.map((locale) => (
          <TextInput
            key={locale}
            name={`slug.${locale}`}
            label={t(`admin-store:language.${locale}`, { field: t('details.address') })}
            placeholder={slugOf(title[locale])}
            dir="ltr"
            hint={
              <Box as="bdi" dir="ltr" overflowWrap="anywhere">
                {`${origin}${shownPath({ slug, title, ...(post && { post }) }, locale)}`}
              </Box>
            }
          />
        ))}
      </SimpleGrid>
    </>
  );
}

/** Previews with the typed texts; a shared link uses its own picture, else the first banner's. */
function usePreviews(): Readonly<Record<Locale, SeoPreview>> {
  const setting = useStoreSetting();
  const { control } = useFormContext<PageForm>();
  const [title, slug, description, image, sections, post] = useWatch({
    control,
    name: ['title', 'slug', 'description', 'image', 'sections', 'post'],
  });
  const hero = sections.find(({ kind }) => kind === 'hero');
  const picture = parseImage(image) ?? parseImage(hero?.image);
  const inLanguage = (locale: Locale): SeoPreview => ({
    address: `${siteOrigin(setting)}${shownPath({ slug, title, ...(post && { post }) }, locale)}`,
    title: pageTitle(localized(setting.name, locale), textIn(title, locale)),
    description: textIn(description, locale),
    image: picture?.path ?? null,
  });
  return { en: inLanguage('en'), ar: inLanguage('ar') };
}

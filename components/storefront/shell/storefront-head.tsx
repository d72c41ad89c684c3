import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { PageHead } from '@/components/ui/page-head';
import { useStoreSetting } from '@/context/store-setting-context';
import { alternateAddresses, siteAddress, siteOrigin } from '@/lib/addresses';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { LOCALES, localized } from '@/lib/domain/locale';
import { metaDescription } from '@/lib/domain/seo/meta-description';
import { useLocale } from '@/lib/hooks/use-locale';
import { sharedPicture } from '@/lib/shared-picture';

/** Open Graph's names of the shop's languages. */
const OG_LOCALE = { en: 'en_US', ar: 'ar_AR' } as const;

interface StorefrontHeadProps {
  /** The page's own name; the store's name goes before it. */
  readonly page: string;
  /** A text about the page, however long; one that names page and store unless told. */
  readonly description?: string;
  /** For shared links; the shop's own picture unless told. */
  readonly image?: ProductImage | null | undefined;
  readonly type?: 'product' | 'article';
  /** For what is private or of no use to a search engine. */
  readonly noIndex?: boolean;
}

/** Title, description, the page's addresses in both languages and what a shared link shows. */
export function StorefrontHead({ page, description, image, ...rest }: StorefrontHeadProps) {
  const { t } = useTranslation('common');
  const { asPath } = useRouter();
  const locale = useLocale();
  const setting = useStoreSetting();
  const { name, homepage, logo } = setting;
  const store = localized(name, locale);
  // Without its query, and in the one spelling that addresses have: a slug may be Arabic.
  const origin = siteOrigin(setting);
  const path = new URL(asPath, origin).pathname;
  const picture = image ?? homepage.hero.image ?? logo;
  return (
    <PageHead
      product={store}
      page={page}
      description={metaDescription(description || t('seo.description', { page, store }))}
      canonical={siteAddress(origin, path, locale)}
      alternates={alternateAddresses(origin, path)}
      ogLocales={[OG_LOCALE[locale], ...LOCALES.filter((one) => one !== locale).map((one) => OG_LOCALE[one])]}
      image={picture ? sharedPicture(picture, { origin, locale }) : undefined}
      {...rest}
    />
  );
}

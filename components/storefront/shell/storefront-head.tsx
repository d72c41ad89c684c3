import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import Head from 'next/head';
import { useStoreSetting } from '@/context/store-setting-context';
import { alternateAddresses, siteAddress, siteOrigin } from '@/lib/addresses';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { LOCALES, localized } from '@/lib/domain/locale';
import { metaDescription } from '@/lib/domain/seo/meta-description';
import { pageTitle } from '@/lib/domain/seo/page-title';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { sharedPicture } from '@/lib/pictures/shared-picture';

/** Open Graph's names of the shop's languages. */
const OG_LOCALE = { en: 'en_US', ar: 'ar_AR' } as const;

interface StorefrontHeadProps {
  /** The page's own name; the store's name goes before it. */
  readonly page: string;
  /** A text about the page, of any length; by default one that names page and store. */
  readonly description?: string;
  /** For shared links; by default the shop's own picture. */
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

/** A picture for shared links; `address` is absolute, sizes are pixels. */
interface SharedPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface PageHeadProps {
  readonly product: string;
  readonly page: string;
  readonly description: string;
  readonly image?: SharedPicture | undefined;
  /** What the page is in the words of Open Graph. */
  readonly type?: 'website' | 'product' | 'article';
  readonly noIndex?: boolean;
  /** Absolute; null where a page has no address of its own, as a wrong address. */
  readonly canonical: string | null;
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  /** Open Graph's names of the languages, the page's own first. */
  readonly ogLocales: readonly string[];
}

/** What browsers, search engines and shared links say of a page; addresses are absolute. */
function PageHead(props: PageHeadProps) {
  const { product, page, description, noIndex, canonical, alternates } = props;
  return (
    <>
      <Head>
        <title key="title">{pageTitle(product, page)}</title>
        <meta
          key="viewport"
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <meta key="description" name="description" content={description} />
        {noIndex && <meta key="robots" name="robots" content="noindex" />}
        {canonical && !noIndex && <link key="canonical" rel="canonical" href={canonical} />}
        {!noIndex &&
          alternates.map(({ language, address }) => (
            <link key={language} rel="alternate" hrefLang={language} href={address} />
          ))}
      </Head>
      <OpenGraph {...props} />
    </>
  );
}

/** https://ogp.me, and the one tag that X wants of its own. */
function OpenGraph({
  product,
  page,
  description,
  image,
  type = 'website',
  canonical,
  ogLocales,
}: PageHeadProps) {
  const [own, ...others] = ogLocales;
  return (
    <Head>
      <meta key="og:type" property="og:type" content={type} />
      <meta key="og:site_name" property="og:site_name" content={product} />
      <meta key="og:title" property="og:title" content={pageTitle(product, page)} />
      <meta key="og:description" property="og:description" content={description} />
      {canonical && <meta key="og:url" property="og:url" content={canonical} />}
      <meta key="og:locale" property="og:locale" content={own} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      {image && <meta key="og:image" property="og:image" content={image.address} />}
      {image && <meta key="og:image:width" property="og:image:width" content={String(image.width)} />}
      {image && <meta key="og:image:height" property="og:image:height" content={String(image.height)} />}
      {image && <meta key="og:image:alt" property="og:image:alt" content={image.alt} />}
      <meta key="card" name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </Head>
  );
}

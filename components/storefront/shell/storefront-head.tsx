import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import { viewport } from '@/components/document/viewport';
import { useStoreSetting } from '@/context/store-setting-context';
import { alternateAddresses, pathIn, siteAddress, siteOrigin, type PathsOf } from '@/lib/site-urls';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { LOCALES, localized } from '@/lib/domain/locale';
import { metaDescription } from '@/lib/domain/seo/meta-description';
import { pageTitle } from '@/lib/domain/seo/page-title';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { sharedPicture } from '@/lib/pictures/shared-picture';
import { useAsPath } from '@/lib/hooks/browser/use-as-path';

/** Pixels of a drawn picture; `social-card.ts` draws it. */
const CARD_SIZE = { width: 1200, height: 630 };

/** Open Graph's codes for the shop's languages. */
const OG_LOCALE = { en: 'en_US', ar: 'ar_AR' } as const;

interface StorefrontHeadProps {
  /** The page's own name; the head adds the store's name in front. */
  readonly page: string;
  /** A description of any length; by default it names the page and the store. */
  readonly description?: string;
  /** For shared links; by default the shop's own picture. */
  readonly image?: ProductImage | null | undefined;
  /** The path of a picture drawn for shared links, which replaces `image`; its description stays. */
  readonly card?: string | null;
  readonly type?: 'product' | 'article';
  /** For pages that are private or useless to search engines. */
  readonly noIndex?: boolean;
  /** The paths of a page that has another one in each language; by default the requested one. */
  readonly paths?: PathsOf;
}

/** Title, description, the page's addresses in both languages and the data for shared links. */
export function StorefrontHead({ page, description, image, card, paths, ...rest }: StorefrontHeadProps) {
  const { t } = useTranslation('common');
  const asPath = useAsPath();
  const locale = useLocale();
  const setting = useStoreSetting();
  const { name, homepage, logo } = setting;
  const store = localized(name, locale);
  // Without the query, and in the normalised spelling, because a slug may be Arabic.
  const origin = siteOrigin(setting);
  const path = paths ?? new URL(asPath, origin).pathname;
  const picture = image ?? homepage.hero.image ?? logo;
  const shared = picture ? sharedPicture(picture, { origin, locale }) : undefined;
  return (
    <PageHead
      product={store}
      page={page}
      description={metaDescription(description || t('seo.description', { page, store }))}
      canonical={siteAddress(origin, pathIn(path, locale), locale)}
      alternates={alternateAddresses(origin, path)}
      ogLocales={[OG_LOCALE[locale], ...LOCALES.filter((one) => one !== locale).map((one) => OG_LOCALE[one])]}
      image={card && shared ? { ...shared, ...CARD_SIZE, address: `${origin}${card}` } : shared}
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
  /** Open Graph's type of the page. */
  readonly type?: 'website' | 'product' | 'article';
  readonly noIndex?: boolean;
  /** Absolute; null for a page without an address of its own, such as an error page. */
  readonly canonical: string | null;
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  /** Open Graph's codes of the languages; the page's own comes first. */
  readonly ogLocales: readonly string[];
}

/** The tags for browsers, search engines and shared links; addresses are absolute. */
function PageHead(props: PageHeadProps) {
  const { product, page, description, noIndex, canonical, alternates } = props;
  return (
    <>
      <Head>
        <title key="title">{pageTitle(product, page)}</title>
        {viewport}
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

/** Tags of https://ogp.me, and the one tag that X needs. */
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

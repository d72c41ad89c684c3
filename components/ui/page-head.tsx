import Head from 'next/head';
import { pageTitle } from './page-title';

/** A picture for shared links; `address` is absolute, sizes are pixels. */
export interface SharedPicture {
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
export function PageHead(props: PageHeadProps) {
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

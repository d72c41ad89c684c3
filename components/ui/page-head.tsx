import Head from 'next/head';

interface PageHeadProps {
  readonly product: string;
  readonly page: string;
  readonly description?: string;
  readonly image?: string | undefined;
  readonly noIndex?: boolean;
  readonly canonical?: string;
  readonly alternates?: readonly { readonly language: string; readonly address: string }[];
}

/** What browsers, search engines and shared links say of a page; addresses are absolute. */
export function PageHead({
  product,
  page,
  description,
  image,
  noIndex,
  canonical,
  alternates = [],
}: PageHeadProps) {
  const title = `${product} | ${page}`;
  return (
    <Head>
      <title key="title">{title}</title>
      <meta
        key="viewport"
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover"
      />
      <meta key="og:title" property="og:title" content={title} />
      {description && <meta key="description" name="description" content={description} />}
      {description && <meta key="og:description" property="og:description" content={description} />}
      {image && <meta key="og:image" property="og:image" content={image} />}
      {noIndex && <meta key="robots" name="robots" content="noindex" />}
      {canonical && !noIndex && <link key="canonical" rel="canonical" href={canonical} />}
      {!noIndex &&
        alternates.map(({ language, address }) => (
          <link key={language} rel="alternate" hrefLang={language} href={address} />
        ))}
    </Head>
  );
}

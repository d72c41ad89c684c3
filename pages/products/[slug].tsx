import type { GetStaticPaths, GetStaticProps } from 'next';
import { ProductView, type ProductPageProps } from '@/components/storefront/product/product-view';
import { storeId } from '@/lib/domain/ids';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { readProductSlugs } from '@/lib/server/catalogue';
import { productPageData } from '@/lib/server/product-page';
import { shellProps } from '@/lib/server/shell-props';

export default ProductView;

export const getStaticPaths: GetStaticPaths = async () => {
  const slugs = await readProductSlugs(storeId(env.storeId));
  const paths = slugs.flatMap((slug) => LOCALES.map((locale) => ({ params: { slug }, locale })));
  return { paths, fallback: 'blocking' };
};

export const getStaticProps: GetStaticProps<ProductPageProps> = async ({ locale, params }) => {
  const shell = await shellProps(locale as Locale, ['catalogue', 'errors']);
  const slug = String(params?.slug);
  const data = await productPageData(storeId(env.storeId), slug, shell.categories, locale as Locale);
  return data ? { props: { ...shell, ...data } } : { notFound: true };
};

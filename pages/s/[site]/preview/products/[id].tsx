import { useRouter } from 'next/router';
import { ProductPreview } from '@/components/storefront/product/product-preview';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

const Page = () => {
  const { id } = useRouter().query;
  return typeof id === 'string' ? <ProductPreview key={id} productId={id} /> : null;
};

export const getServerSideProps = privateShell('catalogue', 'errors', 'product');
export default inStorefront(Page);

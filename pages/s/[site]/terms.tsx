import type { InferGetStaticPropsType } from 'next';
import { StorePageView } from '@/components/storefront/content/store-page-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { storePageProps } from '@/lib/server/pages/store-page';
import { onDemand } from '@/lib/server/pages/for-store';

export const getStaticPaths = onDemand;
export const getStaticProps = storePageProps('termsConditions');

function Terms({ body, foreign, updatedAt }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <StorePageView page="termsConditions" body={body} foreign={foreign} updatedAt={updatedAt} />;
}

export default inStorefront(Terms);

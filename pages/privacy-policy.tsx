import type { InferGetStaticPropsType } from 'next';
import { StorePageView } from '@/components/storefront/content/store-page-view';
import { storePageProps } from '@/lib/server/store-page';

export const getStaticProps = storePageProps('privacyPolicy');

export default function PrivacyPolicy({ body, updatedAt }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <StorePageView page="privacyPolicy" body={body} updatedAt={updatedAt} />;
}

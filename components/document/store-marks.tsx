import Head from 'next/head';
import { ThemeStyle } from '@/components/document/theme-style';
import { useStoreSetting } from '@/context/store-setting-context';
import { STORE_META } from '@/lib/browser/page-store';

/** What the document itself says of its store: the id, for browser modules, and the colours. */
export function StoreMarks() {
  const { storeId, primaryColor, secondaryColor } = useStoreSetting();
  return (
    <>
      <Head>
        <meta name={STORE_META} content={storeId} />
      </Head>
      <ThemeStyle primary={primaryColor} secondary={secondaryColor} />
    </>
  );
}

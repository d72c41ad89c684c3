import { storeManifest } from '@/lib/server/brand/store-manifest';
import { PAGE } from '@/theme/tokens/page';

export default function Manifest() {
  return null;
}

export const getServerSideProps = storeManifest(PAGE.light);

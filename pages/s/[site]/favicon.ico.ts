import { storeIcon } from '@/lib/server/brand/store-icon';

export default function Favicon() {
  return null;
}

export const getServerSideProps = storeIcon('favicon');

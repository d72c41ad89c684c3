import { storeIcon } from '@/lib/server/store-icon';

export default function Favicon() {
  return null;
}

export const getServerSideProps = storeIcon('favicon');

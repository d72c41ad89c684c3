import { storeIcon } from '@/lib/server/brand/store-icon';

export default function TouchIcon() {
  return null;
}

export const getServerSideProps = storeIcon('touch');
